import type { Page } from 'playwright/test'
import { signIn } from './support/user-actions'
import { expect, test } from './support/test'

const SQUARE = 'Open square: say hello to whoever is new'
const BROTH = '/space/5bace001-0000-4000-8000-000410000041'
const COMING = 'Show and tell: what did you build?'
/** The address of a private group that Ada owns. */
const HOUSE = '/group/470000047'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })
const card = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true })
const seat = (page: Page, name: string | RegExp) =>
  page.getByRole('list', { name: 'Listening' }).getByRole('listitem').filter({ hasText: name })

test('R2-020 R2-028 R2-124 R2-183 SPC-3 a visitor sees the list of spaces, but must sign in to enter a space', async ({
  openPerson,
}) => {
  const { page } = await openPerson('Vera', '/space')
  await expect(card(page, COMING)).toContainText('Starts in')
  await expect(card(page, COMING).getByRole('button', { name: 'Remind me' })).toHaveCount(0)
  await card(page, SQUARE).getByRole('button', { name: 'Join', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('Sign in to take part')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  await page.goto('/space/5bace001-0000-4000-8000-000010000001')
  await expect(page).toHaveURL(/\/group\/10000001$/)
})

test('R1-062 R2-035 R2-121 R2-122 R2-123 R2-133 R2-161 SPC-6 SPC-7 a non-member must join or apply to the group before entering its space, and nobody is in two spaces at once', async ({
  openPerson,
}) => {
  const [ada, dora] = await Promise.all([
    openPerson('Ada'),
    openPerson('Dora', undefined, { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }),
  ])
  await Promise.all([signIn(ada, 'ada@loop.example'), signIn(dora, 'dora@x.example')])

  // In front of a space of a private group, a non-member sees an application form and does not enter.
  await ada.page.goto(`${HOUSE}/space-create`)
  await ada.page.getByLabel('Title').fill('Where the piano goes')
  await button(ada.page, 'Go live').click()
  await expect(button(ada.page, 'End space')).toBeVisible()
  const address = new URL(ada.page.url()).pathname
  await dora.page.goto('/space')
  await expect(card(dora.page, SQUARE)).toBeVisible()
  await expect(card(dora.page, 'Where the piano goes')).toHaveCount(0)
  await dora.page.goto(address)
  await button(dora.page, 'Join space').click()
  await expect(dora.page.getByRole('dialog', { name: /is private$/ })).toBeVisible()
  await expect(button(dora.page, 'Ask to speak')).toHaveCount(0)
  await expect(seat(ada.page, /Member \d{4}/)).toHaveCount(0)

  // To enter a space of a public group, Dora first joins the group.
  await dora.page.goto(BROTH)
  await button(dora.page, 'Join space').click()
  await dora.page
    .getByRole('dialog', { name: /^Join Noodle/ })
    .getByRole('button', { name: 'Join', exact: true })
    .click()
  await expect(seat(dora.page, 'You')).toBeVisible()

  // Ada enters only after she confirms leaving her own space.
  await ada.page.goto(BROTH)
  await button(ada.page, 'Join space').click()
  const asked = ada.page.getByRole('dialog', { name: 'Leave the other space?' })
  await expect(asked).toContainText('You are in “Where the piano goes”.')
  await asked.getByRole('button', { name: 'Cancel' }).click()
  await expect(asked).toHaveCount(0)
  // The open dialog makes the card of Ada's own space inert, so the card has no accessible role.
  const floating = ada.page.getByRole('region', { name: 'You are in Where the piano goes', includeHidden: true })
  await expect(floating).toBeVisible()
  await expect(seat(dora.page, 'Ada')).toHaveCount(0)
  await button(ada.page, 'Join space').click()
  await asked.getByRole('button', { name: 'Leave and join' }).click()
  await expect(seat(ada.page, 'You')).toBeVisible()
  await expect(seat(dora.page, 'Ada')).toBeVisible()
  await expect(floating).toHaveCount(0)
})
