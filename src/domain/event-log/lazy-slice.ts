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
  let cell: StateSlice<S> | null = null
  let restored: { readonly stored: unknown, readonly parts: Table<unknown> } | null = null
  let heard: Entry[] = []
  const here = (): StateSlice<S> => {
    if (cell === null) throw new Error(`${name} is read before it has come`)
    return cell
  }
  const beginWith = (base: typeof restored): void => {
    restored = base
    heard = []
  }
  return {
    name,
    isLoaded: () => cell !== null,
    load: (unit) => {
      if (cell !== null) return
      const made = createSlice(unit)
      if (restored !== null) made.restore(restored.stored, restored.parts)
      for (const entry of heard) made.apply(entry)
      beginWith(null)
      cell = made
    },
    get: () => here().get(),
    apply: (entry) => {
      if (cell !== null) return cell.apply(entry)
      heard.push(entry)
      return false
    },
    effects: () => cell?.effects() ?? noEffectRequests,
    isAnsweredBy: (message) => cell?.isAnsweredBy(message) ?? false,
    encode: () => here().encode(),
    chunks: () => here().chunks(),
    restore: (stored, parts = {}) => {
      if (cell !== null) return cell.restore(stored, parts)
      beginWith({ stored, parts })
      return true
    },
    reset: () => cell === null ? beginWith(null) : cell.reset(),
    shapeOf: (part) => cell?.shapeOf(part),
  }
}
