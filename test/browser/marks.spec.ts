import type { Locator, Page } from 'playwright/test'
import { expectAccessible } from './support/axe'
import { expect, test } from './support/test'
import { go, say, saying, signIn, signInByForm } from './support/user-actions'

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }
const rowOf = (page: Page, name: string): Locator =>
  page.getByRole('list', { name: 'Conversations' }).getByRole('link', { name: new RegExp(`^${name}`) })
const marked = (row: Locator): Locator => row.getByText('Marked as unread')
const choose = async (page: Page, row: Locator, item: string): Promise<void> => {
  await row.focus()
  await page.keyboard.press('Shift+F10')
  await page.getByRole('menuitem', { name: item }).click()
}

test('R4-001 R4-002 R4-003 R4-004 a member marks chats as read and unread by menu and key, offline too, and a phone with the same account shows the marks', async ({
  openPerson,
  problems,
}) => {
  problems.allow(/ERR_|WebSocket|Failed to (?:fetch|load)/)
  const ada = await openPerson('Ada')
  const ben = await openPerson('Ben')
  await Promise.all([signIn(ada, 'ada@loop.example'), signIn(ben, 'ben@loop.example')])
  const { page } = ada
  await go(page, '/message/1000000003')
  const square = rowOf(page, 'Loop Town Square')

  // All chats are read at once, and the title of the page counts nothing any more.
  await expect(
    page
      .getByRole('list', { name: 'Conversations' })
      .getByText(/unread message/)
      .first(),
  ).toBeAttached()
  await choose(page, square, 'Mark all chats as read')
  await expect(page.getByRole('list', { name: 'Conversations' }).getByText(/unread message/)).toHaveCount(0)

  // A mark by key survives a reload.
  await square.focus()
  await page.keyboard.press('u')
  await expect(marked(square)).toBeAttached()
  await expectAccessible(page)
  await page.reload()
  await expect(marked(square)).toBeAttached()
  await choose(page, square, 'Mark as read')
  await expect(marked(square)).toHaveCount(0)

  // Without a network the mark shows at once, and is sent later.
  await ada.cutNetwork()
  await choose(page, square, 'Mark as unread')
  await expect(marked(square)).toBeAttached()
  const sent = page.waitForResponse(/\/api\/chat\/mark_unread/)
  await ada.restoreNetwork()
  await sent

  // The phone shows the mark, and opening the chat there removes it. Ben's list has no mark.
  await go(ben.page, '/message/1000000003')
  await expect(rowOf(ben.page, 'Loop Town Square')).toBeVisible()
  await expect(marked(rowOf(ben.page, 'Loop Town Square'))).toHaveCount(0)
  const phone = await openPerson('Ada on a phone', undefined, PHONE)
  await signInByForm(phone, 'ada@loop.example')
  await go(phone.page, '/message')
  await expect(marked(rowOf(phone.page, 'Loop Town Square'))).toBeAttached()
  await rowOf(phone.page, 'Loop Town Square').click()
  await expect(phone.page.getByRole('textbox', { name: /^Message / })).toBeVisible()
  await say(phone.page, 'read on the phone')
  await expect(saying(phone.page, 'read on the phone')).toHaveCount(1)
  await phone.page.goBack()
  await expect(rowOf(phone.page, 'Loop Town Square')).toBeVisible()
  await expect(marked(rowOf(phone.page, 'Loop Town Square'))).toHaveCount(0)
})
