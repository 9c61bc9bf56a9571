import { Secret } from '../../../application/ports/browser/vault'
import type { XAddress } from '../../../application/ports/x-accounts'
import { stateDigest } from '../../../domain/session'

const LIMIT = 4_096

/**
 * The address of X from the server's words, or `null` where nobody should be led there: it must be https, or of the
 * server
 * that answered (`own`, an origin), hold no user name, and say the state that will come back.
 */
export const parseXRedirectUrl = (text: string, own: string): XAddress | null => {
  if (text.length > LIMIT || !URL.canParse(text, own)) return null
  const url = new URL(text, own)
  const pending = stateDigest(url.searchParams.get('state') ?? '')
  const isTrusted = url.protocol === 'https:' || url.origin === own
  if (!isTrusted || pending === null || url.username !== '' || url.password !== '') return null
  return { address: new Secret(url.href), pending }
}
