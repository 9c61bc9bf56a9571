import * as fc from 'fast-check'
import * as t from 'io-ts'
import { describe, expect, it } from 'vitest'
import { emptySeqMap, seqGet, seqMapCodec, seqPut, seqRange, type SeqMap } from '../../../src/domain/kernel/seq-map'
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
    fc.assert(fc.property(puts, fc.array(number), (pairs, others) => {
      const map = fill(pairs)
      const oracle = new Map(pairs)
      expect(map.size).toBe(oracle.size)
      for (const n of [...oracle.keys(), ...others]) expect(seqGet(map, n)).toBe(oracle.get(n) ?? null)
    }))
  })

  it('gives a range in order, without the gaps', () => {
    fc.assert(fc.property(puts, fc.nat(2_000), fc.nat(300), (pairs, from, length) => {
      const expected = [...new Map(pairs)].filter(([n]) => n >= from && n <= from + length)
        .sort(([a], [b]) => a - b).map(([, value]) => value)
      expect(seqRange(fill(pairs), from, from + length)).toEqual(expected)
    }))
  })

  it('never changes what it was before', () => {
    fc.assert(fc.property(puts, number, (pairs, n) => {
      const map = fill(pairs)
      const before = JSON.stringify(map)
      seqPut(map, n, 'other')
      expect(JSON.stringify(map)).toBe(before)
    }))
  })

  it('is the same through JSON', () => {
    const codec = seqMapCodec(t.string)
    fc.assert(fc.property(puts, (pairs) => {
      const map = fill(pairs)
      expect(made(codec, JSON.parse(JSON.stringify(codec.encode(map))))).toEqual(map)
    }))
  })

  it('costs the same to add to with 100 values and with 100,000', () => {
    expect(madeByOneMore(100_000)).toBeLessThanOrEqual(2 * madeByOneMore(100) + 2)
  })
})
