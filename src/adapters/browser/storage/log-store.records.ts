import type { DBSchema, IDBPTransaction } from 'idb'
import * as t from 'io-ts'

/** The entries of a single append. `count` reveals a truncated block. */
export const BlockRecord = t.strict({ log: t.string, firstSeq: t.number, count: t.number, entries: t.UnknownArray })
export type BlockRecord = t.TypeOf<typeof BlockRecord>

/** A chunk of the current snapshot, or of a snapshot that is being written. */
export const ChunkRecord = t.strict({ log: t.string, piece: t.string, value: t.unknown })
export type ChunkRecord = t.TypeOf<typeof ChunkRecord>

/**
 * The head of a log: its term, the last entry in its snapshot, and the newest version of the app that wrote the log.
 */
export const HeadRecord = t.strict({
  log: t.string,
  epoch: t.number,
  baseSeq: t.union([t.number, t.null]),
  version: t.number,
})
export type HeadRecord = t.TypeOf<typeof HeadRecord>

/**
 * Stored values have the type `unknown`, because another version of the app may have written the record, or the record
 * may be damaged.
 */
export interface LogSchema extends DBSchema {
  blocks: { key: [log: string, firstSeq: number]; value: unknown }
  bases: { key: [log: string, piece: string]; value: unknown }
  heads: { key: string; value: unknown }
}

export const LOG_STORES = ['blocks', 'bases', 'heads'] as const
export type WriteTransaction = IDBPTransaction<LogSchema, typeof LOG_STORES, 'readwrite'>

/**
 * The key of the record that stores the highest term of all logs. A term is never reused, not even after the log of
 * that term was removed.
 */
export const ANY_LOG = ''

/**
 * The range of the blocks of a log that start at `from` or later. The upper bound is an array, because in IndexedDB an
 * array sorts after every number and text.
 */
export const blocksFrom = (log: string, from: number): IDBKeyRange => IDBKeyRange.bound([log, from], [log, []])

export const blocksUpTo = (log: string, seq: number): IDBKeyRange => IDBKeyRange.bound([log], [log, seq])

/** The range of all records of a log, in any object store. */
export const allOf = (log: string): IDBKeyRange => IDBKeyRange.bound([log], [log, []])
