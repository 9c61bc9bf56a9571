import { adaAndBen, go, log, say, saying, signIn } from './support/user-actions'
import { expectAccessible } from './support/axe'
import { expect, test } from './support/test'

test('R4-711 R4-712 R4-713 a banned person appeals, another decider accepts, and the ban ends', async ({
  openPerson,
}) => {
  const { ada, ben } = await adaAndBen(openPerson)
  const sky = await openPerson('Sky')
  await signIn(sky, 'super@loop.example')

  // Ada, an admin, reports Ben's message and bans Ben.
  await say(ben.page, 'Buy my coins')
  await expect(saying(ada.page, 'Buy my coins')).toBeVisible()
  await log(ada.page).getByRole('article').filter({ hasText: 'Buy my coins' }).click({ button: 'right' })
  await ada.page.getByRole('menuitem', { name: 'Report', exact: true }).click()
  const form = ada.page.getByRole('dialog', { name: 'Report Ben?' })
  await form.getByRole('button', { name: 'Report' }).click()
  await expect(form.getByText(/^Report sent/)).toBeVisible()
  await form.getByRole('button', { name: 'Close' }).click()
  await go(ada.page, '/moderation?gid=10000001')
  await ada.page.getByRole('button', { name: 'Decide: Message from Ben' }).click()
  const decision = ada.page.getByRole('dialog', { name: 'Message from Ben' })
  await decision.getByLabel('What to do').selectOption('banForever')
  await decision.getByLabel('Reason for the person (optional)').fill('No ads here')
  await decision.getByRole('button', { name: 'Ban for ever' }).click()
  await ada.page.getByRole('tab', { name: 'Bans' }).click()
  await expect(ada.page.getByRole('listitem').filter({ hasText: 'Banned by Ada' })).toContainText('For ever')
  await expectAccessible(ada.page)

  // Ben appeals from the notification. The text that he wrote is there after a reload.
  await go(ben.page, '/notifications')
  await ben.page.getByRole('link', { name: 'Appeal' }).first().click()
  await expect(ben.page.getByRole('heading', { name: 'Banned for ever' })).toBeVisible()
  await ben.page.getByLabel('Why is the decision wrong?').fill('These were chocolate coins')
  await expectAccessible(ben.page)
  await ben.page.reload()
  await expect(ben.page.getByLabel('Why is the decision wrong?')).toHaveValue('These were chocolate coins')
  await ben.page.getByRole('button', { name: 'Send the appeal' }).click()
  await expect(ben.page.getByText(/^Your appeal was sent/)).toBeVisible()

  // Ada sees the appeal but does not decide. Sky does.
  await ada.page.getByRole('tab', { name: 'Appeals' }).click()
  await expect(ada.page.getByText('These were chocolate coins')).toBeVisible()
  await expect(ada.page.getByText(/^You made this decision/)).toBeVisible()
  await go(sky.page, '/moderation')
  await sky.page.getByRole('tab', { name: 'Appeals' }).click()
  await sky.page.getByRole('button', { name: 'Decide: Appeal from Ben' }).click()
  const answer = sky.page.getByRole('dialog', { name: 'Appeal from Ben' })
  await answer.getByLabel('What to do').selectOption('accept')
  await answer.getByLabel('Reason for the person (optional)').fill('Chocolate is fine')
  await expectAccessible(sky.page)
  await answer.getByRole('button', { name: 'Accept the appeal' }).click()
  await expect(sky.page.getByText(/^Appeal accepted by/)).toBeVisible()

  // The ban has ended, and the log says who did what.
  await ada.page.getByRole('tab', { name: 'Bans' }).click()
  await expect(ada.page.getByText('Nobody is banned')).toBeVisible()
  await ada.page.getByRole('tab', { name: 'Log' }).click()
  await expect(ada.page.getByRole('listitem').first()).toContainText('Appeal accepted · Ben')
  await expect(ada.page.getByRole('listitem').nth(1)).toContainText('Banned for ever · Ben')
  await go(ben.page, '/notifications')
  await expect(ben.page.getByText('Your appeal was accepted.').first()).toBeVisible()
  await expect(ben.page.getByText('Chocolate is fine').first()).toBeVisible()
})
