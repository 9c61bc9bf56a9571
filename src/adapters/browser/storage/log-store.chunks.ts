import * as t from 'io-ts'
import { tableFrom, type Table } from '../../../domain/kernel/table'
import { allOf, ChunkRecord, type WriteTransaction } from './log-store.records'
import { allRequests } from './idb-transaction'

/** The key of the manifest: the list of the snapshot's chunks, each with the id of its write. */
const MANIFEST = ''
const Manifest = t.array(t.tuple([t.string, t.string]))

/** The id of a snapshot write. Term and seq identify a snapshot, because each term has a single history. */
export const snapshotWriteId = (epoch: number, seq: number): string => `${epoch}.${seq}`

/**
 * The stored key of a chunk. The key contains the write's id, so that chunks with equal names from two snapshot writes
 * can coexist.
 */
const keyed = (writeId: string, name: string): string => `${writeId}:${name}`

const manifestIn = (records: readonly ChunkRecord[]): t.TypeOf<typeof Manifest> | null => {
  const value = records.find(({ piece }) => piece === MANIFEST)?.value
  return Manifest.is(value) ? value : null
}

/** The chunks of the current snapshot. The first version of the store had no manifest and kept a single snapshot. */
export const chunksIn = (stored: readonly unknown[]): Table<unknown> => {
  const records = stored.filter(ChunkRecord.is)
  const manifest = manifestIn(records)
  if (manifest === null) return tableFrom(records.map(({ piece, value }) => [piece, value] as const))
  const byKey = new Map(records.map(({ piece, value }) => [piece, value]))
  return tableFrom(
    manifest.flatMap(([name, writeId]) => {
      const key = keyed(writeId, name)
      return byKey.has(key) ? [[name, byKey.get(key)] as const] : []
    }),
  )
}

export const putChunks = async (
  tx: WriteTransaction,
  log: string,
  writeId: string,
  pieces: Readonly<Record<string, unknown>>,
): Promise<void> => {
  const records = Object.entries(pieces).map(([name, value]): ChunkRecord => ({
    log,
    piece: keyed(writeId, name),
    value,
  }))
  await allRequests(records.map((record) => () => tx.objectStore('bases').put(record)))
}

const keyAsText = (key: readonly unknown[]): string => (typeof key[1] === 'string' ? key[1] : '')

/** Writes the manifest of the current snapshot and deletes all other chunks. */
export const retainChunks = async (
  tx: WriteTransaction,
  log: string,
  writeId: string,
  names: readonly string[],
): Promise<void> => {
  const bases = tx.objectStore('bases')
  const [stored, keys] = await Promise.all([bases.get([log, MANIFEST]), bases.getAllKeys(allOf(log))])
  const before = new Map(manifestIn(ChunkRecord.is(stored) ? [stored] : []) ?? [])
  const there = new Set(keys.map(keyAsText))
  const manifest = names.flatMap((name): readonly (readonly [string, string])[] => {
    if (there.has(keyed(writeId, name))) return [[name, writeId]]
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
