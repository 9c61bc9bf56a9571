import { createHash } from 'node:crypto'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { canonicalJson } from '../../../src/domain/kernel/canonical-json'
import { sha256 } from '../../../src/domain/kernel/sha256'
import { emptySeqMap, seqPut, type SeqMap } from '../../../src/domain/kernel/seq-map'
import { seqFromPages, seqPages } from '../../../src/domain/kernel/seq-map-pages'

it('sha256 gives the standard hash of any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme', maxLength: 300 }), (text) => {
      expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'))
    }),
  )
  // Multi-byte letters followed by digits that look like part of their escapes.
  for (const text of ['é1aé', '한a0', '💬ff%41'])
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'))
  for (const length of [0, 55, 56, 63, 64, 65, 5_000]) {
    const text = 'a'.repeat(length)
    expect(sha256(text)).toBe(createHash('sha256').update(text).digest('hex'))
  }
})

it('canonical JSON writes the same text for any order of object keys, and loses no data', () => {
  const shuffled = (data: unknown): unknown => {
    if (Array.isArray(data)) return data.map(shuffled)
    return typeof data === 'object' && data !== null
      ? Object.fromEntries(
          Object.entries(data)
            .reverse()
            .map(([key, value]) => [key, shuffled(value)]),
        )
      : data
  }
  fc.assert(
    fc.property(fc.jsonValue(), (data) => {
      expect(canonicalJson(shuffled(data))).toBe(canonicalJson(data))
      expect(JSON.parse(canonicalJson(data))).toEqual(JSON.parse(JSON.stringify(data)))
    }),
  )
})

it('canonical JSON sorts keys, omits properties that are undefined, and writes any other undefined as null', () => {
  const data = { b: undefined, a: [undefined, null], é: 1, Z: 2, '10': 3, '9': 4, '': { y: [], x: {} } }
  expect(canonicalJson(data)).toBe('{"":{"x":{},"y":[]},"10":3,"9":4,"Z":2,"a":[null,null],"é":1}')
  expect([canonicalJson(undefined), canonicalJson('a"'), canonicalJson(1.5)]).toEqual(['null', '"a\\""', '1.5'])
})

it('a sequence map is stored as pages, and only the complete set of pages restores the map', () => {
  const numbers = fc.uniqueArray(fc.oneof(fc.nat(40), fc.nat(3_000), fc.nat(80_000)), { maxLength: 40 })
  fc.assert(
    fc.property(numbers, (seqs) => {
      const map = seqs.reduce<SeqMap<string>>((so, n) => seqPut(so, n, `no ${n}`), emptySeqMap())
      const pages = seqPages(map)
      expect(seqFromPages(map, [...pages].reverse())).toStrictEqual(map)
      expect(pages.map(([n]) => n)).toEqual([...new Set(seqs.map((n) => Math.floor(n / 1_024)))].sort((a, b) => a - b))
      for (const [n] of pages)
        expect(
          seqFromPages(
            map,
            pages.filter(([other]) => other !== n),
          ),
        ).toBeNull()
    }),
  )
})
