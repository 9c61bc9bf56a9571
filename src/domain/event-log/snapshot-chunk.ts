import type * as t from 'io-ts'

/**
 * A part of a state that is stored separately. The chunk is written again only if `of` is another object than before.
 */
export interface SnapshotChunk {
  readonly name: string
  readonly of: unknown
  /** The cost of writing the chunk, in messages or similar items. */
  readonly weight: number
  readonly encode: () => unknown
}

/** Splits and joins a state that may grow too large for one write. */
export interface Chunking<S> {
  readonly split: (state: S) => { readonly main: S; readonly parts: readonly SnapshotChunk[] }
  readonly shape: t.Mixed
  /** `parts` are keyed by the names from `split`. A missing or unreadable part counts as never loaded. */
  readonly join: (main: S, parts: Readonly<Record<string, unknown>>) => S
}

export const WHOLE_STATE_WEIGHT = 64
