import type { Table } from '../kernel/table'
import { cellOf, type Cell } from './cell'
import type { Entry } from './entry'
import { noAsks, type Unit } from './unit'

/** A cell whose unit is fetched later (ADR 13). */
export interface LateCell<S> extends Cell<S> {
  /** The unit is here: it goes on from what was restored, and hears all that was said since. */
  readonly join: (unit: Unit<S>) => void
}

/** Until its unit has come it asks for nothing and cannot be read; what it is given it keeps. */
export const lateCell = <S>(name: string): LateCell<S> => {
  let cell: Cell<S> | null = null
  let restored: { readonly stored: unknown, readonly parts: Table<unknown> } | null = null
  let heard: Entry[] = []
  const here = (): Cell<S> => {
    if (cell === null) throw new Error(`${name} is read before it has come`)
    return cell
  }
  const beginWith = (base: typeof restored): void => {
    restored = base
    heard = []
  }
  return {
    name,
    isHere: () => cell !== null,
    join: (unit) => {
      if (cell !== null) return
      const made = cellOf(unit)
      if (restored !== null) made.restore(restored.stored, restored.parts)
      for (const entry of heard) made.hear(entry)
      beginWith(null)
      cell = made
    },
    get: () => here().get(),
    hear: (entry) => {
      if (cell !== null) return cell.hear(entry)
      heard.push(entry)
      return false
    },
    asks: () => cell?.asks() ?? noAsks,
    answeredBy: (message) => cell?.answeredBy(message) ?? false,
    encode: () => here().encode(),
    pieces: () => here().pieces(),
    restore: (stored, parts = {}) => {
      if (cell !== null) return cell.restore(stored, parts)
      beginWith({ stored, parts })
      return true
    },
    reset: () => cell === null ? beginWith(null) : cell.reset(),
    shapeOf: (part) => cell?.shapeOf(part),
  }
}
