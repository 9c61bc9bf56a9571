import type { Page } from 'playwright/test'
import type { BrowserUser } from './support/browser-user'
import { adaAndBen, go, openSquare } from './support/user-actions'
import { expectAccessible } from './support/axe'
import { expect, test } from './support/test'

test.use({ motion: 'no-preference' })

const SEND = '**/api/bubble/send'
const form = (page: Page) => page.getByRole('dialog', { name: 'Send a bubble rain' })
const rain = (page: Page) => page.getByRole('region', { name: 'Bubble rain from Ada' })
const gemsIn = (page: Page) => rain(page).getByRole('button', { name: /gem$/ })
/** Checks that the wallet shows this balance. At the start Ada has 1,311 LOOP and Ben has 1,312 LOOP. */
const expectBalance = async (page: Page, amount: string): Promise<void> => {
  await go(page, '/wallet')
  await expect(page.getByRole('list', { name: 'Balances' }).getByRole('link', { name: 'LOOP' })).toContainText(amount)
}
const fill = async (page: Page, total: string, count: string): Promise<void> => {
  await page.getByRole('button', { name: 'Bubble rain', exact: true }).click()
  await form(page).getByLabel('Total amount').fill(total)
  await form(page).getByRole('radio', { name: 'Even' }).check()
  await form(page).getByLabel('Bubbles').fill(count)
}

test('R1-111 R1-176 R1-208 R1-362 BUB-5 after two people each pop a bubble of a bubble rain, the shown rewards equal the changes of their balances', async ({
  openPerson,
}) => {
  const { ada, ben } = await adaAndBen(openPerson)
  await fill(ada.page, '40', '2')
  await expect(form(ada.page).getByText('40.4 LOOP')).toBeVisible()
  await expectAccessible(ada.page)
  const send = async (amount: string) => {
    await form(ada.page)
      .getByRole('button', { name: `Rain ${amount} LOOP` })
      .click()
    await expect(form(ada.page).getByText('Bubble sent successfully')).toBeVisible()
    await form(ada.page).getByRole('button', { name: 'Done' }).click()
  }
  const join = ({ page }: BrowserUser) => page.getByRole('button', { name: 'Join' }).last().click()
  await send('40')
  for (const person of [ada, ben]) await join(person)
  // Ben plays by keys alone: the first bubble has the focus, the arrows move between bubbles, and Leave comes last.
  const bubbles = rain(ben.page).getByRole('list').getByRole('button')
  await expect(bubbles.first()).toBeFocused()
  await ben.page.keyboard.press('Tab')
  await expect(rain(ben.page).getByRole('button', { name: 'Leave' })).toBeFocused()
  await ben.page.keyboard.press('Shift+Tab')
  await expect(bubbles.first()).toBeFocused()
  await ben.page.keyboard.press('ArrowDown')
  await expect(bubbles.nth(1)).toBeFocused()
  await ben.page.keyboard.press('Home')
  const focused = ben.page.locator(':focus')
  while ((await focused.textContent())?.endsWith('gem') !== true) await ben.page.keyboard.press('ArrowRight')
  await ben.page.keyboard.press('Enter')
  await ben.isTold('Congrats!')
  await expect(rain(ada.page).getByText('Ben popped 20 LOOP')).toBeVisible()
  await gemsIn(ada.page).first().focus()
  await ada.page.keyboard.press('Enter')
  await ada.isTold('Congrats!')
  await expect(rain(ada.page).getByText('You popped 20 LOOP')).toBeVisible()
  await expect(rain(ada.page).getByRole('list', { name: 'Winners' }).getByRole('listitem')).toHaveText([
    /Ben.*20 LOOP/,
    /Ada.*20 LOOP/,
  ])
  await rain(ada.page).getByRole('button', { name: 'Close' }).click()
  await expect(rain(ada.page)).toBeHidden()
  await expect(ada.page.getByRole('button', { name: 'Winners' }).last()).toBeVisible()
  await expectBalance(ada.page, '1,290.6')
  // Ben closes the summary of the rain first.
  await rain(ben.page).getByRole('button', { name: 'Close' }).click()
  await expectBalance(ben.page, '1,332')

  // The check takes longer than a rain on a busy machine, so it has a rain of its own.
  for (const { page } of [ada, ben]) await openSquare(page)
  await fill(ada.page, '10', '1')
  await send('10')
  await join(ben)
  await expect(bubbles.first()).toBeFocused()
  await expectAccessible(ben.page)
})

test('ALL-12 a bubble rain whose response is lost is reported as sent, and is not sent again', async ({
  openPerson,
  problems,
}) => {
  problems.allow(/bubble\/send/)
  const { ada } = await adaAndBen(openPerson)
  let posts = 0
  await ada.page.route(SEND, async (route) => {
    posts += 1
    await route.fetch()
    await route.abort('connectionreset')
  })
  await fill(ada.page, '10', '1')
  await form(ada.page).getByRole('button', { name: 'Rain 10 LOOP' }).click()
  await expect(form(ada.page).getByText('Bubble sent successfully')).toBeVisible()
  expect(posts).toBe(1)
})
