import { canonical } from '../../domain/kernel/canonical'
import { sha256 } from '../../domain/kernel/sha256'
import { entriesOf } from '../../domain/kernel/table'
import type { Cells } from './event-log'

/** One short text for all that the units know: the same state has the same hash in Node and in any browser. */
export const hashOfState = (cells: Cells): string =>
  sha256(entriesOf(cells).map(([name, cell]) => `${name} ${sha256(canonical(cell.encode()))}`).join('\n'))
