import type { Table } from '../kernel/table'
import { createSlice, type StateSlice } from './slice'
import type { Entry } from './entry'
import { noEffectRequests, type Reducer } from './reducer'

/** A cell whose unit is fetched later (ADR 13). */
export interface LazySlice<S> extends StateSlice<S> {
  /** The unit is here: it goes on from what was restored, and hears all that was said since. */
  readonly load: (unit: Reducer<S>) => void
}

/** Until its unit has come it asks for nothing and cannot be read; what it is given it keeps. */
export const lazySlice = <S>(name: string): LazySlice<S> => {
  let slice: StateSlice<S> | null = null
  let restored: { readonly stored: unknown; readonly parts: Table<unknown> } | null = null
  let heard: Entry[] = []
  const here = (): StateSlice<S> => {
    if (slice === null) throw new Error(`${name} is read before it has come`)
    return slice
  }
  const beginWith = (base: typeof restored): void => {
    restored = base
    heard = []
  }
  return {
    name,
    isLoaded: () => slice !== null,
    load: (unit) => {
      if (slice !== null) return
      const made = createSlice(unit)
      if (restored !== null) made.restore(restored.stored, restored.parts)
      for (const entry of heard) made.apply(entry)
      beginWith(null)
      slice = made
    },
    get: () => here().get(),
    apply: (entry) => {
      if (slice !== null) return slice.apply(entry)
      heard.push(entry)
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
