import type { Locator, Page } from 'playwright/test'
import { expectAccessible } from './support/axe'
import { signIn } from './support/user-actions'
import { expect, test } from './support/test'

test.use({ motion: 'no-preference' })

const HOUR_MS = 3_600_000
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true })
const speaker = (page: Page, name: string) =>
  page.getByRole('list', { name: 'On stage' }).getByRole('listitem').filter({ hasText: name })
const listener = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Listening' }).getByRole('listitem').filter({ hasText: name })
/** The current picture of the video as a data URL, or '' before the first video frame. */
const pictureOf = (video: Locator): Promise<string> =>
  video.evaluate((element) => {
    if (!(element instanceof HTMLVideoElement) || element.videoWidth === 0) return ''
    const canvas = document.createElement('canvas')
    canvas.getContext('2d')?.drawImage(element, 0, 0, canvas.width, canvas.height)
    return canvas.toDataURL()
  })
const choose = async (page: Page, name: string, what: string): Promise<void> => {
  await page.getByRole('button', { name: `Actions for ${name}` }).click()
  await page.getByRole('menuitem', { name: what, exact: true }).click()
}

test('R1-018 R1-019 R1-030 R2-011 R2-013 R2-014 R2-016 R2-017 R2-018 R2-023 R2-030 R2-033 R2-034 R2-036 R2-037 R2-116 R2-121 R2-125 R2-126 R2-127 R2-128 R2-129 R2-131 R2-132 R2-166 SPC-6 MIC-3 MIC-7 a host creates and runs a space, other people join, and the host ends the space for everyone', async ({
  openPerson,
  problems,
}) => {
  problems.allow(/ERR_FAILED/)
  test.slow()
  const [ada, ben, sky] = await Promise.all([openPerson('Ada'), openPerson('Ben'), openPerson('Sky')])
  for (const { context } of [ada, ben, sky])
    await context.grantPermissions(['microphone', 'clipboard-read', 'clipboard-write'])
  await Promise.all([
    signIn(ada, 'ada@loop.example'),
    signIn(ben, 'ben@loop.example'),
    signIn(sky, 'super@loop.example'),
  ])

  // Ben's open list shows that the space is live.
  await ben.page.getByRole('link', { name: 'Spaces' }).first().click()
  await expect(ben.page.getByRole('article', { name: 'Open square: say hello to whoever is new' })).toContainText(
    'listening',
  )
  await expectAccessible(ben.page)

  await ada.page.goto('/group/10000001/space-create')
  await button(ada.page, 'Go live').click()
  await expect(ada.page.getByText('Enter a title')).toBeVisible()
  await ada.page.getByLabel('Title').fill('Tea at five')
  await expectAccessible(ada.page)
  await button(ada.page, 'Go live').click()
  // The host enters at once. Other people confirm a dialog first.
  await expect(speaker(ada.page, 'You')).toContainText('Host')
  const begun = Date.now()
  const address = new URL(ada.page.url()).pathname

  const card = ben.page.getByRole('article', { name: 'Tea at five' })
  await expect(card).toContainText('Live')
  await card.getByRole('button', { name: 'Actions for Tea at five' }).click()
  await expect(ben.page.getByRole('menu')).toHaveCSS('color-scheme', 'dark')
  await ben.page.getByRole('menuitem', { name: 'Copy link' }).click()
  const link = await ben.page.evaluate(() => navigator.clipboard.readText())
  expect(new URL(link).pathname).toMatch(/^\/s\/[A-Za-z0-9]{10}$/)
  await ben.page.goto(link)
  await expect(ben.page).toHaveURL(new RegExp(`${address}$`))
  await expect(ben.page.getByRole('dialog', { name: 'Join “Tea at five”' })).toBeVisible()
  await expectAccessible(ben.page)
  await button(ben.page, 'Join space').click()
  await expect(listener(ben.page, 'You')).toBeVisible()
  await expect(listener(ada.page, 'Ben')).toBeVisible()

  // Ben requests to speak, the host allows the request by a shortcut, and Ben's microphone opens.
  await button(ben.page, 'Ask to speak').click()
  await expect(ada.page.getByRole('button', { name: 'Allow Ben' })).toBeVisible()
  await ada.page.keyboard.press('a')
  await expect(speaker(ben.page, 'You')).toContainText('microphone on')
  await expect(speaker(ada.page, 'Ben')).toContainText('microphone on')
  await expectAccessible(ada.page)
  await expectAccessible(ben.page)

  // A host mutes Ben and moves him back to the listeners.
  await choose(ada.page, 'Ben', 'Mute')
  await expect(button(ben.page, 'Muted by a host')).toBeDisabled()
  await expect(speaker(ada.page, 'Ben')).toContainText('muted by a host')
  await choose(ada.page, 'Ben', 'Move to listeners')
  await expect(listener(ada.page, 'Ben')).toBeVisible()
  await expect(button(ben.page, 'Ask to speak')).toBeVisible()

  // An invited listener speaks only after accepting.
  await choose(ada.page, 'Ben', 'Invite to speak')
  await ben.page
    .getByRole('dialog', { name: 'You are invited to speak' })
    .getByRole('button', { name: 'Speak' })
    .click()
  await expect(speaker(ada.page, 'Ben')).toContainText('Speaker')
  await choose(ada.page, 'Ben', 'Move to listeners')
  await expect(button(ben.page, 'Ask to speak')).toBeVisible()

  // In open mode the server grants a request at once. The assertion checks the response of the server.
  await ada.page.getByRole('radio', { name: 'Open' }).click()
  await expect(ada.page.getByRole('radio', { name: 'Open' })).toBeChecked()
  await button(ben.page, 'Ask to speak').click()
  await expect(speaker(ada.page, 'Ben')).toContainText('Speaker')

  // The other people see the shared screen move until Ben stops sharing.
  await button(ben.page, 'Share').click()
  await ben.page.getByRole('menuitem', { name: 'Share screen' }).click()
  const seen = ada.page.getByLabel('Ben: screen')
  await expect.poll(() => pictureOf(seen)).not.toBe('')
  const first = await pictureOf(seen)
  await expect.poll(() => pictureOf(seen)).not.toBe(first)
  await button(ben.page, 'Stop sharing').first().click()
  await expect(seen).toHaveCount(0)

  // Everybody in the space sees a reaction, and the chat of the group is shown beside the stage.
  await ben.page.getByRole('button', { name: 'React', exact: true }).click()
  await button(ben.page, '🎉').click()
  await expect(ada.page.getByText('Ben reacted with 🎉')).toBeAttached()
  await expect(ben.page.getByRole('complementary', { name: 'Chat' })).toContainText('Chat')

  // On other pages the space continues as a card. Closing the card asks first.
  await ben.page.getByRole('link', { name: 'Messages' }).first().click()
  const floating = ben.page.getByRole('region', { name: 'You are in Tea at five' })
  await expect(floating).toContainText('Loop Town Square')
  await floating.getByRole('button', { name: 'Leave the space' }).click()
  await ben.page.getByRole('dialog', { name: 'Leave this space?' }).getByRole('button', { name: 'Cancel' }).click()
  await floating.getByRole('link').click()
  await expect(speaker(ben.page, 'You')).toBeVisible()

  // The host removes Sky from the space.
  await sky.page.goto(address)
  await button(sky.page, 'Join space').click()
  await expect(listener(ada.page, 'Sky')).toBeVisible()
  await choose(ada.page, 'Sky', 'Remove from space')
  await ada.page.getByRole('dialog', { name: 'Remove Sky?' }).getByRole('button', { name: 'Remove from space' }).click()
  await expect(sky.page.getByRole('dialog', { name: 'You were removed from this space' })).toBeVisible()

  // Set both clocks to the last minute: only the host is warned.
  for (const { page } of [ada, ben]) await page.clock.setSystemTime(begun + HOUR_MS - 40_000)
  const warning = ada.page.getByRole('dialog', { name: /^This space ends in \d+ s$/ })
  await expect(warning).toBeVisible()
  await warning.getByRole('button', { name: 'OK' }).click()
  await expect(ada.page.getByRole('dialog')).toHaveCount(0)
  await expect(ben.page.getByRole('dialog')).toHaveCount(0)

  // The host ends the space, and the space closes for everybody.
  await button(ada.page, 'End space').click()
  await ada.page
    .getByRole('dialog', { name: 'End “Tea at five” for everyone?' })
    .getByRole('button', { name: 'End space' })
    .click()
  for (const { page } of [ada, ben]) {
    await expect(page.getByRole('heading', { name: 'This space has ended' })).toBeVisible()
    await expect(page.getByText('Tuned in')).toBeVisible()
  }
  await expectAccessible(ben.page)
})

test('R1-042 R2-012 R2-021 R2-032 SPC-3 BI-121 BI-124 BI-125 BI-132 an invalid space_id, space_key or query_channelId in a URL shows "not found", and a planned space leads to the list of spaces', async ({
  openPerson,
}) => {
  const { page } = await openPerson('Vera', '/space/highlight')
  await expect(page.getByRole('heading', { name: 'Spaces' })).toBeVisible()
  await expect(page.getByRole('article').first()).toBeVisible()
  for (const path of ['/space/ab', '/s/%3Cscript%3E1%3C%2Fscript%3E']) {
    await page.goto(path)
    await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  }
  await page.goto('/space/0123abcd-0000-4000-8000-0123456789ab')
  await expect(page.getByRole('heading', { name: 'Space not found' })).toBeVisible()
  const member = await openPerson('Ada')
  await signIn(member, 'ada@loop.example')
  await member.page.goto('/group/10000001/space-edit?channelId=../x')
  await expect(member.page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await member.page.goto('/space/5bace001-0000-4000-8000-000300000003')
  await expect(member.page.getByText("Space 'Show and tell: what did you build?' has not started.")).toBeVisible()
  await expect(member.page).toHaveURL(/\/space$/)
})
