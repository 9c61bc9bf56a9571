import type { Table } from '../kernel/table'
import { createSlice, type StateSlice } from './slice'
import type { Entry } from './entry'
import { noEffectRequests, type Reducer } from './reducer'

/** A slice whose reducer loads later (ADR 16). */
export interface LazySlice<S> extends StateSlice<S> {
  /**
   * Sets the reducer. The slice restores the kept snapshot, then applies the entries that arrived after the snapshot.
   */
  readonly load: (reducer: Reducer<S>) => void
}

/**
 * A slice without its reducer. Until `load`, the slice keeps snapshot and entries, requests no effects and cannot be
 * read.
 */
export const lazySlice = <S>(name: string): LazySlice<S> => {
  let slice: StateSlice<S> | null = null
  let restored: { readonly stored: unknown; readonly parts: Table<unknown> } | null = null
  let pending: Entry[] = []
  const here = (): StateSlice<S> => {
    if (slice === null) throw new Error(`${name} is read before it has come`)
    return slice
  }
  const beginWith = (snapshot: typeof restored): void => {
    restored = snapshot
    pending = []
  }
  return {
    name,
    isLoaded: () => slice !== null,
    load: (reducer) => {
      if (slice !== null) return
      const made = createSlice(reducer)
      if (restored !== null) made.restore(restored.stored, restored.parts)
      for (const entry of pending) made.apply(entry)
      beginWith(null)
      slice = made
    },
    get: () => here().get(),
    apply: (entry) => {
      if (slice !== null) return slice.apply(entry)
      pending.push(entry)
      return false
    },
    effects: () => slice?.effects() ?? noEffectRequests,
    isAnsweredBy: (message) => slice?.isAnsweredBy(message) ?? false,
    encode: () => here().encode(),
    chunks: () => here().chunks(),
    restore: (stored, parts = {}) => {
      if (slice !== null) return slice.restore(stored, parts)
      beginWith({ stored, parts })
      return true
    },
    reset: () => (slice === null ? beginWith(null) : slice.reset()),
    shapeOf: (part) => slice?.shapeOf(part),
  }
}
