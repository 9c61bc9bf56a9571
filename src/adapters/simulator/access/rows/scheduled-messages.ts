import { scheduledMessagesCalls } from '../../../wire/calls/chat/scheduled-messages-calls'
import { route, type AccessRow } from '../access-row'

/** Scheduled messages. The list and each act concern the caller's own messages only. */
export const rows: readonly AccessRow[] = [
  route(scheduledMessagesCalls.list, 'session', 'read', 1),
  route(scheduledMessagesCalls.add, 'member', 'message', 1),
  route(scheduledMessagesCalls.edit, 'ownProof', 'write', 1),
  route(scheduledMessagesCalls.send, 'ownProof', 'message', 1),
  route(scheduledMessagesCalls.cancel, 'account', 'write', 1),
]
