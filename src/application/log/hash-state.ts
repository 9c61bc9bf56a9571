import { canonicalJson } from '../../domain/kernel/canonical-json'
import { sha256 } from '../../domain/kernel/sha256'
import { entriesOf } from '../../domain/kernel/table'
import type { LogSlices } from './event-log'

/** One short text for all that the units know: the same state has the same hash in Node and in any browser. */
export const hashState = (slices: LogSlices): string =>
  sha256(
    entriesOf(slices)
      .map(([name, slice]) => `${name} ${sha256(canonicalJson(slice.encode()))}`)
      .join('\n'),
  )
