import { canonicalJson } from '../../domain/kernel/canonical-json'
import { sha256 } from '../../domain/kernel/sha256'
import { entriesOf, tableFrom, type Table } from '../../domain/kernel/table'
import type { LogSlices } from './event-log'

/** The hash of encoded states by reducer. Node and every browser compute the same hash. */
export const hashEncoded = (states: Table<unknown>): string =>
  sha256(
    entriesOf(states)
      .map(([name, state]) => `${name} ${sha256(canonicalJson(state))}`)
      .join('\n'),
  )

/** The hash of all reducers' states. */
export const hashState = (slices: LogSlices): string =>
  hashEncoded(tableFrom(entriesOf(slices).map(([name, slice]) => [name, slice.encode()] as const)))
