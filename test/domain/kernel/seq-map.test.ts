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
  pairs.reduce((so, [n, value]) => seqPut(so, n, value), emptySeqMap<string>())

/** Every object of the tree: what two trees share is counted once. */
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

describe('A map by number', () => {
  it('IM-6 answers as a Map does', () => {
    fc.assert(
      fc.property(puts, fc.array(number), (pairs, others) => {
        const map = fill(pairs)
        const oracle = new Map(pairs)
        expect(map.size).toBe(oracle.size)
        for (const n of [...oracle.keys(), ...others]) expect(seqGet(map, n)).toBe(oracle.get(n) ?? null)
      }),
    )
  })

  it('IM-6 has nothing beside what was put, a whole node further on or before', () => {
    const map = fill([
      [0, 'a'],
      [31, 'b'],
    ])
    expect([-32, -1, 32, 63, 1_024].map((n) => seqGet(map, n))).toEqual([null, null, null, null, null])
    expect([emptySeqMap().height, map.height, seqPut(map, 32, 'c').height, seqPut(map, 1_024, 'c').height]).toEqual([
      1, 1, 2, 3,
    ])
  })

  it('gives a range in order, without the gaps', () => {
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

  it('never changes what it was before', () => {
    fc.assert(
      fc.property(puts, number, (pairs, n) => {
        const map = fill(pairs)
        const before = JSON.stringify(map)
        seqPut(map, n, 'other')
        expect(JSON.stringify(map)).toBe(before)
      }),
    )
  })

  it('is the same through JSON', () => {
    const codec = seqMapCodec(t.string)
    fc.assert(
      fc.property(puts, (pairs) => {
        const map = fill(pairs)
        expect(made(codec, JSON.parse(JSON.stringify(codec.encode(map))))).toEqual(map)
      }),
    )
  })

  it('costs the same to add to with 100 values and with 100,000', () => {
    expect(madeByOneMore(100_000)).toBeLessThanOrEqual(2 * madeByOneMore(100) + 2)
  })

  it('is the same whether values come one by one or all at once', () => {
    fc.assert(
      fc.property(puts, puts, (before, pairs) => {
        const map = fill(before)
        expect(seqPutAll(map, pairs)).toEqual(pairs.reduce((so, [n, value]) => seqPut(so, n, value), map))
      }),
    )
  })

  it('has of several values for one number the last, also where that is the one it had', () => {
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

  it('never changes what it was before a batch', () => {
    fc.assert(
      fc.property(puts, puts, (before, pairs) => {
        const map = fill(before)
        const text = JSON.stringify(map)
        seqPutAll(map, pairs)
        expect(JSON.stringify(map)).toBe(text)
      }),
    )
  })

  it('knows how many come before a number, and which comes after so many', () => {
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

  it('is without what was dropped, in whatever order, and as it was before elsewhere', () => {
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

  it('is the same object where nothing changes', () => {
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

  it('copies each node once a batch: a page of 1,000 makes about as many nodes as it fills', () => {
    const map = seqPutAll(emptySeqMap<number>(), numbers(1, 100_000))
    const before = parts(map)
    const made = [...parts(seqPutAll(map, numbers(100_001, 101_000)))].filter((part) => !before.has(part))
    // A node and its list of slots: 1,000 values fill 32 leaves below at most two branches a level.
    expect(made.length).toBeLessThanOrEqual(2 * (33 + 2 + 1 + 1))
  })
})

const numbers = (from: number, to: number) =>
  Array.from({ length: to - from + 1 }, (_, i) => [from + i, from + i] as const)
