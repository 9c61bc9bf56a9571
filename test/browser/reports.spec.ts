import { adaAndBen, go, log, say, saying, signIn } from './support/user-actions'
import { expectAccessible } from './support/axe'
import { expect, test } from './support/test'

test('R4-701 R4-705 R4-706 R4-707 R4-708 a member reports a message, staff deletes it with a reason, and both people read their notifications', async ({
  openPerson,
}) => {
  const { ada, ben } = await adaAndBen(openPerson)
  const sky = await openPerson('Sky')
  await signIn(sky, 'super@loop.example')
  await go(sky.page, '/moderation?gid=10000001')
  await expect(sky.page.getByText('No open reports')).toBeVisible()

  await say(ada.page, 'Buy my coins')
  await expect(saying(ben.page, 'Buy my coins')).toBeVisible()
  await log(ben.page).getByRole('article').filter({ hasText: 'Buy my coins' }).click({ button: 'right' })
  await ben.page.getByRole('menuitem', { name: 'Report', exact: true }).click()
  const form = ben.page.getByRole('dialog', { name: 'Report Ada?' })
  await form.getByLabel('Reason').selectOption('Spam')
  await form.getByLabel('Details (optional)').fill('Third time today')
  await expectAccessible(ben.page)
  await form.getByRole('button', { name: 'Report' }).click()
  await expect(form.getByText(/^Report sent/)).toBeVisible()
  await form.getByRole('button', { name: 'Close' }).click()

  // The row appears without a reload. Its link leads to the message.
  await sky.page.getByRole('link', { name: 'Open the message' }).click()
  await expect(sky.page).toHaveURL(/\/group\/10000001\?seq=\d+$/)
  await expect(saying(sky.page, 'Buy my coins')).toBeInViewport()
  await sky.page.goBack()
  await sky.page.getByRole('button', { name: 'Decide: Message from Ada' }).click()
  await expectAccessible(sky.page)
  const decision = sky.page.getByRole('dialog', { name: 'Message from Ada' })
  await decision.getByLabel('What to do').selectOption('delete')
  await decision.getByLabel('Reason for the person (optional)').fill('No ads here')
  await decision.getByRole('button', { name: 'Delete the message' }).click()
  await expect(sky.page.getByText('No open reports')).toBeVisible()
  await sky.page.getByRole('tab', { name: 'Decided' }).click()
  await expect(sky.page.getByText(/^Message deleted by/)).toBeVisible()

  await expect(saying(ben.page, 'Buy my coins')).toHaveCount(0)
  for (const { page } of [ada, ben]) await go(page, '/notifications')
  await expect(ben.page.getByText('Your report was looked at, and action was taken. Thank you.').first()).toBeVisible()
  await expect(ada.page.getByText('Your message was removed after a report.').first()).toBeVisible()
  await expect(ada.page.getByText('No ads here').first()).toBeVisible()
})
