import { StateDigest } from '../kernel/ids'
import { sha256 } from '../kernel/sha256'

const DIGEST_LENGTH = 32

/**
 * What of an X state may stand in the log: enough to know it again by, nothing to go on with (reliability §6). 32 hex
 * digits of its SHA-256, so it is not taken for a token either. `null` where there is no state.
 */
export const stateDigest = (state: string): StateDigest | null => {
  const digest = state === '' ? '' : sha256(state).slice(0, DIGEST_LENGTH)
  return StateDigest.is(digest) ? digest : null
}
