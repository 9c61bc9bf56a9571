import { describe, expect, it } from 'vitest'
import { statementOf, WalletRecord, type RecordKind } from '../../../src/domain/wallet'
import { made } from '../../support/builders/made'

const record = (id: string, at: number | null, kind: RecordKind = 'giftIn'): WalletRecord =>
  made(WalletRecord, {
    id,
    kind,
    at,
    currencyId: 5,
    amount: '1',
    fee: null,
    status: 'done',
    chainId: null,
    address: null,
    txHash: null,
    level: null,
    confirmations: null,
    note: '',
  })
const ids = (...histories: Parameters<typeof statementOf>[0]) => statementOf(histories).map(({ id }) => id)

describe('A statement from several histories', () => {
  it('a statement is sorted newest first, with undated rows last', () => {
    expect(
      ids(
        { items: [record('3', 300), record('none', null)], hasMore: false },
        { items: [record('4', 400), record('2', 200)], hasMore: false },
      ),
    ).toEqual(['4', '3', '2', 'none'])
  })

  it('a statement merges a row that two histories share, and separates rows that share only an id', () => {
    const reward = { items: [record('1', 100, 'reward')], hasMore: false }
    expect(ids(reward, reward, { items: [record('1', 50, 'deposit')], hasMore: false })).toEqual(['1', '1'])
  })

  it('a statement hides rows older than the end of an unfinished history, until that history is loaded', () => {
    const old = { items: [record('5', 500), record('1', 100)], hasMore: false }
    const newest = [record('4', 400), record('3', 300)]
    expect(ids(old, { items: newest, hasMore: true })).toEqual(['5', '4', '3'])
    expect(ids(old, { items: [...newest, record('2', 200)], hasMore: false })).toEqual(['5', '4', '3', '2', '1'])
  })
})
