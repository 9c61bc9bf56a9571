import type { Locator, Page } from 'playwright/test'
import { expectAccessible } from './support/axe'
import { expect, test } from './support/test'
import { composer, go, saying, signIn, signInByForm } from './support/user-actions'

const PHONE = { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }

const bar = (page: Page, text: string): Locator => page.getByRole('button', { name: text, exact: true })
const list = (page: Page): Locator => page.getByRole('dialog', { name: 'Scheduled messages' })
const rowOf = (page: Page, text: string): Locator => list(page).getByRole('listitem').filter({ hasText: text })
const choose = async (page: Page, text: string, item: string | RegExp): Promise<void> => {
  await composer(page).fill(text)
  await page.getByRole('button', { name: 'Send later' }).click()
  await page.getByRole('menuitem', { name: item }).click()
}

/** The next full minute that is at least 15 s ahead, on the page's clock, as the field takes it. */
const nextMinute = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const at = new Date(Math.ceil((Date.now() + 15_000) / 60_000) * 60_000)
    const local = new Date(at.getTime() - at.getTimezoneOffset() * 60_000)
    return local.toISOString().slice(0, 16)
  })

test('R4-401 R4-402 R4-403 R4-405 R4-408 a member schedules, edits and cancels messages and closes the page, and the other person on a phone gets each once', async ({
  openPerson,
}) => {
  test.slow()
  const ada = await openPerson('Ada')
  await signIn(ada, 'ada@loop.example')
  const { page } = ada
  await go(page, '/profile/1000000002')
  await page.getByRole('link', { name: 'Chat', exact: true }).click()
  await expect(composer(page)).toBeVisible()
  await expect(page.getByRole('button', { name: 'Send later' })).toHaveCount(0)

  // Two messages: when Ben is online, and tomorrow. Each leaves the text box.
  await choose(page, 'see you at the lake', /^When Ben/)
  await expect(bar(page, '1 scheduled message')).toBeVisible()
  await expect(composer(page)).toHaveValue('')
  await expect(composer(page)).toBeFocused()
  await composer(page).fill('tea at two')
  await page.getByRole('button', { name: 'Send', exact: true }).click({ button: 'right' })
  await page.getByRole('menuitem', { name: 'Tomorrow at 09:00' }).click()
  await bar(page, '2 scheduled messages').click()
  await expect(list(page).getByRole('listitem')).toHaveCount(2)
  await expectAccessible(page)

  // An edit survives a reload. A cancelled text goes back into the empty text box.
  await rowOf(page, 'tea at two').getByRole('button', { name: 'Edit' }).click()
  await list(page).getByRole('textbox', { name: 'Message' }).fill('coffee at two')
  await list(page).getByRole('button', { name: 'Save' }).click()
  await expect(rowOf(page, 'coffee at two')).toBeVisible()
  await page.reload()
  await bar(page, '2 scheduled messages').click()
  await rowOf(page, 'coffee at two').getByRole('button', { name: 'Cancel message' }).click()
  await expect(list(page).getByRole('listitem')).toHaveCount(1)
  await list(page).getByRole('button', { name: 'Close' }).click()
  await expect(composer(page)).toHaveValue('coffee at two')

  // A message that is sent at once leaves the list.
  await choose(page, 'changed my mind', /^In 1 hour/)
  await bar(page, '2 scheduled messages').click()
  await rowOf(page, 'changed my mind').getByRole('button', { name: 'Send now' }).click()
  await expect(list(page).getByRole('listitem')).toHaveCount(1)
  await list(page).getByRole('button', { name: 'Close' }).click()
  await expect(saying(page, 'changed my mind')).toHaveCount(1)

  // A third message for the next full minute. It comes last, because the other steps may take longer than a minute.
  await choose(page, 'on the minute', 'Pick a time…')
  await page.getByLabel('Date and time').fill(await nextMinute(page))
  await page.getByRole('button', { name: 'Schedule', exact: true }).click()
  await expect(bar(page, '2 scheduled messages')).toBeVisible()
  await page.close()

  // Ben comes, and gets the others: the first because he is online, the second on the minute.
  const ben = await openPerson('Ben', undefined, PHONE)
  await signInByForm(ben, 'ben@loop.example')
  await go(ben.page, '/message/1000000001')
  await expect(saying(ben.page, 'see you at the lake')).toHaveCount(1)
  await expect(saying(ben.page, 'changed my mind')).toHaveCount(1)
  await expect(saying(ben.page, 'on the minute')).toHaveCount(1, { timeout: 80_000 })
  await ben.page.reload()
  for (const text of ['see you at the lake', 'changed my mind', 'on the minute'])
    await expect(saying(ben.page, text)).toHaveCount(1)
  await expect(ben.page.getByText('tea at two')).toHaveCount(0)
})
