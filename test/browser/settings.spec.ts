import type { Page } from 'playwright/test'
import { go, signIn } from './support/user-actions'
import { expect, test } from './support/test'

const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true })

test('R2-079 R2-080 R2-223 a switch in the settings stays set after a reload, and the settings can delete stored messages and sign out', async ({
  openPerson,
  problems,
}) => {
  // The server refuses a request that was pending at the sign-out.
  problems.allow(/status of 401/)
  const ada = await openPerson('Ada')
  await signIn(ada, 'ada@loop.example')
  await button(ada.page, 'Account and preferences').click()
  await ada.page.getByRole('button', { name: 'Settings' }).click()
  const dm = ada.page.getByRole('switch', { name: 'Direct messages' })
  const before = await dm.getAttribute('aria-checked')
  const after = before === 'true' ? 'false' : 'true'
  const answered = ada.page.waitForResponse(/update_switch$/)
  await dm.click()
  await expect(dm).toHaveAttribute('aria-checked', after)
  await answered
  await ada.page.reload()
  await expect(dm).toHaveAttribute('aria-checked', after)
  await expect(ada.page.getByText('Version 1.0.5')).toBeVisible()
  await button(ada.page, 'Delete stored messages').click()
  await ada.page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await expect(ada.page.getByText('Stored messages deleted')).toBeVisible()
  await button(ada.page, 'Sign out').click()
  await expect(ada.page).toHaveURL(/\/sign-in$/)
})

test('R2-078 R2-227 R2-225 R2-226 R2-228 R2-299 R2-174 SES-10 in the settings a member can bind and unbind an X account and an e-mail address, and bind a wallet and an invite code', async ({
  openPerson,
}) => {
  const rosa = await openPerson('Rosa')
  const { page } = rosa
  await signIn(rosa, 'rosa@loop.example')
  await go(page, '/settings')
  await button(page, 'Connect').click()
  await expect(page.getByRole('heading', { name: 'Simulated X' })).toBeVisible()
  await page.getByLabel('@noor_says_hi').check()
  await page.getByRole('button', { name: 'Authorize' }).click()
  await expect(page.getByRole('heading', { name: 'X account connected' })).toBeVisible()
  await page.getByRole('link', { name: 'Back' }).click()
  await page.goto('/settings')
  await expect(page.getByText('noor_says_hi')).toBeVisible()
  await expect(button(page, 'Connect')).toHaveCount(0)
  await go(page, '/profile')
  await expect(page.getByRole('link', { name: /^Member \d{4} on X$/ })).toHaveAttribute(
    'href',
    'https://x.com/noor_says_hi',
  )
  await go(page, '/settings')

  const withCode = async (title: string, done: string): Promise<void> => {
    const form = page.getByRole('dialog', { name: title })
    await form.getByRole('button', { name: 'Send code' }).click()
    await form
      .getByRole('button', { name: /^Use code/ })
      .first()
      .click()
    await expect(form.getByRole('button', { name: /^Again in \d+ s$/ })).toBeDisabled()
    await form.locator('button[type=submit]').click()
    await rosa.isTold(done)
    await expect(form).toHaveCount(0)
  }
  await button(page, 'Disconnect e-mail').click()
  await withCode('Disconnect your e-mail?', 'E-mail disconnected')
  await button(page, 'Disconnect X account').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await rosa.isTold('This is your only way to sign in. Connect another one first.')
  await button(page, 'Connect e-mail').click()
  await page.getByLabel('E-mail address').fill('rosa.two@loop.example')
  await withCode('Connect your e-mail', 'E-mail updated')
  await expect(page.getByText('rosa.two@loop.example', { exact: true })).toBeVisible()
  await button(page, 'Disconnect X account').click()
  await page.getByRole('dialog').getByRole('button', { name: 'Disconnect' }).click()
  await expect(button(page, 'Connect')).toBeVisible()

  await button(page, 'Connect wallet').click()
  await page
    .getByRole('dialog', { name: 'Connect a wallet' })
    .getByRole('button', { name: /^Test wallet/ })
    .click()
  await expect(button(page, 'Disconnect wallet')).toBeDisabled()

  const code = page.getByLabel('Invite code of who invited you')
  await code.fill(
    (await page
      .locator('dd', { has: button(page, 'Copy your invite code') })
      .locator('bdi')
      .textContent()) ?? '',
  )
  await button(page, 'Save').click()
  await expect(page.getByText('This is your own code')).toBeVisible()
  const ben = await openPerson('Ben')
  await signIn(ben, 'ben@loop.example')
  await go(ben.page, '/settings')
  const ofBen =
    (await ben.page
      .locator('dd', { has: button(ben.page, 'Copy your invite code') })
      .locator('bdi')
      .textContent()) ?? ''
  await code.fill(ofBen)
  await button(page, 'Save').click()
  await expect(page.getByText('This can’t be changed any more.')).toBeVisible()
  await page.reload()
  await expect(code).toHaveValue(ofBen)
  await expect(code).not.toBeEditable()
})
