import type { Page, Route } from 'playwright/test'
import { go, signIn } from './support/acts'
import { expectAccessible } from './support/axe'
import { expect, test } from './support/test'
import type { TestServer } from './support/server'
import { BrowserWallet, FOX } from './support/wallet'

const ADDRESS = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
const WITHDRAW = '**/api/asset/withdrawal/withdraw'

const balance = (page: Page, name: string) => page.getByRole('list', { name: 'Balances' }).getByRole('link', { name })
const history = (page: Page) => page.getByRole('region', { name: 'History' })

const openWallet = async (page: Page, view = 'withdraw'): Promise<void> => {
  await go(page, `/wallet?view=${view}`)
  await expect(balance(page, 'LOOP')).toContainText('1,311')
}

/** As somebody does who copies it from another wallet. */
const paste = async (page: Page, text: string): Promise<void> => {
  await page.getByLabel('To address').focus()
  await page.evaluate((pasted) => {
    const data = new DataTransfer()
    data.setData('text/plain', pasted)
    document.activeElement?.dispatchEvent(new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true }))
  }, text)
}

const fillIn = async (page: Page, amount: string): Promise<void> => {
  await page.getByRole('radio', { name: /^Ethereum/ }).check()
  await paste(page, ADDRESS)
  await page.getByRole('textbox', { name: 'Amount' }).fill(amount)
}
const review = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Review' }).click()
  await expect(page.getByRole('heading', { name: 'Check before you sign' })).toBeVisible()
}
const sign = async (page: Page): Promise<void> => { await page.getByRole('button', { name: /Foxy/ }).click() }

const deposit = async (page: Page, { origin }: TestServer, chainId: number, currencyId: number, amount: string): Promise<void> => {
  const answer = await page.request.post(`${origin}/simulator/deposit`, { data: { email: 'ada@loop.example', chain_id: chainId, currency_id: currencyId, amount } })
  expect(await answer.json()).toMatchObject({ code: 0 })
}

/** The server takes it, and nobody hears that it has. */
const loseAnswer = async (route: Route): Promise<void> => {
  await route.fetch()
  await route.abort('connectionreset')
}

test('R1-044 R2-046 R2-007 WDR-8 a withdrawal is confirmed to the letter, signed by the wallet, sent once, and stands in the history', async ({ openPerson }) => {
  const person = await openPerson('Ada')
  const fox = await BrowserWallet.install(person.context, FOX)
  const { page } = person
  await signIn(person, 'ada@loop.example')
  const posted: unknown[] = []
  page.on('request', (request) => { if (request.url().includes('/withdrawal/withdraw')) posted.push(request.postDataJSON()) })
  await openWallet(page)
  await fillIn(page, '100.50')
  await expect(page.getByText('96.5 LOOP')).toBeVisible()
  await expectAccessible(page)
  await review(page)
  await expect(page.getByLabel(ADDRESS)).toHaveText(ADDRESS)
  for (const words of ['Ethereum', '100.5 LOOP']) await expect(page.getByRole('region', { name: 'Check before you sign' })).toContainText(words)
  await expectAccessible(page)
  await sign(page)
  await expect(page.getByText('Your withdrawal is on its way', { exact: false })).toBeVisible()
  expect(fox.signed).toEqual([expect.stringMatching(/^Withdraw from Loop\..*\n\nNonce: \w+\n/)])
  expect(posted).toEqual([{ currency_id: 5, address: ADDRESS, amount: '100.5', signature: expect.stringMatching(/^0x[0-9a-f]{130}$/), chain_id: 1 }])
  await expect(balance(page, 'LOOP')).toContainText('1,210.5')
  await expect(history(page).getByRole('listitem')).toContainText(['Withdrawal'])
  await expect(history(page).getByRole('listitem').first()).toContainText('-100.5')
  await expect(history(page).getByRole('list').getByText('Pending')).toHaveCount(0, { timeout: 30_000 })
  await page.reload()
  await expect(page.getByRole('button', { name: 'OK' })).toBeVisible()
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('')
  expect(posted).toHaveLength(1)
})

test('WDR-4 WDR-7 nothing is sent where the person refuses, loads the page anew or chooses another account while the prompt is open', async ({ openPerson }) => {
  const person = await openPerson('Ada')
  const fox = await BrowserWallet.install(person.context, FOX)
  const { page } = person
  await signIn(person, 'ada@loop.example')
  let posts = 0
  page.on('request', (request) => { if (request.url().includes('/withdrawal/withdraw')) posts += 1 })
  await openWallet(page)
  await fillIn(page, '100')
  await review(page)
  fox.whenAsked = () => Promise.resolve('refuses')
  await sign(page)
  await expect(page.getByRole('alert')).toHaveText('You declined in your wallet. Nothing was sent.')
  fox.whenAsked = () => new Promise(() => undefined)
  await sign(page)
  await expect(page.getByText('Look into your wallet')).toBeVisible()
  await expect.poll(() => fox.signed.length).toBe(2)
  await page.reload()
  await expect(page.getByRole('alert')).toHaveText('The page was reloaded before it was sent. Sign again.')
  expect(fox.signed).toHaveLength(2)
  fox.whenAsked = async () => {
    await fox.choose(2)
    return 'signs'
  }
  await sign(page)
  await expect(page.getByRole('alert')).toHaveText('The account or network in your wallet changed. Sign again.')
  await page.getByRole('button', { name: 'Edit' }).click()
  await expect(page.getByLabel('To address')).toHaveValue(ADDRESS)
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('100')
  expect(posts).toBe(0)
})

