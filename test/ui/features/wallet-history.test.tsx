import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { walletImplementation } from '../../../src/application/features/wallet/wallet'
import { historyQuery, WalletRecord } from '../../../src/domain/wallet'
import { HistoryView } from '../../../src/ui/features/wallet/HistoryView'
import { en } from '../../../src/ui/features/wallet/translations.en'
import { made } from '../../support/builders/made'
import { ann } from '../../support/builders/person'
import { live } from '../support/fake-app'
import { english, show } from '../support/show'

english.addResourceBundle('en', 'wallet', en)
const saved: Blob[] = []
Object.assign(URL, {
  createObjectURL: (blob: Blob) => {
    saved.push(blob)
    return 'blob:here'
  },
  revokeObjectURL: () => undefined,
})

const KEY = '{"name":"deposit"}'
const record = (id: string, currencyId: number, amount: string): WalletRecord =>
  made(WalletRecord, {
    id,
    kind: 'deposit',
    at: 1_700_000_000_000 + Number(id),
    currencyId,
    amount,
    fee: null,
    status: 'done',
    chainId: 1,
    address: null,
    txHash: null,
    level: null,
    confirmations: null,
    note: '=1+1',
  })
const open = () => {
  const app = live(ann)
  const wallet = app.attach(walletImplementation, undefined)
  show(<HistoryView currencyId={5} />, { app, at: '/wallet?history=deposit' })
  const page = (of: string | null, items: readonly WalletRecord[], next: string | null): void =>
    wallet.answer(`read:${KEY}:${of ?? ''}`, (ask) =>
      historyQuery.loaded({ items, next }, { key: KEY, input: { name: 'deposit' }, page: of }, ask),
    )
  return { wallet, page }
}
const shown = () => screen.queryAllByRole('group').map((row) => row.querySelector('summary b:last-child')?.textContent)

describe('A history of the wallet', () => {
  it('the wallet history lists only the entries of the chosen token, and adds the next page after a press on Show more', () => {
    const { page } = open()
    page(null, [record('4', 5, '1234.5'), record('3', 2, '7')], '2')
    expect(shown()).toEqual(['+1,234.5 LOOP'])
    fireEvent.click(screen.getByRole('button', { name: 'Show more' }))
    page('2', [record('2', 5, '0.000001')], null)
    expect([shown(), screen.queryByRole('button', { name: 'Show more' })]).toEqual([
      ['+1,234.5 LOOP', '+0.000001 LOOP'],
      null,
    ])
  })

  it('the CSV export of the wallet history contains all pages and exact amounts, and no cell that a spreadsheet runs as a formula', async () => {
    const { page } = open()
    page(null, [record('4', 5, '1234.5')], '2')
    fireEvent.click(screen.getByRole('button', { name: 'Export CSV' }))
    page('2', [record('2', 5, '0.000001')], '3')
    expect(saved).toEqual([])
    page('3', [record('1', 5, '-9')], null)
    const lines = (await saved[0]?.text())?.trim().split('\r\n') ?? []
    expect(lines.map((line) => line.split(',').slice(2, 4).join(' '))).toEqual([
      'Amount Token',
      '1234.5 LOOP',
      '0.000001 LOOP',
      '-9 LOOP',
    ])
    expect(lines.slice(1).every((line) => line.includes(",'=1+1,"))).toBe(true)
  })

  it('no wallet history is exported if a page of the history fails to load', () => {
    const { wallet, page } = open()
    page(null, [record('4', 5, '1')], '2')
    const before = saved.length
    fireEvent.click(screen.getByRole('button', { name: 'Export CSV' }))
    wallet.answer(`read:${KEY}:2`, (ask) => historyQuery.failed({ key: KEY, page: '2' }, { _tag: 'Unreachable' }, ask))
    expect([saved.length, screen.queryByText('Couldn’t load this history.') === null]).toEqual([before, false])
  })

  it('R2-267 the filters of the history have visible labels', () => {
    open()
    const labels = ['Kind', 'Status'].map((name) => screen.getByText(name))
    expect(labels.map(({ className }) => className)).toEqual(['', ''])
    expect(['Kind', 'Status'].map((name) => screen.getByLabelText<HTMLSelectElement>(name).tagName)).toEqual([
      'SELECT',
      'SELECT',
    ])
  })

  it('R2-267 a transaction is copied with one press, and links to the explorer of its chain in a new tab', () => {
    const { page } = open()
    page(null, [{ ...record('4', 5, '1'), txHash: '0xabc1' }], null)
    expect(screen.getByRole('button', { name: 'Copy transaction hash', hidden: true })).toBeTruthy()
    const link = screen.getByRole('link', { name: 'View on etherscan.io', hidden: true })
    expect(['href', 'target', 'rel'].map((name) => link.getAttribute(name))).toEqual([
      'https://etherscan.io/tx/0xabc1',
      '_blank',
      'noopener noreferrer',
    ])
  })
})
