import { act, fireEvent, screen } from '@testing-library/react'
import { beforeAll, describe, expect, it } from 'vitest'
import { priceImplementation } from '../../../src/application/features/price/price'
import { walletImplementation } from '../../../src/application/features/wallet/wallet'
import { Balance } from '../../../src/domain/balance'
import { balancesQuery, historyQuery, StakingInfo, stakingQuery, WalletRecord } from '../../../src/domain/wallet'
import { en } from '../../../src/ui/features/wallet/translations.en'
import { WalletScreen } from '../../../src/ui/features/wallet/WalletScreen'
import { made } from '../../support/builders/made'
import { ann } from '../../support/builders/person'
import { live } from '../support/fake-app'
import { addEnglish, show } from '../support/show'

const FIRST = { key: '{}', input: {}, page: null }
const DEPOSITS = { key: '{"name":"deposit"}', input: { name: 'deposit' as const }, page: null }
const loop = made(Balance, {
  currencyId: 5,
  name: 'LOOP',
  icon: null,
  amount: '1000',
  usd: '500',
  price: '0.5',
  giftEnabled: true,
  bubbleEnabled: true,
})
const staking = made(StakingInfo, {
  staked: '200',
  level: 1,
  unlocksAt: null,
  rewards: '0',
  levels: [{ level: 1, minimum: '10', dayRate: '0.001', lockDays: 30 }],
})
const deposit = (id: string, status: 'pending' | 'done'): WalletRecord =>
  made(WalletRecord, {
    id,
    kind: 'deposit',
    at: 1_700_000_000_000,
    currencyId: 5,
    amount: '250',
    fee: null,
    status,
    chainId: 1,
    address: null,
    txHash: null,
    level: null,
    confirmations: null,
    note: '',
  })

const open = (at: string) => {
  const app = live(ann)
  app.attach(priceImplementation, undefined)
  const wallet = app.attach(walletImplementation, undefined)
  show(<WalletScreen />, { app, at })
  wallet.answer('read:{}:', (ask) =>
    ask.unit === 'wallet/balances' ? balancesQuery.loaded({ items: [loop], next: null }, FIRST, ask) : null,
  )
  const deposits = (...items: readonly WalletRecord[]): void =>
    wallet.answer(`read:${DEPOSITS.key}:`, (ask) => historyQuery.loaded({ items, next: null }, DEPOSITS, ask))
  const toasts = () => app.tab.slices.shell.get().context.toasts.map(({ words }) => words)
  const loads = (type: string) => app.saidToAccount.filter((one) => one.type === type).length
  return { app, wallet, deposits, toasts, loads }
}

describe('The figures of an open wallet', () => {
  beforeAll(() => addEnglish('wallet', en))

  it('the sum of everything includes the staked LOOP', () => {
    const { app } = open('/wallet?view=deposit')
    app.hear((ask) => stakingQuery.loaded({ items: [staking], next: null }, FIRST, ask('read:{}:', 'wallet/staking')))
    expect(screen.getByTitle('$600').textContent).toBe('$600.00')
  })

  it('load again on return to the page and on a slow timer', () => {
    const { app, loads } = open('/wallet?view=deposit')
    const before = loads('wallet/balances/load')
    act(() => {
      window.dispatchEvent(new Event('focus'))
    })
    expect(loads('wallet/balances/load')).toBe(before + 1)
    for (let second = 0; second < 20; second += 1) app.pass(1_000)
    expect(loads('wallet/balances/load')).toBe(before + 2)
    expect(loads('wallet/history/load')).toBeGreaterThan(1)
    expect(loads('balance/AppShellShown')).toBe(2)
  })

  it('a deposit that arrives while the wallet is open is said once, and earlier deposits are not', () => {
    const { app, deposits, toasts, loads } = open('/wallet?view=deposit')
    deposits(deposit('1', 'done'), deposit('2', 'pending'))
    expect(toasts()).toEqual([])
    const before = loads('wallet/balances/load')
    for (let second = 0; second < 20; second += 1) app.pass(1_000)
    deposits(deposit('1', 'done'), deposit('2', 'done'))
    expect(toasts()).toEqual([{ event: 'fundsArrived', amount: '250', currency: 'LOOP' }])
    expect(loads('wallet/balances/load')).toBeGreaterThan(before + 1)
  })

  it('the stake form has no error after success', () => {
    const { app } = open('/wallet?view=stake')
    app.hear((ask) => stakingQuery.loaded({ items: [staking], next: null }, FIRST, ask('read:{}:', 'wallet/staking')))
    fireEvent.click(screen.getByRole('button', { name: 'Review' }))
    expect(screen.getAllByRole('alert').length).toBeGreaterThan(0)
    fireEvent.click(screen.getByRole('radio', { name: /Level 1/ }))
    fireEvent.change(screen.getByRole('textbox', { name: /Amount/ }), { target: { value: '50' } })
    fireEvent.click(screen.getByRole('button', { name: 'Review' }))
    app.hearInTab((ask) => ({
      type: 'wallet/TransferChecked',
      key: 'stake',
      ask: ask('check/stake'),
      available: loop.amount,
      newest: null,
    }))
    expect(document.body.textContent).toContain('Already staked')
    expect(document.body.textContent).toContain('250 LOOP in all, at level 1')
    fireEvent.click(screen.getByRole('button', { name: 'Stake now' }))
    app.hearInTab((ask) => ({ type: 'wallet/TransferSent', key: 'stake', ask: ask('send/stake'), id: 'r1' }))
    fireEvent.click(screen.getByRole('button', { name: 'OK' }))
    expect(screen.queryAllByRole('alert')).toEqual([])
  })

  it('without a network the last figures are shown with their time, and load again with the network', () => {
    const { app, loads } = open('/wallet?view=deposit')
    expect(screen.queryByText(/^Offline\./)).toBeNull()
    app.hear({ type: 'NetworkOffline' })
    expect(screen.getByText(/^Offline\. Figures from .*\d/)).toBeTruthy()
    expect(screen.getAllByTitle('$500').length).toBeGreaterThan(0)
    const before = loads('wallet/balances/load')
    app.hear({ type: 'NetworkOnline' })
    expect([loads('wallet/balances/load') > before, screen.queryByText(/^Offline\./)]).toEqual([true, null])
  })

  it('without a network and without figures, the wallet says that it is not available offline', () => {
    const app = live(ann)
    app.attach(priceImplementation, undefined)
    app.attach(walletImplementation, undefined)
    app.heard({ type: 'NetworkOffline' })
    show(<WalletScreen />, { app, at: '/wallet' })
    expect(screen.getByRole('heading', { name: 'Not available offline' })).toBeTruthy()
  })
})