test('WDR-6 ALL-12 a lost answer is unclear until the history tells, and nothing is sent a second time, a reload included', async ({ openPerson, problems }) => {
  problems.allow(/withdrawal\/withdraw|Failed to load resource/)
  const person = await openPerson('Ada')
  await BrowserWallet.install(person.context, FOX)
  const { page } = person
  await signIn(person, 'ada@loop.example')
  let posts = 0
  page.on('request', (request) => { if (request.url().includes('/withdrawal/withdraw')) posts += 1 })
  await openWallet(page)
  await page.route(WITHDRAW, loseAnswer)
  await page.route('**/api/asset/withdrawal/history**', (route) => (posts === 0 ? route.continue() : route.abort('connectionreset')))
  await fillIn(page, '100')
  await review(page)
  await sign(page)
  await expect(page.getByText('We don’t know yet')).toBeVisible()
  await page.reload()
  await expect(page.getByText('We don’t know yet')).toBeVisible()
  await page.unroute('**/api/asset/withdrawal/history**')
  await expect(page.getByText('Your withdrawal is on its way', { exact: false })).toBeVisible({ timeout: 40_000 })
  await expect(balance(page, 'LOOP')).toContainText('1,211')
  expect(posts).toBe(1)
})

test('ALL-12 a stake and its taking back whose answers are lost are unclear until the history tells, and each step outlives a reload', async ({ openPerson, problems }) => {
  problems.allow(/staking\/|Failed to load resource/)
  const person = await openPerson('Ada')
  const { page } = person
  await signIn(person, 'ada@loop.example')
  const posted: unknown[] = []
  page.on('request', (request) => { if (/staking\/(?:un)?stake$/.test(request.url())) posted.push(request.postDataJSON()) })
  const hideHistory = () => page.route('**/api/asset/staking/history**', (route) => route.abort('connectionreset'))
  const showHistory = () => page.unroute('**/api/asset/staking/history**')
  const amount = page.getByRole('textbox', { name: 'Amount' })

  await openWallet(page, 'stake')
  await page.getByRole('radio', { name: /^Level 1/ }).check()
  await amount.fill('300')
  await page.reload()
  await expect(amount).toHaveValue('300')
  await page.getByRole('button', { name: 'Review' }).click()
  await expect(page.getByRole('button', { name: 'Stake now' })).toBeVisible()
  await page.reload()
  // The server takes it, and says nothing before the page is loaded anew.
  await page.route('**/api/asset/staking/stake', async (route) => { await route.fetch() })
  await page.getByRole('button', { name: 'Stake now' }).click()
  await expect(page.getByText('Sending…')).toBeVisible()
  await expect.poll(() => posted.length).toBe(1)
  await hideHistory()
  for (let n = 0; n < 2; n += 1) {
    await page.reload()
    await expect(page.getByText('We don’t know yet')).toBeVisible()
  }
  await showHistory()
  await expect(page.getByText('Your LOOP is staked.')).toBeVisible({ timeout: 40_000 })
  await expect(balance(page, 'LOOP')).toContainText('1,011')
  await page.reload()
  await expect(page.getByText('Your LOOP is staked.')).toBeVisible()
  await page.getByRole('button', { name: 'OK' }).click()

  await page.route('**/api/asset/staking/unstake', loseAnswer)
  await page.getByRole('radio', { name: 'Unstake' }).check()
  await amount.fill('300')
  await page.getByRole('button', { name: 'Review' }).click()
  await expect(page.getByRole('button', { name: 'Unstake now' })).toBeVisible()
  await hideHistory()
  await page.getByRole('button', { name: 'Unstake now' }).click()
  await expect(page.getByText('We don’t know yet')).toBeVisible()
  await showHistory()
  await expect(page.getByText('Your LOOP is back in your balance.')).toBeVisible({ timeout: 40_000 })
  await expect(balance(page, 'LOOP')).toContainText('1,311')
  await page.getByRole('button', { name: 'OK' }).click()
  expect(posted).toEqual([{ amount: '300', level: 1 }, { amount: '300' }])

  await page.getByRole('radio', { name: 'Stake', exact: true }).check()
  // The server says no, and what it said outlives a reload.
  await page.route('**/api/asset/staking/stake', (route) => route.fulfill({ json: { code: 400, msg: 'Staking is paused', data: null } }))
  await page.getByRole('radio', { name: /^Level 1/ }).check()
  await amount.fill('20')
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByRole('button', { name: 'Stake now' }).click()
  for (let n = 0; n < 2; n += 1) {
    await expect(page.getByText('This didn’t go through')).toBeVisible()
    await page.reload()
  }
  await page.getByRole('button', { name: 'Back to the form' }).click()
  await expect(amount).toHaveValue('20')
})

