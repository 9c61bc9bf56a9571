import type { Page } from 'playwright/test'
import { accountPanel } from './support/user-actions'
import { expectAccessible } from './support/axe'
import { readStoredLog } from './support/read-stored-log'
import { expect, test } from './support/test'
import { BrowserWallet, FOX, PLAIN } from './support/wallet'

const wallets = (page: Page) => page.getByRole('list', { name: 'Wallets' })
const choose = async (page: Page, name: RegExp | string): Promise<void> => {
  await wallets(page).getByRole('button', { name }).click()
}
const textToSign = (page: Page) => page.getByRole('region', { name: 'Text to sign' })
const sign = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
}
/** Passes when the person is signed in. A new account sees the invite code field and skips it. */
const expectIn = async (page: Page): Promise<void> => {
  await expect(page).toHaveURL(/\/sign-in\/invite-code$/)
  await page.getByRole('button', { name: 'Skip' }).click()
  await expect(page).toHaveURL(/\/group$/)
}

test('R1-023 R1-143 R2-056 a person can sign in with the test wallet by keyboard alone, and the next sign-in offers the same wallet address', async ({
  openPerson,
  problems,
}) => {
  // The server refuses a request that was pending at the sign-out.
  problems.allow(/status of 401/)
  const { page } = await openPerson('Vera', '/sign-in')
  await page.getByRole('link', { name: 'Continue with a wallet' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/sign-in\/wallet$/)
  await wallets(page)
    .getByRole('button', { name: /Test wallet/ })
    .focus()
  await page.keyboard.press('Enter')
  await expect(textToSign(page)).toBeFocused()
  await expect(textToSign(page)).toContainText(/^localhost:\d+ wants you to sign in with your Ethereum account:/)
  const address = /0x[0-9a-fA-F]{40}/.exec(await textToSign(page).innerText())?.[0] ?? ''
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expectIn(page)
  const name = `${address.slice(0, 6)}…${address.slice(-4)}`
  await page.getByRole('button', { name: 'Account and preferences' }).click()
  await expect(accountPanel(page)).toContainText(name)
  await page.getByRole('button', { name: 'Sign out' }).click()
  await expect(page).toHaveURL(/\/sign-in$/)
  await page.getByRole('link', { name: 'Continue with a wallet' }).click()
  await expect(wallets(page).getByRole('button', { name: /Test wallet/ })).toContainText('Last used')
  await choose(page, /Test wallet/)
  await expect(textToSign(page)).toContainText(address)
})

test('R1-144 SES-9 a wallet extension signs exactly the text on screen, and the browser stores neither nonce nor signature', async ({
  openPerson,
}) => {
  const person = await openPerson('Vera')
  const fox = await BrowserWallet.install(person.context, FOX)
  const { page } = person
  const posted: unknown[] = []
  page.on('request', (request) => {
    if (request.url().includes('verify_')) posted.push([request.url(), request.postDataJSON()])
  })
  await page.goto('/sign-in/wallet')
  await choose(page, /Foxy/)
  const shown = await textToSign(page).innerText()
  await expectAccessible(page)
  await sign(page)
  await expectIn(page)
  const nonce = /Nonce: (\S+)/.exec(shown)?.[1] ?? 'none'
  expect(fox.signed).toEqual([shown])
  expect(posted).toEqual([
    [
      expect.stringMatching(/verify_metamask_wallet_signature$/),
      { address: fox.address, signature: expect.stringMatching(/^0x[0-9a-f]{130}$/), nonce },
    ],
  ])
  const kept = await readStoredLog(page)
  expect([kept.includes(nonce), /0x[0-9a-f]{130}/.test(kept)]).toEqual([false, false])
})

test('a person who declines the signature in the wallet sees that nothing was signed, and can try again', async ({
  openPerson,
}) => {
  const person = await openPerson('Vera')
  const plain = await BrowserWallet.install(person.context, PLAIN)
  const { page } = person
  await page.goto('/sign-in/wallet')
  plain.whenAsked = () => Promise.resolve('refuses')
  await choose(page, /Plain wallet/)
  await sign(page)
  await expect(page.getByRole('alert')).toHaveText('You declined in your wallet. Nothing was signed.')
  await expectAccessible(page)
  plain.whenAsked = () => Promise.resolve('signs')
  await choose(page, /Plain wallet/)
  await sign(page)
  await expectIn(page)
  expect(new Set(plain.signed).size).toBe(2)
})

test('BI-263 wallet_account SES-9 if the wallet account changes during the wallet’s prompt, no sign-in is sent, and the next attempt succeeds', async ({
  openPerson,
}) => {
  const person = await openPerson('Vera')
  const plain = await BrowserWallet.install(person.context, PLAIN)
  const { page } = person
  const posted: string[] = []
  page.on('request', (request) => {
    if (request.url().includes('verify_')) posted.push(request.url())
  })
  await page.goto('/sign-in/wallet')
  plain.whenAsked = async () => {
    await plain.choose(2)
    return 'signs'
  }
  await choose(page, /Plain wallet/)
  await sign(page)
  await expect(page.getByRole('alert')).toContainText('The account or network in your wallet changed')
  expect(posted).toEqual([])
  plain.whenAsked = () => Promise.resolve('signs')
  await choose(page, /Plain wallet/)
  await sign(page)
  await expectIn(page)
})

test('BI-262 wallet_chain if the wallet is on another network, the person is asked to switch networks and the wallet signs nothing', async ({
  openPerson,
}) => {
  const person = await openPerson('Vera')
  const plain = await BrowserWallet.install(person.context, PLAIN)
  plain.chainId = 137
  const { page } = person
  await page.goto('/sign-in/wallet')
  await choose(page, /Plain wallet/)
  await expect(page.getByRole('alert')).toContainText('Switch it to Ethereum')
  expect(plain.signed).toEqual([])
})

test('a reload during a wallet sign-in ends the attempt, and the page asks the person to start again', async ({
  openPerson,
}) => {
  const { page } = await openPerson('Vera', '/sign-in/wallet')
  await choose(page, /Test wallet/)
  await expect(textToSign(page)).toBeVisible()
  await page.reload()
  await expect(page.getByRole('alert')).toHaveText('The page was reloaded during sign-in. Start again.')
})

test('the code for wallet signatures loads when a person chooses a wallet, and not before', async ({ openPerson }) => {
  const person = await openPerson('Vera')
  const { page } = person
  const scripts: string[] = []
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url())
  })
  const hasEthers = () => scripts.some((url) => /\/(?:crypto|hash|address|transact)-[^/]*\.js$/.test(url))
  await page.goto('/sign-in/wallet')
  await expect(wallets(page)).toBeVisible()
  expect(hasEthers()).toBe(false)
  await choose(page, /Test wallet/)
  await expect(textToSign(page)).toBeVisible()
  expect(hasEthers()).toBe(true)
})
