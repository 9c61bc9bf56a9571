import { slowModeCalls } from '../../../wire/calls/slow-mode-calls'
import { route, type AccessRow } from '../access-row'

/** Slow mode: members read it, owner and admins set it. */
export const rows: readonly AccessRow[] = [
  route(slowModeCalls.of, 'member', 'read', 1),
  route(slowModeCalls.set, 'editor', 'write', 1),
]