test('of two tabs that withdraw everything one succeeds', async ({ openPerson }) => {
  const person = await openPerson('Ada')
  await BrowserWallet.install(person.context, FOX)
  await signIn(person, 'ada@loop.example')
  const other = await person.openTab('/wallet?view=withdraw')
  await openWallet(person.page)
  for (const page of [person.page, other]) {
    await fillIn(page, '1311')
    await review(page)
  }
  await sign(person.page)
  await expect(person.page.getByText('Your withdrawal is on its way', { exact: false })).toBeVisible()
  await sign(other)
  await expect(other.getByRole('alert')).toContainText('You don’t have enough LOOP')
  await expect(balance(person.page, 'LOOP')).toContainText('$0.00')
})

test('R2-100 a deposit arrives at one’s own address, the header tells the sum in USD, LOOP is staked and unstaked, and the statements add up', async ({ openPerson, server }) => {
  const person = await openPerson('Ada')
  const { page } = person
  await signIn(person, 'ada@loop.example')
  await openWallet(page, 'deposit')
  const sum = await page.getByText(/^\$[\d,]+\.\d{2}$/).filter({ visible: true }).first().textContent()
  await expect(page.getByRole('banner').getByRole('link', { name: /\$/ })).toHaveText(sum ?? '')
  await page.getByRole('radio', { name: /^Solana/ }).check()
  await expect(page.getByRole('img', { name: 'QR code of your address on Solana' })).toBeVisible()
  await expectAccessible(page)
  await deposit(page, server, 101, 501, '1.5')
  await go(page, '/wallet?view=deposit&history=deposit')
  await expect(history(page).getByRole('listitem')).toContainText(['Deposit'])
  await expect(history(page).getByRole('list').getByText('Pending')).toHaveCount(0, { timeout: 60_000 })
  await go(page, '/wallet?view=stake')
  await page.getByRole('radio', { name: /^Level 1/ }).check()
  await page.getByRole('textbox', { name: 'Amount' }).fill('300')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByRole('button', { name: 'Stake now' }).click()
  await expect(page.getByText('Your LOOP is staked.')).toBeVisible()
  await expect(balance(page, 'LOOP')).toContainText('1,011')
  await expect(balance(page, 'SOL')).toContainText('1.5')
  await page.getByRole('button', { name: 'OK' }).click()
  await page.getByRole('radio', { name: 'Unstake' }).check()
  await page.getByRole('textbox', { name: 'Amount' }).fill('300')
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByRole('button', { name: 'Unstake now' }).click()
  await expect(page.getByText('Your LOOP is back in your balance.')).toBeVisible()
  await expect(balance(page, 'LOOP')).toContainText('1,311')
})

test('R1-045 R2-008 R2-047 R2-048 R2-049 R2-331 R2-160 the mall leads from the package of its address over method, token and network to the deposit details', async ({ openPerson }) => {
  const person = await openPerson('Ada')
  const { page } = person
  await signIn(person, 'ada@loop.example')
  await go(page, '/mall?code=nonexistent-sku')
  await expect(page.getByRole('radio')).toHaveCount(6)
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Recharge' })).toBeDisabled()
  await go(page, '/mall?code=loop-258')
  await expect(page.getByRole('radio', { name: /258 LOOP/ })).toBeChecked()
  await page.getByRole('checkbox').uncheck()
  await expect(page.getByRole('button', { name: /^Recharge/ })).toBeDisabled()
  await page.getByRole('checkbox').check()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Recharge/ }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Continue' })).toBeDisabled()
  await dialog.getByRole('radio', { name: 'Crypto' }).check()
  await dialog.getByRole('radio', { name: 'USDC' }).check()
  await dialog.getByRole('radio', { name: 'Solana network' }).check()
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(page).toHaveURL(/\/mall\/recharge-currency$/)
  for (const figure of ['1 USDT', '1.023 USDT', 'about 7 mins', 'about 0.0002 SOL']) await expect(page.getByText(figure, { exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('R2-050 the card form is shown, and no payment is submitted', async ({ openPerson }) => {
  const person = await openPerson('Ada')
  const { page } = person
  await signIn(person, 'ada@loop.example')
  await go(page, '/mall/recharge-card')
  await page.getByLabel('Card number').fill('4242 4242 4242 4242')
  const posted: string[] = []
  page.on('request', (request) => { if (request.method() !== 'GET') posted.push(request.url()) })
  await page.getByRole('button', { name: 'Pay' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'Nothing was sent' })).toBeVisible()
  await expect(page).toHaveURL(/\/mall\/recharge-card$/)
  expect(posted).toEqual([])
  await expectAccessible(page)
})
