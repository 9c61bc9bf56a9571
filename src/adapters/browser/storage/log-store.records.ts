import type { DBSchema, IDBPTransaction } from 'idb'
import * as t from 'io-ts'

/** The entries of one append. `count` tells a block that was cut off from one that is whole. */
export const BlockRecord = t.strict({ log: t.string, firstSeq: t.number, count: t.number, entries: t.UnknownArray })
export type BlockRecord = t.TypeOf<typeof BlockRecord>

/** One piece of a base, or of one that is being written. */
export const ChunkRecord = t.strict({ log: t.string, piece: t.string, value: t.unknown })
export type ChunkRecord = t.TypeOf<typeof ChunkRecord>

/** Who may write to a log, up to which entry its base goes, and the newest version that wrote there. */
export const HeadRecord = t.strict({
  log: t.string,
  epoch: t.number,
  baseSeq: t.union([t.number, t.null]),
  version: t.number,
})
export type HeadRecord = t.TypeOf<typeof HeadRecord>

/** What is read is typed as unknown: a record may come from another version of this program, or be damaged. */
export interface LogSchema extends DBSchema {
  blocks: { key: [log: string, firstSeq: number]; value: unknown }
  bases: { key: [log: string, piece: string]; value: unknown }
  heads: { key: string; value: unknown }
}

export const LOG_STORES = ['blocks', 'bases', 'heads'] as const
export type WriteTransaction = IDBPTransaction<LogSchema, typeof LOG_STORES, 'readwrite'>

/** Bears the last epoch given to any log: epochs are never given twice, also not after a log was removed. */
export const ANY_LOG = ''

/** The blocks of a log that begin at `from` or later. An array is greater than any number or text. */
export const blocksFrom = (log: string, from: number): IDBKeyRange => IDBKeyRange.bound([log, from], [log, []])

export const blocksUpTo = (log: string, seq: number): IDBKeyRange => IDBKeyRange.bound([log], [log, seq])

/** All records of a log in a store whose keys begin with its name. */
export const allOf = (log: string): IDBKeyRange => IDBKeyRange.bound([log], [log, []])
