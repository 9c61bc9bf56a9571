import type { TaskEither } from 'fp-ts/TaskEither'

/** `StoreNewer`: a newer version of this program wrote there; it is neither read nor written, lest anything be lost. */
export type LogStoreFailure =
  | { readonly _tag: 'StoreBroken' }
  | { readonly _tag: 'StoreOvertaken' }
  | { readonly _tag: 'StoreNewer' }

/** spec 1 §8: a store that could not be had is tried again after this. */
export const STORE_RETRY_MS = 5_000

/** What is stored of a log: the state at `seq` piece by piece, and the entries after it in blocks. */
export interface StoredLog {
  readonly base: { readonly seq: number; readonly pieces: Readonly<Record<string, unknown>> } | null
  readonly entries: readonly unknown[]
  readonly epoch: number
}

/** Durable storage of logs by name. All data is plain; the caller decodes what it reads. */
export interface LogStore {
  readonly read: (log: string) => TaskEither<LogStoreFailure, StoredLog>
  /** Begins a reign: writes of every earlier epoch fail from now on with `StoreOvertaken`. Answers the new epoch. */
  readonly takeOver: (log: string) => TaskEither<LogStoreFailure, number>
  /** One block, in one transaction; done when durable. */
  readonly append: (
    log: string,
    epoch: number,
    firstSeq: number,
    entries: readonly unknown[],
  ) => TaskEither<LogStoreFailure, void>
  /** Lays pieces aside for a base at `seq`: nobody reads them before `rebase` has put that base in place. */
  readonly stage: (
    log: string,
    epoch: number,
    seq: number,
    pieces: Readonly<Record<string, unknown>>,
  ) => TaskEither<LogStoreFailure, void>
  /**
   * Puts the base at `seq` in place, in one transaction: these pieces, and of those in `kept` what was staged for it or
   * else stands in the base before. Every other piece goes, and so do the blocks it covers; where nothing is kept it
   * takes
   * the place of all that is stored, and every block goes.
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
