import type { TaskEither } from 'fp-ts/TaskEither'

/**
 * `StoreOvertaken`: a writer with a later epoch exists. `StoreNewer`: a newer app version wrote the log. This version
 * neither reads nor writes that log, so that no data is lost.
 */
export type LogStoreFailure =
  | { readonly _tag: 'StoreBroken' }
  | { readonly _tag: 'StoreOvertaken' }
  | { readonly _tag: 'StoreNewer' }

/** The delay before an unavailable store is tried again (spec 1 §8). */
export const STORE_RETRY_MS = 5_000

/** A stored log. `base`: the snapshot at `seq`, in pieces. `entries`: the later entries, read from all blocks. */
export interface StoredLog {
  readonly base: { readonly seq: number; readonly pieces: Readonly<Record<string, unknown>> } | null
  readonly entries: readonly unknown[]
  readonly epoch: number
}

/** Durable storage of logs, keyed by name. All data is plain; the caller decodes the data. */
export interface LogStore {
  readonly read: (log: string) => TaskEither<LogStoreFailure, StoredLog>
  /** Starts a new epoch and returns it. Writes of earlier epochs then fail with `StoreOvertaken`. */
  readonly takeOver: (log: string) => TaskEither<LogStoreFailure, number>
  /** Writes a block in one transaction. Resolves when the block is durable. */
  readonly append: (
    log: string,
    epoch: number,
    firstSeq: number,
    entries: readonly unknown[],
  ) => TaskEither<LogStoreFailure, void>
  /** Stages pieces for a snapshot at `seq`. The pieces are read only after `rebase` has activated that snapshot. */
  readonly stage: (
    log: string,
    epoch: number,
    seq: number,
    pieces: Readonly<Record<string, unknown>>,
  ) => TaskEither<LogStoreFailure, void>
  /**
   * Activates the snapshot at `seq`, in one transaction. The snapshot contains `pieces`, and the pieces that `kept`
   * names: the pieces staged for this snapshot, else the pieces of the previous snapshot. All other pieces and the
   * blocks that the snapshot covers are deleted. With an empty `kept`, the snapshot replaces all stored data, every
   * block included.
   */
  readonly rebase: (
    log: string,
    epoch: number,
    seq: number,
    pieces: Readonly<Record<string, unknown>>,
    kept: readonly string[],
  ) => TaskEither<LogStoreFailure, void>
  readonly names: () => TaskEither<LogStoreFailure, readonly string[]>
  readonly remove: (log: string) => TaskEither<LogStoreFailure, void>
}
