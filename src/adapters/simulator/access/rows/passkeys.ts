import { passkeysCalls } from '../../../wire/calls/account/passkeys-calls'
import { route, type AccessRow } from '../access-row'

/** Passkeys. The server verifies each signature, which costs it some time. */
export const rows: readonly AccessRow[] = [
  route(passkeysCalls.challenge, 'anyone', 'errand', 1),
  route(passkeysCalls.signIn, 'proof', 'signIn', 1),
  route(passkeysCalls.list, 'account', 'read', 1),
  route(passkeysCalls.requestNew, 'account', 'errand', 1),
  route(passkeysCalls.add, 'ownProof', 'errand', 1),
  route(passkeysCalls.remove, 'account', 'write', 1),
]
