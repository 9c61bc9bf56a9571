import type { Row } from '../routes'

export const routes: readonly Row[] = [
  ['GET /api/passkey/challenge', {}],
  ['POST /api/passkey/sign_in', { id: 'AA', client_data: 'AA', authenticator_data: 'AA', signature: 'AA' }],
  ['GET /api/account/passkeys', {}],
  ['POST /api/account/passkeys/request', {}],
  ['POST /api/account/passkeys/add', { id: 'AA', client_data: 'AA', attestation: 'AA' }],
  ['POST /api/account/passkeys/remove', { id: 'x' }],
]
