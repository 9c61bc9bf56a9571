import type { Page } from 'playwright/test'
import { readFileSync } from 'node:fs'
import { decimalOf, sumOf } from '../../src/domain/kernel/decimal'
import { go, loseAnswer, signIn } from './support/user-actions'
import { expectAccessible } from './support/axe'
import { expect, test } from './support/test'
import type { TestServer } from './support/server'
import { BrowserWallet, FOX } from './support/wallet'
import { ADDRESS, balance, fillIn, history, openWallet } from './support/wallet-actions'

const WITHDRAW = '**/api/asset/withdrawal/withdraw'

const review = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: 'Review' }).click()
  await expect(page.getByRole('heading', { name: 'Check before you sign' })).toBeVisible()
}
const sign = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: /Foxy/ }).click()
}

const AMOUNT = 2
/** Exports a statement and returns the sum of its rows. */
const statementOf = async (page: Page, name: string): Promise<string> => {
  const saved = page.waitForEvent('download')
  await history(page).getByRole('button', { name: 'Export CSV' }).click()
  const rows = readFileSync(await (await saved).path(), 'utf8')
    .trim()
    .split('\r\n')
    .slice(1)
    .map((line) => line.split(','))
  expect(new Set(rows.map((cells) => cells[AMOUNT + 1]))).toEqual(new Set([name]))
  return sumOf(rows.flatMap((cells) => decimalOf(cells[AMOUNT]) ?? []))
}

const deposit = async (
  page: Page,
  { origin }: TestServer,
  chainId: number,
  currencyId: number,
  amount: string,
): Promise<void> => {
  const answer = await page.request.post(`${origin}/simulator/deposit`, {
    data: { email: 'ada@loop.example', chain_id: chainId, currency_id: currencyId, amount },
  })
  expect(await answer.json()).toMatchObject({ code: 0 })
}

test('R1-044 R2-046 R2-007 WDR-8 a withdrawal is shown in full for review, signed by the wallet, sent once, and listed in the history', async ({
  openPerson,
}) => {
  const person = await openPerson('Ada')
  const fox = await BrowserWallet.install(person.context, FOX)
  const { page } = person
  await signIn(person, 'ada@loop.example')
  await fox.holdFor(person.page, 'ada@loop.example')
  const posted: unknown[] = []
  page.on('request', (request) => {
    if (request.url().includes('/withdrawal/withdraw')) posted.push(request.postDataJSON())
  })
  await openWallet(page)
  await fillIn(page, '100.50')
  await expect(page.getByText('96.5 LOOP')).toBeVisible()
  await expectAccessible(page)
  await review(page)
  await expect(page.getByLabel(ADDRESS)).toHaveText(ADDRESS)
  for (const words of ['Ethereum', '100.5 LOOP'])
    await expect(page.getByRole('region', { name: 'Check before you sign' })).toContainText(words)
  await expectAccessible(page)
  await sign(page)
  await expect(page.getByText('Your withdrawal is on its way', { exact: false })).toBeVisible()
  expect(fox.signed).toEqual([expect.stringMatching(/^Withdraw from Loop\..*\n\nNonce: \w+\n/)])
  expect(posted).toEqual([
    {
      currency_id: 5,
      address: ADDRESS,
      amount: '100.5',
      signature: expect.stringMatching(/^0x[0-9a-f]{130}$/),
      chain_id: 1,
    },
  ])
  await expect(balance(page, 'LOOP')).toContainText('1,210.5')
  await expect(history(page).getByRole('listitem')).toContainText(['Withdrawal'])
  await expect(history(page).getByRole('listitem').first()).toContainText('-100.5')
  await page.reload()
  await expect(page.getByRole('button', { name: 'OK' })).toBeVisible()
  await page.getByRole('button', { name: 'OK' }).click()
  await expect(page.getByRole('textbox', { name: 'Amount' })).toHaveValue('')
  expect(posted).toHaveLength(1)
})

