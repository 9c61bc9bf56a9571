import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { cellOf, foldUnit, partsOf } from '../../../src/domain/event-log'
import { tableFrom } from '../../../src/domain/kernel/table'
import { NOON } from '../../support/builders/instant'

const count = foldUnit('count', { n: 0 }, t.strict({ n: t.number }), ['More', 'Same'],
  (state, { message }) => (message.type === 'More' ? { n: state.n + 1 } : state))
const entry = (type: string) => ({ seq: 1, at: NOON, from: null, message: { type } })

describe('What the log holds of a unit', () => {
  it('says whether an entry has changed anything', () => {
    const cell = cellOf(count)
    expect(['More', 'Same', 'Other', 'More'].map((type) => cell.apply(entry(type)))).toEqual([true, false, false, true])
    expect([cell.name, cell.get()]).toEqual(['count', { n: 2 }])
  })

  it('goes on from what was stored, stays where it is if that is none of its states, and can begin again', () => {
    const cell = cellOf(count)
    expect([cell.restore({ n: 5 }), cell.restore({ n: 'x' }), cell.restore(null)]).toEqual([true, false, false])
    expect(cell.encode()).toEqual({ n: 5 })
    cell.reset()
    expect(cell.get()).toEqual({ n: 0 })
  })

  it('is stored under its name, and its parts are those below it', () => {
    expect(cellOf(count).chunks().map(({ name, encode }) => [name, encode()])).toEqual([['count', { n: 0 }]])
    const stored = tableFrom([['chat', 0], ['chat/a', 1], ['chat/a/1', 2], ['chats/b', 3], ['x/chat/', 4]])
    expect({ ...partsOf('chat', stored) }).toEqual({ 'a': 1, 'a/1': 2 })
  })
})
