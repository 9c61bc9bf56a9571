import { describe, expect, it } from 'vitest'
import type { HistoryRow } from '../../../../src/application/log/history/history-row'
import { RowFilter, type RowQuery } from '../../../../src/application/log/history/row-filter'
import { NOON } from '../../../support/builders/instant'

const row = (seq: number, type: string, answers: string | null = null): HistoryRow => ({
  log: 'account',
  seq,
  at: NOON,
  type,
  isCommand: false,
  answers,
  written: null,
})
const rows = [row(1, 'SignedIn'), row(2, 'chat/OpenConversation'), row(3, 'chat/MessageSent', 'chat/chat · send')]

const filterOf = (query: Partial<RowQuery>, first = 0) => {
  const looked: number[] = []
  const source = { first, end: rows.length, rowAt: (position: number) => rows[position - 1] ?? null }
  const filter = new RowFilter(source, { feature: null, text: '', ...query }, ({ seq }) => {
    looked.push(seq)
    return seq === 1 ? '{"method":"email"}' : '{}'
  })
  return { source, filter, looked }
}
const found = (query: Partial<RowQuery>) => {
  const { filter } = filterOf(query)
  filter.step(100)
  return filter.found
}

describe('The filter of the log', () => {
  it('R4-902 a filter finds rows by feature, by text of the type, of the answered effect, and of the shown fields', () => {
    expect(found({})).toEqual([1, 2, 3])
    expect(found({ feature: 'chat' })).toEqual([2, 3])
    expect(found({ feature: 'core' })).toEqual([1])
    expect(found({ text: ' messageSENT ' })).toEqual([3])
    expect(found({ text: '· send' })).toEqual([3])
    expect(found({ text: 'email' })).toEqual([1])
    expect(found({ feature: 'chat', text: 'email' })).toEqual([])
  })

  it('a step searches at most its budget, and shows the fields only of rows whose type does not match', () => {
    const { filter, looked } = filterOf({ text: 'chat/' })
    expect([filter.step(2), filter.found]).toEqual([false, [2]])
    expect([filter.step(2), filter.found]).toEqual([true, [2, 3]])
    expect(looked).toEqual([1])
  })

  it('rows that were dropped leave the result', () => {
    const { source, filter } = filterOf({})
    filter.step(100)
    source.first = 2
    expect(filter.found).toEqual([3])
  })
})
