import type { Page } from 'playwright/test'
import { adaAndBen, go, log, openSquare, say, saying, signIn } from './support/user-actions'
import { expectAccessible } from './support/axe'
import { expect, test } from './support/test'

const row = (page: Page, text: string) => log(page).getByRole('article').filter({ hasText: text })
const menuOf = async (page: Page, text: string) => {
  await row(page, text).click({ button: 'right' })
  return page.getByRole('menu')
}
const choose = async (page: Page, text: string, option: string): Promise<void> => {
  await (await menuOf(page, text)).getByRole('menuitem', { name: option, exact: true }).click()
}
const pinned = (page: Page) => page.getByRole('region', { name: 'Pinned messages' })

test('R1-080 R1-094 R1-111 R1-169 R1-171 R1-220 members can react to, recall, pin, forward and search messages, and other members see each change', async ({
  openPerson,
}) => {
  const { ada, ben } = await adaAndBen(openPerson)
  await say(ben.page, 'The lantern walk starts at eight')
  await say(ben.page, 'I should not have said this')
  await expect(saying(ada.page, 'I should not have said this')).toBeVisible()

  // Ada reacts to the message. Ben sees the reaction and adds the same emoji.
  const menu = await menuOf(ada.page, 'The lantern walk')
  await expectAccessible(ada.page)
  await menu.getByRole('menuitem', { name: 'React with 👍' }).click()
  const bensThumb = row(ben.page, 'The lantern walk').getByRole('button', { name: /^👍, 1 person/ })
  await expect(bensThumb).toHaveAttribute('aria-pressed', 'false')
  await bensThumb.click()
  await expect(row(ada.page, 'The lantern walk').getByRole('button', { name: /^👍, 2 people: You/ })).toHaveAttribute(
    'aria-pressed',
    'true',
  )

  // The text of a recalled message disappears for both people, and the row names the author who recalled it.
  await choose(ben.page, 'I should not have said this', 'Recall')
  await expect(log(ben.page).getByText('You recalled a message')).toBeVisible()
  await expect(log(ada.page).getByText('Ben recalled a message')).toBeVisible()
  await expect(saying(ada.page, 'I should not have said this')).toHaveCount(0)

  // Ada, an admin, pins a message. Every member sees the pinned message but cannot unpin it.
  await choose(ada.page, 'The lantern walk', 'Pin')
  await expect(pinned(ben.page)).toContainText('The lantern walk starts at eight')
  await expect(pinned(ben.page).getByRole('button', { name: 'Unpin' })).toHaveCount(0)

  // Ben forwards a message to several conversations at once.
  await choose(ben.page, 'The lantern walk', 'Forward')
  const dialog = ben.page.getByRole('dialog', { name: 'Forward to…' })
  await dialog.getByLabel('Search conversations').fill('weekend')
  await dialog.getByRole('checkbox').first().check()
  await dialog.getByLabel('Search conversations').fill('River')
  await dialog.getByRole('checkbox').first().check()
  await dialog.getByRole('button', { name: 'Forward to 2' }).click()
  await expect(ben.page.getByText('Forwarded', { exact: true })).toBeVisible()
  await go(ada.page, '/group/300000003')
  await expect(saying(ada.page, 'The lantern walk starts at eight')).toBeVisible()

  for (const { page } of [ada, ben]) await go(page, '/group/10000001')
  await expect(row(ada.page, 'The lantern walk').getByRole('button', { name: /^👍, 2 people/ })).toBeVisible()
  await expect(log(ada.page).getByText('Ben recalled a message')).toBeVisible()
  await expect(pinned(ada.page)).toContainText('The lantern walk starts at eight')

  // The search looks only through the messages that this browser stores.
  await ben.page.getByRole('button', { name: 'Search in this conversation' }).click()
  const box = ben.page.getByRole('combobox', { name: 'Search in this conversation' })
  await box.fill('LANTERN walk')
  await expect(ben.page.getByRole('option', { name: /The lantern walk starts at eight/ })).toBeVisible()
  await expectAccessible(ben.page)
  await box.press('Enter')
  await expect(ben.page).toHaveURL(/seq=\d+/)
  await expect(saying(ben.page, 'The lantern walk starts at eight').first()).toBeInViewport()
  await box.fill('said this')
  await expect(ben.page.getByRole('status').filter({ hasText: 'No matches' })).toBeVisible()
})

test('R1-202 on a phone a long press on a message opens its actions, with which a member can report the message', async ({
  openPerson,
}) => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true }
  const ben = await openPerson('Ben', undefined, phone)
  await signIn(ben, 'ben@loop.example')
  await openSquare(ben.page)
  const last = log(ben.page).getByRole('article').last()
  await last.dispatchEvent('pointerdown', { pointerType: 'touch', clientX: 60, clientY: 60, bubbles: true })
  const sheet = ben.page.getByRole('dialog', { name: /^Message from/ })
  await expect(sheet).toBeVisible()
  await expectAccessible(ben.page)
  await expect(sheet.getByRole('button', { name: 'Recall' })).toHaveCount(0)
  await sheet.getByRole('button', { name: 'Report' }).click()
  const form = ben.page.getByRole('dialog', { name: /^Report .+\?$/ })
  await form.getByLabel('Reason').selectOption('Spam')
  await form.getByRole('button', { name: 'Report' }).click()
  await expect(form.getByText(/^Report sent/)).toBeVisible()
})
