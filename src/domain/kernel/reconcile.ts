import type { Table } from './table'
import { keysOf } from './table'

/**
 * Which asks to stop and which to begin, when what is wanted is a table: an ask runs exactly while the data wants it.
 * An ask whose key changed (another page, another deadline) has another id and so begins anew.
 */
export const difference = <A>(running: Table<true>, wanted: Table<A>): { stop: readonly string[], begin: readonly A[] } => ({
  stop: keysOf(running).filter((id) => wanted[id] === undefined),
  begin: keysOf(wanted).flatMap((id) => {
    const one = wanted[id]
    return one === undefined || running[id] !== undefined ? [] : [one]
  }),
})
