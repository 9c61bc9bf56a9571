import * as t from 'io-ts'
import { tableFrom, type Table } from '../../../domain/kernel/table'
import { allOf, ChunkRecord, type WriteTransaction } from './log-store.records'
import { allRequests } from './idb-transaction'

/** Bears which pieces make up the base: each with the writing in which it was written. */
const MANIFEST = ''
const Manifest = t.array(t.tuple([t.string, t.string]))

/** One writing of a base: a reign has one history, so what it wrote for one entry is always the same. */
export const snapshotWriteId = (epoch: number, seq: number): string => `${epoch}.${seq}`

/** A piece as it lies in the store: pieces of one name from two writings lie side by side. */
const keyed = (writing: string, name: string): string => `${writing}:${name}`

const manifestIn = (records: readonly ChunkRecord[]): t.TypeOf<typeof Manifest> | null => {
  const value = records.find(({ piece }) => piece === MANIFEST)?.value
  return Manifest.is(value) ? value : null
}

/** The pieces of the base that is in place. The first stores had no manifest, and one base only. */
export const chunksIn = (stored: readonly unknown[]): Table<unknown> => {
  const records = stored.filter(ChunkRecord.is)
  const manifest = manifestIn(records)
  if (manifest === null) return tableFrom(records.map(({ piece, value }) => [piece, value] as const))
  const byKey = new Map(records.map(({ piece, value }) => [piece, value]))
  return tableFrom(
    manifest.flatMap(([name, writing]) => {
      const key = keyed(writing, name)
      return byKey.has(key) ? [[name, byKey.get(key)] as const] : []
    }),
  )
}

export const putChunks = async (
  tx: WriteTransaction,
  log: string,
  writing: string,
  pieces: Readonly<Record<string, unknown>>,
): Promise<void> => {
  const records = Object.entries(pieces).map(([name, value]): ChunkRecord => ({
    log,
    piece: keyed(writing, name),
    value,
  }))
  await allRequests(records.map((record) => () => tx.objectStore('bases').put(record)))
}

const keyAsText = (key: readonly unknown[]): string => (typeof key[1] === 'string' ? key[1] : '')

/** Writes which pieces the base is made of from now on, and drops all others. */
export const retainChunks = async (
  tx: WriteTransaction,
  log: string,
  writing: string,
  names: readonly string[],
): Promise<void> => {
  const bases = tx.objectStore('bases')
  const [stored, keys] = await Promise.all([bases.get([log, MANIFEST]), bases.getAllKeys(allOf(log))])
  const before = new Map(manifestIn(ChunkRecord.is(stored) ? [stored] : []) ?? [])
  const there = new Set(keys.map(keyAsText))
  const manifest = names.flatMap((name): readonly (readonly [string, string])[] => {
    if (there.has(keyed(writing, name))) return [[name, writing]]
    const earlier = before.get(name)
    return earlier === undefined ? [] : [[name, earlier]]
  })
  const kept = new Set([MANIFEST, ...manifest.map(([name, at]) => keyed(at, name))])
  const record: ChunkRecord = { log, piece: MANIFEST, value: manifest }
  await allRequests([
    () => bases.put(record),
    ...[...there].filter((key) => !kept.has(key)).map((key) => () => bases.delete([log, key])),
  ])
}
