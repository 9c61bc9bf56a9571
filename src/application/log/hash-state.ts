import { canonicalJson } from '../../domain/kernel/canonical-json'
import { sha256 } from '../../domain/kernel/sha256'
import { entriesOf } from '../../domain/kernel/table'
import type { LogSlices } from './event-log'

/** Hash of all reducers' state. Node and every browser compute the same hash. */
export const hashState = (slices: LogSlices): string =>
  sha256(
    entriesOf(slices)
      .map(([name, slice]) => `${name} ${sha256(canonicalJson(slice.encode()))}`)
      .join('\n'),
  )
