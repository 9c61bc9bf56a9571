import type { Page } from 'playwright/test'
import { expect } from './test'
import { go } from './user-actions'

export const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'

export const balance = (page: Page, name: string) =>
  page.getByRole('list', { name: 'Balances' }).getByRole('link', { name })
export const history = (page: Page) => page.getByRole('region', { name: /history$/i })

export const openWallet = async (page: Page, view = 'withdraw'): Promise<void> => {
  await go(page, `/wallet?view=${view}`)
  await expect(balance(page, 'LOOP')).toContainText('1,311')
}

/** Pastes the address as if copied from another wallet. */
export const paste = async (page: Page, text: string): Promise<void> => {
  await page.getByLabel('To address').focus()
  await page.evaluate((pasted) => {
    const data = new DataTransfer()
    data.setData('text/plain', pasted)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }),
    )
  }, text)
}

export const fillIn = async (page: Page, amount: string): Promise<void> => {
  await page.getByRole('radio', { name: /^Ethereum/ }).check()
  await paste(page, ADDRESS)
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount)
}
