import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import {
  drop,
  emptyTable,
  entriesOf,
  keysOf,
  put,
  putAll,
  tableCodec,
  tableFrom,
} from '../../../src/domain/kernel/table'
import { made } from '../../support/builders/made'

const HOSTILE = ['__proto__', 'constructor', 'toString', 'hasOwnProperty', '']

describe('A table', () => {
  it.each(HOSTILE)(
    'BI-032 a table has no value under an unused key, even if JavaScript objects have a property of that name (%s)',
    (key) => {
      expect(emptyTable<number>()[key]).toBeUndefined()
      expect(tableFrom<number>([['a', 1]])[key]).toBeUndefined()
    },
  )

  it.each(HOSTILE)(
    'BI-032 a table returns the value stored under any key, also after a JSON round trip (%s)',
    (key) => {
      const table = put(put(emptyTable<number>(), 'a', 1), key, 2)
      const codec = tableCodec(t.number)
      const back = made(codec, JSON.parse(JSON.stringify(codec.encode(table))))
      expect([table[key], back[key], keysOf(back).length]).toEqual([2, 2, 2])
      expect(keysOf(drop(back, key))).toEqual(['a'])
      expect(Object.getPrototypeOf({})).toBe(Object.prototype)
    },
  )

  it('a table iterates in the same order, whatever the order of insertion', () => {
    expect(
      entriesOf(
        tableFrom([
          ['b', 2],
          ['10', 3],
          ['a', 1],
          ['9', 4],
        ]),
      ),
    ).toEqual(
      entriesOf(
        tableFrom([
          ['9', 4],
          ['a', 1],
          ['b', 2],
          ['10', 3],
        ]),
      ),
    )
  })

  it('the entries of a table omit a key whose value is undefined', () => {
    expect(entriesOf<unknown>({ a: 1, b: undefined })).toEqual([['a', 1]])
  })

  it('a put or drop without effect returns the same table object', () => {
    const table = put(emptyTable<number>(), 'a', 1)
    expect([put(table, 'a', 1) === table, drop(table, 'b') === table]).toEqual([true, true])
  })

  it('putting many values into a table at once stores the last value per key and does not change the earlier table', () => {
    const table = tableFrom([
      ['a', 1],
      ['b', 2],
    ])
    expect(
      putAll(table, [
        ['b', 3],
        ['c', 4],
        ['c', 5],
      ]),
    ).toEqual(
      tableFrom([
        ['a', 1],
        ['b', 3],
        ['c', 5],
      ]),
    )
    expect(
      putAll(table, [
        ['a', 9],
        ['a', 1],
      ]),
    ).toEqual(table)
    expect(table).toEqual(
      tableFrom([
        ['a', 1],
        ['b', 2],
      ]),
    )
    expect(
      [
        putAll(table, []),
        putAll(table, [
          ['a', 1],
          ['b', 2],
        ]),
      ].every((same) => same === table),
    ).toBe(true)
  })

  it('decoding a table reports the key of every invalid value', () => {
    const decoded = tableCodec(t.number).decode({ a: 1, b: 'x', c: null })
    expect(decoded._tag === 'Left' && decoded.left.map(({ context }) => context.at(-1)?.key)).toEqual(['b', 'c'])
  })

  it.each([null, 1, 'a', { a: 'x' }])('ALL-7 decoding a table of numbers from %j fails', (stored) => {
    expect(tableCodec(t.number).is(stored)).toBe(false)
    expect(tableCodec(t.number).decode(stored)._tag).toBe('Left')
  })
})
