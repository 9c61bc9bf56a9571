import { expect } from 'playwright/test'
import { composer, openSquare, signIn } from './support/user-actions'
import { test } from './support/test'

test('a dialog opened from a menu takes the focus, and Esc returns the focus to the button of the menu', async ({
  openPerson,
}) => {
  const ada = await openPerson('Ada')
  await signIn(ada, 'ada@loop.example')
  await openSquare(ada.page)
  const { page } = ada
  const menu = page.getByRole('button', { name: 'Group actions' })
  for (const name of ['Clear history', 'Leave group', 'Invite people']) {
    await menu.click()
    await page.getByRole('menuitem', { name, exact: true }).click()
    const dialog = page.getByRole('dialog')
    await expect(dialog.locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Tab')
    await expect(dialog.locator(':focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    await expect(menu).toBeFocused()
  }
})

test('choosing a chat in the quick switcher focuses the chat’s message box and puts the chat’s name in the tab title', async ({
  openPerson,
}) => {
  const ada = await openPerson('Ada')
  await signIn(ada, 'ada@loop.example')
  await openSquare(ada.page)
  const { page } = ada
  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('River Chronicle')
  await page.keyboard.press('Enter')
  await expect(composer(page)).toBeFocused()
  await expect(page).toHaveTitle(/^\(\d+\+?\) River Chronicle · Loop$/)
})

test('R1-101 a chat that opens automatically does not close an open menu of the chat list', async ({ openPerson }) => {
  const ada = await openPerson('Ada')
  await signIn(ada, 'ada@loop.example')
  const { page } = ada
  let letIn = (): void => undefined
  const held = new Promise<void>((resolve) => {
    letIn = resolve
  })
  await page.route(/Grou-[^/]*\.js/, async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/message')
  await page
    .getByRole('list')
    .getByRole('link', { name: /Weekend Makers/ })
    .last()
    .click({ button: 'right' })
  await expect(page.getByRole('menu')).toBeVisible()
  letIn()
  await expect(page.getByRole('article').last()).toBeVisible()
  await expect(page.getByRole('menu')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
})

test('Enter on a row of the chat list opens the chat and leaves the focus on that row', async ({ openPerson }) => {
  const ada = await openPerson('Ada')
  await signIn(ada, 'ada@loop.example')
  const { page } = ada
  await page.goto('/message')
  await expect(page.getByRole('article').last()).toBeVisible()
  for (const [name, path] of [
    [/Weekend Makers/, /\/group\//],
    [/Layla|ليلى/, /\/message\//],
    [/River Chronicle/, /\/group\//],
    [/^Loop Town Square/, /\/group\//],
  ] as const) {
    const row = page.getByRole('list').getByRole('link', { name }).last()
    await row.press('Enter')
    await expect(page).toHaveURL(path)
    await expect(page.getByRole('article').last()).toBeVisible()
    await expect(row).toBeFocused()
  }
})
