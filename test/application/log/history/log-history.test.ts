import { describe, expect, it } from 'vitest'
import type { Entry } from '../../../../src/domain/event-log'
import { addMs } from '../../../../src/domain/kernel/instant'
import { preferencesReducer } from '../../../../src/domain/shell'
import { CHECKPOINT_ROWS, LogHistory, orderAfter } from '../../../../src/application/log/history/log-history'
import type { HistoryRow } from '../../../../src/application/log/history/history-row'
import { NOON } from '../../../support/builders/instant'

const themes = ['light', 'dark', 'system'] as const
const entryOf = (seq: number): Entry => {
  const message = { type: 'ChooseTheme', theme: themes[seq % 3] }
  return { seq, at: addMs(NOON, seq), from: null, message }
}
const rowOf = (seq: number): HistoryRow => ({
  log: 'account',
  seq,
  at: addMs(NOON, seq),
  type: 'ChooseTheme',
  isCommand: false,
  answers: null,
  written: null,
})
const { name } = preferencesReducer

const historyOf = (count: number, mostRows?: number) =>
  new LogHistory({
    reducers: [{ log: 'account', reducer: preferencesReducer }],
    before: new Map([[name, preferencesReducer.initial]]),
    rows: Array.from({ length: count }, (_one, at) => rowOf(at + 1)),
    read: ({ seq }) => entryOf(seq),
    ...(mostRows === undefined ? {} : { mostRows }),
  })
const themeAt = (history: LogHistory, position: number) => history.statesAt(position).get(name)

describe('The history of a log', () => {
  it('R4-904 going back and forward 1,000 times ends in the same hash', () => {
    const history = historyOf(2_345)
    const hash = history.hashAt(2_345)
    for (let step = 0; step < 1_000; step += 1) {
      history.statesAt((step * 7_919) % 2_346)
      history.statesAt(2_345 - step)
    }
    expect(history.hashAt(2_345)).toBe(hash)
    expect(history.hashAt(2_344)).not.toBe(hash)
  })

  it('R4-904 with 20,000 entries a task folds at most its budget, and each later step at most 100 rows', () => {
    const history = historyOf(20_000)
    for (let tasks = 1; !history.prepare(20_000, 400); tasks += 1)
      expect(history.folded).toBeLessThanOrEqual(tasks * 400)
    for (const position of [19_999, 10_050, 3, 12_345]) {
      const before = history.folded
      history.statesAt(position)
      expect(history.folded - before).toBeLessThanOrEqual(CHECKPOINT_ROWS)
    }
  })

  it('the states at a position are those after its row', () => {
    const history = historyOf(500)
    expect(themeAt(history, 0)).toEqual(preferencesReducer.initial)
    for (const position of [1, 100, 101, 250, 500]) {
      expect(themeAt(history, position)).toMatchObject({ theme: themes[position % 3] })
    }
  })

  it('R4-902 the memory of a history is bounded: it drops its oldest rows and keeps the states after them', () => {
    const history = historyOf(0, 1_000)
    for (let seq = 1; seq <= 5_000; seq += 1) {
      history.append(rowOf(seq))
      history.prepare(history.end, CHECKPOINT_ROWS)
    }
    expect(history.end).toBe(5_000)
    expect(history.end - history.first).toBeLessThanOrEqual(1_000)
    expect(history.rowAt(history.first)).toBeNull()
    expect(history.rowAt(history.first + 1)?.seq).toBe(history.first + 1)
    expect(themeAt(history, 4_998)).toMatchObject({ theme: themes[4_998 % 3] })
    expect(themeAt(history, 0)).toEqual(themeAt(history, history.first))
  })

  it('R4-906 leaving out an entry folds the rest without it, and a later entry comes after the next ones', () => {
    const history = historyOf(10)
    expect(orderAfter({ position: 8, later: null }, 10)).toEqual([9, 10])
    expect(orderAfter({ position: 8, later: 1 }, 10)).toEqual([9, 8, 10])
    const without = history.foldOther(9, orderAfter({ position: 10, later: null }, 10))
    expect(without.step(400)).toBe(true)
    expect(without.states.get(name)).toMatchObject({ theme: themes[9 % 3] })
    const later = history.foldOther(8, orderAfter({ position: 9, later: 1 }, 10))
    expect(later.step(1)).toBe(false)
    expect(later.step(1)).toBe(true)
    expect(later.states.get(name)).toMatchObject({ theme: themes[9 % 3] })
  })
})
