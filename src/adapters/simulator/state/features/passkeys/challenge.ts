import { sha256 } from '../../../../../domain/kernel/sha256'
import { addMs, type Instant } from '../../../../../domain/kernel/instant'
import type { Xid } from '../../../../../domain/kernel/ids'
import type { ServerState } from '../../server-state'

/** The lifetime of a challenge: five minutes. A challenge is valid only once. */
export const CHALLENGE_LIFETIME_MS = 300_000

/** The member who adds a passkey; `null` for a sign-in. */
type For = Xid | null

const sealOf = ({ secret }: ServerState, whose: For, issuedAt: string, nonce: string): string =>
  sha256([secret, 'passkey', whose ?? 'signIn', issuedAt, nonce].join('\n')).slice(0, 40)

export const toBase64Url = (ascii: string): string =>
  btoa(ascii).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
const fromBase64Url = (text: string): string => atob(text.replaceAll('-', '+').replaceAll('_', '/'))

/**
 * A challenge of the server, as base64url. The server signs it in place of storing it, so strangers who request many
 * challenges fill nothing.
 */
export const challengeFor = (world: ServerState, whose: For, at: Instant, nonce: string): string =>
  toBase64Url([String(at), nonce, sealOf(world, whose, String(at), nonce)].join(' '))

/** When the challenge expires. `null` if this server did not issue it for that purpose, or if it has expired. */
export const challengeExpiry = (world: ServerState, whose: For, challenge: string, at: Instant): Instant | null => {
  if (!/^[\w-]{1,400}$/.test(challenge) || challenge.length % 4 === 1) return null
  const [issuedAt = '', nonce = '', seal] = fromBase64Url(challenge).split(' ')
  if (!/^\d{1,15}$/.test(issuedAt) || seal !== sealOf(world, whose, issuedAt, nonce)) return null
  const age = at - Number(issuedAt)
  return age >= 0 && age < CHALLENGE_LIFETIME_MS ? addMs(at, CHALLENGE_LIFETIME_MS - age) : null
}
