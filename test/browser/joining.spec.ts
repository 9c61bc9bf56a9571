import { composer, go, log, say, saying, signIn } from './support/user-actions'
import { expectAccessible } from './support/axe'
import { expect, test } from './support/test'

const WELCOME = 'Welcome! You are a member now.'
/** The address of a private group that Ada owns. */
const HOUSE = '/group/470000047'

test('R1-075 R1-155 R1-158 R1-156 JOIN-5 a person can join a group from the search, by an accepted request or by an invite link', async ({
  openPerson,
}) => {
  // Four people sign in, one after another.
  test.slow()
  const cleo = await openPerson('Cleo')
  await signIn(cleo, 'cleo@x.example')
  await go(cleo.page, '/search')
  const box = cleo.page.getByRole('textbox', { name: 'Search groups and people' })
  await expect(box).toBeFocused()
  await box.fill('nothing of that name')
  await expect(cleo.page.getByText('no results found')).toBeVisible()
  await box.fill('rooftop')
  const row = cleo.page.getByRole('listitem').filter({ hasText: 'Rooftop Gardeners' })
  await expect(row).toBeVisible()
  await expectAccessible(cleo.page)
  await row.getByRole('button', { name: 'Join', exact: true }).click()
  const asked = cleo.page.getByRole('dialog', { name: /^Join Rooftop Gardeners/ })
  await expect(asked).toBeVisible()
  await expectAccessible(cleo.page)
  await asked.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(cleo.page.getByText(WELCOME)).toBeVisible()
  await expect(cleo.page).toHaveURL(/\/group\/530000053$/)
  await expect(composer(cleo.page)).toBeVisible()
  await cleo.page.goBack()
  await expect(row.getByRole('button', { name: 'Joined' })).toBeDisabled()

  const dora = await openPerson('Dora')
  await signIn(dora, 'dora@x.example')
  await go(dora.page, HOUSE)
  await dora.page.getByRole('button', { name: 'Apply to join' }).click()
  const closed = dora.page.getByRole('dialog', { name: /is private$/ })
  await expect(closed.getByText(/^This is a private group/)).toBeVisible()
  await closed.getByRole('button', { name: 'Apply to join' }).click()
  await dora.page
    .getByRole('dialog', { name: /^Apply to join/ })
    .getByRole('button', { name: 'Send request' })
    .click()
  await expect(dora.page.getByText('Request sent.', { exact: false })).toBeVisible()
  await expect(dora.page.getByRole('button', { name: 'Requested' })).toBeDisabled()
  await dora.page.reload()
  await expect(dora.page.getByRole('button', { name: 'Requested' })).toBeDisabled()

  const ada = await openPerson('Ada')
  await signIn(ada, 'ada@loop.example')
  await go(ada.page, HOUSE)
  const request = log(ada.page)
    .getByRole('article')
    .filter({ hasText: /Member \d{4} asks to join/ })
  await request.getByRole('button', { name: 'Accept' }).click()
  await expect(request.getByText('Accepted')).toBeVisible()
  await expect(request.getByRole('button', { name: 'Accept' })).toHaveCount(0)
  await expect(composer(dora.page)).toBeVisible()
  await say(dora.page, 'thank you for letting me in')
  await expect(saying(ada.page, 'thank you for letting me in')).toBeVisible()

  // Ada removes Dora, who has the group open. Dora sees a dialog and leaves the group's page.
  await go(ada.page, `${HOUSE}/manage-admin`)
  await ada.page
    .getByRole('button', { name: /^Actions for Member \d{4}$/ })
    .first()
    .click()
  await ada.page.getByRole('menuitem', { name: 'Remove from group' }).click()
  await ada.page
    .getByRole('dialog', { name: /^Remove Member \d{4}\?$/ })
    .getByRole('button', { name: 'Remove from group' })
    .click()
  const out = dora.page.getByRole('dialog', { name: /^You were removed from/ })
  await expect(out).toBeVisible()
  await out.getByRole('button', { name: 'Continue' }).click()
  await expect(dora.page).toHaveURL(/\/message/)
  await expect(
    dora.page.getByRole('list', { name: 'Conversations' }).getByRole('link', { name: /^Ada & Ben, moving house/ }),
  ).toHaveCount(0)

  const emil = await openPerson('Emil')
  await signIn(emil, 'emil@x.example')
  await emil.page.goto('/g/OpenMic8')
  await say(emil.page, 'my five minutes')
  const toWrite = emil.page.getByRole('dialog', { name: /to write here$/ })
  await expect(toWrite).toBeVisible()
  await toWrite.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(emil.page.getByText(WELCOME)).toBeVisible()
  await expect(emil.page).toHaveURL(/\/group\/58000058$/)
  await expect(composer(emil.page)).toHaveValue('my five minutes')
  await expect(saying(emil.page, 'my five minutes')).toHaveCount(0)
  await composer(emil.page).press('Enter')
  await expect(saying(emil.page, 'my five minutes')).toBeVisible()

  await emil.page.getByRole('button', { name: 'Group actions' }).click()
  await emil.page.getByRole('menuitem', { name: 'Leave group' }).click()
  await emil.page
    .getByRole('dialog', { name: /^Leave/ })
    .getByRole('button', { name: 'Leave group' })
    .click()
  await expect(emil.page.getByText('You left the group')).toBeVisible()
  await expect(emil.page).toHaveURL(/\/group$/)
})

test('R1-095 R1-375 R2-003 ALL-10 a visitor who presses Join in the search or on a group card is asked to sign in', async ({
  openPerson,
}) => {
  const { page } = await openPerson('Vera', '/search?q=rooftop')
  await page
    .getByRole('listitem')
    .filter({ hasText: 'Rooftop Gardeners' })
    .getByRole('button', { name: 'Join', exact: true })
    .click()
  await expect(page.getByRole('dialog')).toContainText('Sign in to take part')

  // A group card on the Discover page has a Join button. The card keeps its height while its lazy parts load.
  await page.goto('/group')
  const card = page.getByRole('article').filter({ hasText: 'Mesh Protocol Builders' })
  await expect(card).toBeVisible()
  const { height } = (await card.boundingBox()) ?? { height: 0 }
  await card.getByRole('button', { name: 'Join', exact: true }).click()
  await expect(page.getByRole('dialog')).toContainText('Sign in to take part')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
  expect([height, (await card.boundingBox())?.height]).toEqual([240 + 35 + 35, 310])
  await card.getByRole('button', { name: /^\d of \d/ }).click()
  await expect(card.getByRole('button', { name: /^2 of \d/ })).toBeVisible()
  await expectAccessible(page)
})
