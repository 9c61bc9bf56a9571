import { expectAccessible } from './support/axe'
import { SERVER_GONE } from './support/server'
import { expect, test } from './support/test'
import { composer, go, log, openSquare, say, signIn, signInByForm } from './support/user-actions'

const PHONE = { viewport: { width: 390, height: 844 } }
const FIFTEEN_DAYS_MS = 15 * 86_400_000
const WORDS = 'See you on the roof'

test('R4-607 R4-608 R4-611 a member requests the deletion on one device, and keeps the account on another', async ({
  openPerson,
}) => {
  const desk = await openPerson('Ben at his desk')
  await signIn(desk, 'ben@loop.example')
  await go(desk.page, '/settings')
  const remove = desk.page.getByRole('button', { name: 'Delete account' })
  await expect(remove).toBeEnabled()
  await remove.press('Enter')
  const dialog = desk.page.getByRole('dialog', { name: 'Delete your account?' })
  await expect(dialog).toContainText(/You lose what you hold: [\d,.]+ LOOP/)
  await expect(dialog).toContainText('Your messages in other people’s chats, from “Deleted account”')
  await expectAccessible(desk.page)
  await dialog.getByRole('button', { name: 'Delete in 14 days' }).press('Enter')
  await expect(desk.page.getByText(/^Your account will be deleted on /)).toBeVisible()
  await expectAccessible(desk.page)

  await go(desk.page, '/notifications')
  await expect(desk.page.getByText('Your account will be deleted in 14 days.')).toBeVisible()

  const phone = await openPerson('Ben on his phone', undefined, PHONE)
  await signInByForm(phone, 'ben@loop.example')
  await phone.page.goto('/settings')
  await expect(phone.page.getByText(/^Your account will be deleted on /)).toBeVisible()
  await phone.page.getByRole('button', { name: 'Keep my account' }).click()
  await expect(phone.page.getByRole('button', { name: 'Delete account' })).toBeVisible()
  await expectAccessible(phone.page)
})

test('R4-609 R4-610 after the deletion the others read the messages of a deleted account, and its sessions are over', async ({
  openPerson,
  problems,
  server,
}) => {
  // The browsers report that the server is away, and the calls of the ended session.
  problems.allow(SERVER_GONE)
  problems.allow(/401 \(Unauthorized\)/)
  const ben = await openPerson('Ben')
  await signIn(ben, 'ben@loop.example')
  await openSquare(ben.page)
  await say(ben.page, WORDS)
  const ada = await openPerson('Ada', undefined, PHONE)
  await signIn(ada, 'ada@loop.example')
  await openSquare(ada.page)
  const message = log(ada.page).getByRole('article').filter({ hasText: WORDS })
  await expect(message).toBeVisible()

  await go(ben.page, '/settings')
  await ben.page.getByRole('button', { name: 'Delete account' }).click()
  await ben.page.getByRole('dialog').getByRole('button', { name: 'Delete in 14 days' }).click()
  await expect(ben.page.getByText(/^Your account will be deleted on /)).toBeVisible()

  await server.kill()
  await server.restart(['--clock-ahead', String(FIFTEEN_DAYS_MS)])
  await expect(ben.page).toHaveURL(/\/sign-in/, { timeout: 60_000 })
  // Ada's open page learns of it when it is connected again.
  await expect(message).toContainText('Deleted account', { timeout: 60_000 })
  await expect(message).toContainText(WORDS)
  await expect(message).not.toContainText('Ben')
  await expect(composer(ada.page)).toBeVisible()
  await go(ada.page, '/profile/1000000002')
  await expect(ada.page.getByText('No user with this ID')).toBeVisible()
})
