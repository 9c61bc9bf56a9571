import { go, log, signIn } from './support/user-actions'
import { expectAccessible } from './support/axe'
import { expect, test } from './support/test'

/** The address of a private group that Ada owns. */
const HOUSE = '/group/470000047'

test('R2-006 R2-042 R2-043 R2-157 R1-172 ACC-6 an admin can accept an access request on the card that announces it, and the applicant sees the decision', async ({
  openPerson,
}) => {
  const [ada, dora] = await Promise.all([openPerson('Ada'), openPerson('Dora')])
  await Promise.all([signIn(ada, 'ada@loop.example'), signIn(dora, 'dora@x.example')])
  // The bell counts existing notices as new until this browser has opened their lists.
  const bell = (page: typeof ada.page) => page.getByRole('button', { name: /^Notifications/ })
  await expect(bell(ada.page)).toHaveAccessibleName('Notifications, 3 new')
  await bell(ada.page).click()
  const centre = ada.page.getByRole('dialog', { name: 'Notifications' })
  await expect(centre.getByText('Welcome to Loop.', { exact: false })).toBeVisible()
  await expectAccessible(ada.page)
  await centre.getByRole('tab', { name: 'Requests' }).click()
  await expect(centre.getByRole('listitem')).toHaveCount(1)
  await ada.page.keyboard.press('Escape')
  await expect(bell(ada.page)).toHaveAccessibleName('Notifications')

  await go(dora.page, HOUSE)
  await dora.page.getByRole('button', { name: 'Apply to join' }).click()
  await dora.page
    .getByRole('dialog', { name: /is private$/ })
    .getByRole('button', { name: 'Apply to join' })
    .click()
  await dora.page
    .getByRole('dialog', { name: /^Apply to join/ })
    .getByRole('button', { name: 'Send request' })
    .click()

  const card = ada.page.getByRole('region', { name: 'New notifications' }).getByRole('article')
  // A pointer on the card keeps it open. Otherwise the card is a line before the check of accessibility ends.
  await card.getByRole('button', { name: 'Accept' }).hover()
  await expect(card).toContainText(/Member \d{4} asks to join Ada & Ben, moving house/)
  await expect(bell(ada.page)).toHaveAccessibleName('Notifications, 1 new')
  await expectAccessible(ada.page)
  await card.getByRole('button', { name: 'Accept' }).click()
  await expect(card).toHaveCount(0)

  const answer = dora.page.getByRole('region', { name: 'New notifications' }).getByRole('article')
  await expect(answer).toContainText('You can now enter Ada & Ben, moving house')
  await bell(dora.page).click()
  await expect(
    dora.page.getByRole('dialog', { name: 'Notifications' }).getByRole('link', { name: /moving house/ }),
  ).toHaveAttribute('href', HOUSE)

  // The list, the chat and a reload show the same decision.
  await go(ada.page, '/notifications')
  await ada.page.getByRole('tab', { name: 'Requests' }).click()
  const row = ada.page.getByRole('listitem').filter({ hasText: /Member \d{4}/ })
  await expect(row.getByText('Accepted')).toBeVisible()
  await expect(row.getByRole('button', { name: 'Accept' })).toHaveCount(0)
  await ada.page.goto(HOUSE)
  await expect(
    log(ada.page)
      .getByRole('article')
      .filter({ hasText: /Member \d{4} asks to join/ })
      .getByText('Accepted'),
  ).toBeVisible()
})
