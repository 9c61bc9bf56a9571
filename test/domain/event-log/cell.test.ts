import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { sliceOf, plainReducer, chunksOfReducer } from '../../../src/domain/event-log'
import { tableFrom } from '../../../src/domain/kernel/table'
import { NOON } from '../../support/builders/instant'

const count = plainReducer('count', { n: 0 }, t.strict({ n: t.number }), ['More', 'Same'], (state, { message }) =>
  message.type === 'More' ? { n: state.n + 1 } : state,
)
const entry = (type: string) => ({ seq: 1, at: NOON, from: null, message: { type } })

describe('A state slice', () => {
  it('a state slice reports whether a log entry changed its state', () => {
    const slice = sliceOf(count)
    expect(['More', 'Same', 'Other', 'More'].map((type) => slice.apply(entry(type)))).toEqual([
      true,
      false,
      false,
      true,
    ])
    expect([slice.name, slice.get()]).toEqual(['count', { n: 2 }])
  })

  it('a state slice restores a valid stored state, ignores an invalid one, and has its initial state after a reset', () => {
    const slice = sliceOf(count)
    expect([slice.restore({ n: 5 }), slice.restore({ n: 'x' }), slice.restore(null)]).toEqual([true, false, false])
    expect(slice.encode()).toEqual({ n: 5 })
    slice.reset()
    expect(slice.get()).toEqual({ n: 0 })
  })

  it('a state slice without chunks is stored under its own name', () => {
    expect(
      sliceOf(count)
        .chunks()
        .map(({ name, encode }) => [name, encode()]),
    ).toEqual([['count', { n: 0 }]])
  })

  it('the stored chunks of a reducer are the chunks whose names begin with the reducer’s name and a slash', () => {
    const stored = tableFrom([
      ['chat', 0],
      ['chat/a', 1],
      ['chat/a/1', 2],
      ['chats/b', 3],
      ['x/chat/', 4],
    ])
    expect({ ...chunksOfReducer('chat', stored) }).toEqual({ a: 1, 'a/1': 2 })
  })
})
