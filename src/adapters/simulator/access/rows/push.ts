import { pushCalls } from '../../../wire/calls/account/push-calls'
import { route, type AccessRow } from '../access-row'

/** Members choose their pushes, and the browsers that get them. */
export const rows: readonly AccessRow[] = [
  route(pushCalls.read, 'account', 'read', 1),
  route(pushCalls.subscribe, 'account', 'errand', 1),
  route(pushCalls.unsubscribe, 'account', 'write', 1),
  route(pushCalls.choose, 'account', 'write', 1),
  route(pushCalls.renew, 'proof', 'signIn', 1),
]
