import { StateDigest } from '../kernel/ids'
import { sha256 } from '../kernel/sha256'

const DIGEST_LENGTH = 32

/**
 * The digest of an X `state`. The log contains only the digest, which can recognise the state and do nothing else. The
 * digest is 32 hex digits of the SHA-256, so that nothing takes it for a token. `null` if there is no state.
 */
export const stateDigest = (state: string): StateDigest | null => {
  const digest = state === '' ? '' : sha256(state).slice(0, DIGEST_LENGTH)
  return StateDigest.is(digest) ? digest : null
}
