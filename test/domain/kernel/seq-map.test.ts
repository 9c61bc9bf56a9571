import * as fc from 'fast-check'
import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import {
  emptySeqMap,
  seqDropAll,
  seqGet,
  seqMapCodec,
  seqNth,
  seqPut,
  seqPutAll,
  seqRange,
  seqRank,
  type SeqMap,
} from '../../../src/domain/kernel/seq-map'
import { made } from '../../support/builders/made'

const number = fc.oneof(fc.nat(40), fc.nat(2_000), fc.nat(5_000_000))
const puts = fc.array(fc.tuple(number, fc.string({ maxLength: 3 })), { maxLength: 60 })
const fill = (pairs: readonly (readonly [number, string])[]) =>
  pairs.reduce((acc, [n, value]) => seqPut(acc, n, value), emptySeqMap<string>())

/** Every object of the tree. Objects shared by two trees count once. */
const parts = (map: SeqMap<number>, into = new Set<unknown>()) => {
  const visit = (u: unknown): void => {
    if (typeof u !== 'object' || u === null || into.has(u)) return
    into.add(u)
    for (const inner of Object.values(u)) visit(inner)
  }
  visit(map.root)
  return into
}

const madeByOneMore = (size: number): number => {
  let map = emptySeqMap<number>()
  for (let n = 1; n <= size; n += 1) map = seqPut(map, n, n)
  const before = parts(map)
  return [...parts(seqPut(map, size + 1, 0))].filter((part) => !before.has(part)).length
}

describe('A sequence map', () => {
  it('IM-6 a sequence map has the same size and the same values as a JavaScript Map with the same insertions', () => {
    fc.assert(
      fc.property(puts, fc.array(number), (pairs, others) => {
        const map = fill(pairs)
        const oracle = new Map(pairs)
        expect(map.size).toBe(oracle.size)
        for (const n of [...oracle.keys(), ...others]) expect(seqGet(map, n)).toBe(oracle.get(n) ?? null)
      }),
    )
  })

  it('IM-6 a sequence map has no value at a number that was never stored, and grows in height only as numbers grow', () => {
    const map = fill([
      [0, 'a'],
      [31, 'b'],
    ])
    expect([-32, -1, 32, 63, 1_024].map((n) => seqGet(map, n))).toEqual([null, null, null, null, null])
    expect([emptySeqMap().height, map.height, seqPut(map, 32, 'c').height, seqPut(map, 1_024, 'c').height]).toEqual([
      1, 1, 2, 3,
    ])
  })

  it('a sequence map returns the stored values of a range of numbers in ascending order of the numbers', () => {
    fc.assert(
      fc.property(puts, fc.nat(2_000), fc.nat(300), (pairs, from, length) => {
        const expected = [...new Map(pairs)]
          .filter(([n]) => n >= from && n <= from + length)
          .sort(([a], [b]) => a - b)
          .map(([, value]) => value)
        expect(seqRange(fill(pairs), from, from + length)).toEqual(expected)
      }),
    )
  })

  it('inserting one value into a sequence map does not change the earlier version of the map', () => {
    fc.assert(
      fc.property(puts, number, (pairs, n) => {
        const map = fill(pairs)
        const before = JSON.stringify(map)
        seqPut(map, n, 'other')
        expect(JSON.stringify(map)).toBe(before)
      }),
    )
  })

  it('a sequence map survives a JSON round trip', () => {
    const codec = seqMapCodec(t.string)
    fc.assert(
      fc.property(puts, (pairs) => {
        const map = fill(pairs)
        expect(made(codec, JSON.parse(JSON.stringify(codec.encode(map))))).toEqual(map)
      }),
    )
  })

  it('one insertion into a sequence map of 100,000 values creates at most about twice as many nodes as into a map of 100', () => {
    expect(madeByOneMore(100_000)).toBeLessThanOrEqual(2 * madeByOneMore(100) + 2)
  })

  it('inserting values one by one and in one batch gives the same sequence map', () => {
    fc.assert(
      fc.property(puts, puts, (before, pairs) => {
        const map = fill(before)
        expect(seqPutAll(map, pairs)).toEqual(pairs.reduce((acc, [n, value]) => seqPut(acc, n, value), map))
      }),
    )
  })

  it('if a batch has several values for one number, a sequence map stores the last of them', () => {
    expect(
      seqGet(
        seqPutAll(fill([[0, 'a']]), [
          [0, 'b'],
          [0, 'a'],
        ]),
        0,
      ),
    ).toBe('a')
  })

  it('inserting a batch of values into a sequence map does not change the earlier version of the map', () => {
    fc.assert(
      fc.property(puts, puts, (before, pairs) => {
        const map = fill(before)
        const text = JSON.stringify(map)
        seqPutAll(map, pairs)
        expect(JSON.stringify(map)).toBe(text)
      }),
    )
  })

  it('a sequence map counts the values before a number, and finds the value at a position in the order of numbers', () => {
    fc.assert(
      fc.property(puts, number, (pairs, n) => {
        const map = fill(pairs)
        const sorted = [...new Map(pairs)].sort(([a], [b]) => a - b)
        expect(seqRank(map, n)).toBe(sorted.filter(([other]) => other < n).length)
        sorted.forEach(([, value], rank) => {
          expect(seqNth(map, rank)).toBe(value)
        })
        expect([seqNth(map, -1), seqNth(map, sorted.length)]).toEqual([null, null])
      }),
    )
  })

  it('dropping values from a sequence map, in any order, removes exactly those values', () => {
    fc.assert(
      fc.property(puts, fc.array(number), fc.nat(), (pairs, others, chance) => {
        const map = fill(pairs)
        const text = JSON.stringify(map)
        const gone = [...others, ...pairs.map(([n]) => n).filter((n) => (n + chance) % 2 === 0)].reverse()
        const rest = [...new Map(pairs)].filter(([n]) => !gone.includes(n)).sort(([a], [b]) => a - b)
        const dropped = seqDropAll(map, [...new Set(gone)])
        expect([dropped.size, seqRange(dropped, 0, 5_000_000)]).toEqual([rest.length, rest.map(([, value]) => value)])
        for (const [rank, [n, value]] of rest.entries())
          expect([seqRank(dropped, n), seqNth(dropped, rank)]).toEqual([rank, value])
        expect([seqRank(dropped, 5_000_001), seqNth(dropped, rest.length), JSON.stringify(map)]).toEqual([
          rest.length,
          null,
          text,
        ])
      }),
    )
  })

  it('a sequence map operation that changes nothing returns the same object', () => {
    const map = fill([
      [3, 'a'],
      [40, 'b'],
    ])
    expect(
      [seqDropAll(map, []), seqDropAll(map, [4, 41, 5_000]), seqPutAll(map, []), seqPut(map, 40, 'b')].every(
        (same) => same === map,
      ),
    ).toBe(true)
  })

  it('inserting 1,000 values in one batch copies each affected node of a sequence map only once', () => {
    const map = seqPutAll(emptySeqMap<number>(), numbers(1, 100_000))
    const before = parts(map)
    const made = [...parts(seqPutAll(map, numbers(100_001, 101_000)))].filter((part) => !before.has(part))
    // Each node counts with its slot list. 1,000 values fill 32 leaves below at most two branches per level.
    expect(made.length).toBeLessThanOrEqual(2 * (33 + 2 + 1 + 1))
  })
})

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => [from + i, from + i] as const)
