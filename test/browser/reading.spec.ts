import { adaAndBen, composer, go, log, openSquare, say, saying, signIn } from './support/user-actions'
import { expect, test } from './support/test'

test.use({ motion: 'no-preference' })

test('R1-110 R1-164 IM-10 a member sees unread counts and a divider before new messages, and can scroll to the first message and back', async ({
  openPerson,
}) => {
  // Reads the whole history, ten messages per page.
  test.slow()
  const ada = await openPerson('Ada')
  const ben = await openPerson('Ben')
  await signIn(ada, 'ada@loop.example')
  await signIn(ben, 'ben@loop.example')
  // Loop Town Square stays unread while another chat is open.
  await go(ada.page, '/group/40000004')
  const row = ada.page.getByRole('link', { name: /^Loop Town Square/ })
  await expect(row.getByText('4', { exact: true })).toBeVisible()
  await openSquare(ben.page)
  await say(ben.page, 'one more for Ada')
  await expect(row.getByText('5', { exact: true })).toBeVisible()
  await expect(row).toContainText('one more for Ada')

  await row.click()
  await expect(ada.page.getByText('New messages')).toBeVisible()
  await expect(saying(ada.page, 'one more for Ada')).toBeVisible()
  await go(ada.page, '/group/40000004')
  await expect(row.getByText('5', { exact: true })).toHaveCount(0)

  await row.click()
  await expect(saying(ada.page, 'one more for Ada')).toBeVisible()
  await expect(ada.page.getByText('This is the start of the conversation')).toHaveCount(0)
  await expect(async () => {
    await log(ada.page).evaluate((list) => {
      list.scrollTop = 0
    })
    await expect(ada.page.getByText('This is the start of the conversation')).toBeVisible({ timeout: 200 })
  }).toPass({ intervals: [50], timeout: 60_000 })
  await say(ben.page, 'while Ada reads above')
  const back = ada.page.getByRole('main').getByRole('button', { name: /latest messages|new/ })
  await expect(back).toContainText('1')
  await back.click()
  await expect(saying(ada.page, 'while Ada reads above')).toBeInViewport()
})

test('R1-200 markup in a message shows as typed, and a web address becomes a link', async ({ openPerson }) => {
  const { ada, ben } = await adaAndBen(openPerson)
  const hostile = '<img src=x onerror=alert(1)> javascript:alert(1)'
  await say(ben.page, hostile)
  await expect(saying(ada.page, hostile)).toHaveCount(1)
  await say(ben.page, 'see https://docs.loop.example/a?b=c')
  const link = log(ada.page).getByRole('link', { name: 'https://docs.loop.example/a?b=c' })
  await expect(link).toHaveAttribute('href', 'https://docs.loop.example/a?b=c')
  await expect(link).toHaveAttribute('rel', /noopener/)
  await expect(log(ada.page).locator('img[src="x"]')).toHaveCount(0)
})

test('a chosen language also applies in another tab, and a chosen theme stays after a reload', async ({
  openPerson,
}) => {
  const { page, context } = await openPerson('Vera', '/group')
  await page.getByRole('button', { name: 'Preferences' }).click()
  await page.getByLabel('Theme').selectOption('Dark')
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Preferences' }).click()
  await page.getByLabel('Language', { exact: true }).selectOption('中文')
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { name: '发现' })).toBeVisible()
  const second = await context.newPage()
  await second.goto('/group')
  await expect(second.getByRole('heading', { name: '发现' })).toBeVisible()
  await expect(second.locator('html')).toHaveAttribute('lang', 'zh-Hans')
  await page.reload()
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
  await expect(composer(page)).toHaveCount(0)
})
