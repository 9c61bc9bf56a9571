import { devicesCalls } from '../../../wire/calls/account/devices-calls'
import { route, type AccessRow } from '../access-row'

/** Members read and end their own sessions. */
export const rows: readonly AccessRow[] = [
  route(devicesCalls.list, 'account', 'read', 1),
  route(devicesCalls.end, 'account', 'write', 1),
  route(devicesCalls.endOthers, 'account', 'write', 1),
]
