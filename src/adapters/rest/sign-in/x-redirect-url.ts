import { Secret } from '../../../application/ports/browser/vault'
import type { XAddress } from '../../../application/ports/x-accounts'
import { stateDigest } from '../../../domain/sign-in'

const LIMIT = 4_096

/**
 * Parses the URL of X's sign-in page from the server's text. An unsafe URL gives `null`. A safe URL uses https or has
 * the origin `own`, has no user name or password, and carries the `state`.
 */
export const parseXRedirectUrl = (text: string, own: string): XAddress | null => {
  if (text.length > LIMIT || !URL.canParse(text, own)) return null
  const url = new URL(text, own)
  const pending = stateDigest(url.searchParams.get('state') ?? '')
  const isTrusted = url.protocol === 'https:' || url.origin === own
  if (!isTrusted || pending === null || url.username !== '' || url.password !== '') return null
  return { address: new Secret(url.href), pending }
}
