import type * as t from 'io-ts'

/** A part of a state that is stored by itself: written again only when `of` is another object than it was. */
export interface SnapshotChunk {
  readonly name: string
  readonly of: unknown
  /** How much work it is to write, in messages or the like. */
  readonly weight: number
  readonly encode: () => unknown
}

/** How the state of a unit is taken apart, where it may grow too large to be written in one go. */
export interface Chunking<S> {
  readonly split: (state: S) => { readonly main: S; readonly parts: readonly SnapshotChunk[] }
  /** Of what a part may be made. */
  readonly shape: t.Mixed
  /** `parts` by the names that `split` gave them. What is missing or unreadable is as if it had never been loaded. */
  readonly join: (main: S, parts: Readonly<Record<string, unknown>>) => S
}

/** A state that is stored whole counts as this much. */
export const WHOLE_STATE_WEIGHT = 64