test('WDR-4 WDR-7 no withdrawal is sent if the person declines, reloads or changes the account during the wallet’s prompt', async ({
  openPerson,
}) => {
  const person = await openPerson('Ada')
  const fox = await BrowserWallet.install(person.context, FOX)
  const { page } = person
  await signIn(person, 'ada@loop.example')
  await fox.holdFor(person.page, 'ada@loop.example')
  let posts = 0
  page.on('request', (request) => {
    if (request.url().includes('/withdrawal/withdraw')) posts += 1
  })
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

test('WDR-6 ALL-12 a withdrawal whose response is lost stays unclear until the history confirms it, and is never sent twice', async ({
  openPerson,
  problems,
}) => {
  problems.allow(/withdrawal\/withdraw|Failed to load resource/)
  const person = await openPerson('Ada')
  const fox = await BrowserWallet.install(person.context, FOX)
  const { page } = person
  await signIn(person, 'ada@loop.example')
  await fox.holdFor(person.page, 'ada@loop.example')
  let posts = 0
  page.on('request', (request) => {
    if (request.url().includes('/withdrawal/withdraw')) posts += 1
  })
  await openWallet(page)
  await page.route(WITHDRAW, loseAnswer)
  await page.route('**/api/asset/withdrawal/history**', (route) =>
    posts === 0 ? route.continue() : route.abort('connectionreset'),
  )
  await fillIn(page, '100')
  await review(page)
  await sign(page)
  await expect(page.getByText('We don’t know yet')).toBeVisible()
  await page.reload()
  await expect(page.getByText('We don’t know yet')).toBeVisible()
  await page.unroute('**/api/asset/withdrawal/history**')
  await expect(page.getByText('Your withdrawal is on its way', { exact: false })).toBeVisible()
  await expect(balance(page, 'LOOP')).toContainText('1,211')
  expect(posts).toBe(1)
})

test('ALL-12 a stake or unstake whose response is lost stays unclear until the history confirms it, and is not sent twice', async ({
  openPerson,
  problems,
}) => {
  problems.allow(/staking\/|Failed to load resource/)
  const person = await openPerson('Ada')
  const { page } = person
  await signIn(person, 'ada@loop.example')
  const posted: unknown[] = []
  page.on('request', (request) => {
    if (/staking\/(?:un)?stake$/.test(request.url())) posted.push(request.postDataJSON())
  })
  const hideHistory = () => page.route('**/api/asset/staking/history**', (route) => route.abort('connectionreset'))
  const showHistory = () => page.unroute('**/api/asset/staking/history**')
  const amount = page.getByRole('textbox', { name: 'Amount' })

  await openWallet(page, 'stake')
  await page.getByRole('radio', { name: /^Level 1/ }).check()
  await amount.fill('300')
  await page.reload()
  await expect(amount).toHaveValue('300')
  await page.route('**/api/asset/balance**', () => undefined)
  await page.getByRole('button', { name: 'Review' }).click()
  await expect(page.getByText('Checking your balance…')).toBeVisible()
  await page.unroute('**/api/asset/balance**')
  for (let n = 0; n < 2; n += 1) {
    await page.reload()
    await expect(page.getByRole('button', { name: 'Stake now' })).toBeVisible()
  }
  // The server applies the stake, and responds only after the reload.
  await page.route('**/api/asset/staking/stake', async (route) => {
    await route.fetch()
  })
  await page.getByRole('button', { name: 'Stake now' }).click()
  await expect(page.getByText('Sending…')).toBeVisible()
  await expect.poll(() => posted.length).toBe(1)
  await hideHistory()
  for (let n = 0; n < 2; n += 1) {
    await page.reload()
    await expect(page.getByText('We don’t know yet')).toBeVisible()
  }
  await showHistory()
  await expect(page.getByText('Your LOOP is staked.')).toBeVisible()
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
  await expect(page.getByText('Your LOOP is back in your balance.')).toBeVisible()
  await expect(balance(page, 'LOOP')).toContainText('1,311')
  await page.getByRole('button', { name: 'OK' }).click()
  expect(posted).toEqual([{ amount: '300', level: 1 }, { amount: '300' }])

  await page.getByRole('radio', { name: 'Stake', exact: true }).check()
  // The server refuses the stake, and a reload keeps the server's error message.
  await page.route('**/api/asset/staking/stake', (route) =>
    route.fulfill({ json: { code: 400, msg: 'Staking is paused', data: null } }),
  )
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

test('ALL-12 when two tabs withdraw the whole balance at once, at most one withdrawal succeeds, and the balance moves once', async ({
  openPerson,
}) => {
  const person = await openPerson('Ada')
  const fox = await BrowserWallet.install(person.context, FOX)
  await signIn(person, 'ada@loop.example')
  await fox.holdFor(person.page, 'ada@loop.example')
  const tabs = [person.page, await person.openTab('/wallet?view=withdraw')]
  await openWallet(person.page)
  for (const page of tabs) {
    await fillIn(page, '1311')
    await review(page)
  }
  // Both tabs sign at the same moment, once both prompts are open.
  fox.whenAsked = async () => {
    await expect.poll(() => fox.signed.length).toBe(tabs.length)
    return 'signs'
  }
  await Promise.all(tabs.map(sign))
  const outcome = (page: Page) =>
    page.getByText('Your withdrawal is on its way', { exact: false }).or(page.getByRole('alert'))
  await Promise.all(tabs.map((page) => expect(outcome(page)).toBeVisible()))
  const outcomes = await Promise.all(tabs.map((page) => outcome(page).innerText()))
  const sent = outcomes.filter((words) => words.includes('on its way')).length
  // The tab whose withdrawal fails shows an error: its nonce was already used, or the balance is too low.
  expect(outcomes.filter((words) => words.includes('This didn’t go through'))).toHaveLength(tabs.length - sent)
  // A signed text is valid for one attempt (WDR-5). If the tab with the older text is first, both attempts fail.
  await expect(balance(person.page, 'LOOP')).toContainText(['$55.19', '$0.00'][sent] ?? 'one withdrawal at most')
})

test('R2-100 after a deposit, a stake and an unstake, the exported statements add up to the balances', async ({
  openPerson,
  server,
}) => {
  const person = await openPerson('Ada')
  const { page } = person
  await signIn(person, 'ada@loop.example')
  await openWallet(page, 'deposit')
  const sum = await page
    .getByText(/^\$[\d,]+\.\d{2}$/)
    .filter({ visible: true })
    .first()
    .textContent()
  await expect(page.getByRole('banner').getByRole('link', { name: /\$/ })).toHaveText(sum ?? '')
  await page.getByRole('radio', { name: /^Solana/ }).check()
  await expect(page.getByRole('img', { name: 'QR code of your address on Solana' })).toBeVisible()
  await expectAccessible(page)
  // The test chain needs the fewest confirmations.
  await deposit(page, server, 5, 60, '1.5')
  await go(page, '/wallet?view=history&history=deposit')
  await expect(history(page).getByRole('listitem')).toContainText(['Deposit'])
  await expect(balance(page, 'ETH')).toHaveCount(0)
  await expect(history(page).getByRole('list').getByText('Pending')).toHaveCount(0)
  await expect(balance(page, 'ETH')).toContainText('1.5')
  await go(page, '/wallet?view=stake')
  await page.getByRole('radio', { name: /^Level 1/ }).check()
  await page.getByRole('textbox', { name: 'Amount' }).fill('300')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByRole('button', { name: 'Stake now' }).click()
  await expect(page.getByText('Your LOOP is staked.')).toBeVisible()
  await expect(balance(page, 'LOOP')).toContainText('1,011')
  await page.getByRole('button', { name: 'OK' }).click()
  await page.getByRole('radio', { name: 'Unstake' }).check()
  await page.getByRole('textbox', { name: 'Amount' }).fill('300')
  await page.getByRole('button', { name: 'Review' }).click()
  await page.getByRole('button', { name: 'Unstake now' }).click()
  await expect(page.getByText('Your LOOP is back in your balance.')).toBeVisible()
  await expect(balance(page, 'LOOP')).toContainText('1,311')
  for (const [name, exact] of [
    ['LOOP', '1311'],
    ['ETH', '1.5'],
  ] as const) {
    await balance(page, name).click()
    await expect(page.getByRole('heading', { name: `${name} history` })).toBeVisible()
    await expect(
      page.getByRole('region', { name, exact: true }).getByText(`${exact} ${name}`, { exact: true }),
    ).toBeVisible()
    expect(await statementOf(page, name)).toBe(exact)
  }
  await expectAccessible(page)
})
