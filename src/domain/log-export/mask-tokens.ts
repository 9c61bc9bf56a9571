import * as t from 'io-ts'
import { entriesOf, tableFrom } from '../kernel/table'

/** Patterns of tokens, keys and signatures: hex or base64 of forty characters or more, and JWTs. */
const TOKENS: readonly RegExp[] = [/[0-9a-f]{40}/i, /[A-Za-z0-9+/_-]{40}/, /eyJ[\w-]+\.[\w-]+\.[\w-]*/i]

/** Fields whose value may look like a token: the name of a build may be a hash. */
const ALLOWED: ReadonlySet<string> = new Set(['app'])

export const MASK = '[masked]'

const looksLikeToken = (text: string): boolean => TOKENS.some((token) => token.test(text))

/** The last filter before data leaves the log. It masks every text and key that looks like a token. */
export const maskTokens = (data: unknown): unknown => {
  if (typeof data === 'string') return looksLikeToken(data) ? MASK : data
  if (Array.isArray(data)) return data.map(maskTokens)
  if (!t.UnknownRecord.is(data)) return data
  return tableFrom(
    entriesOf(data).map(
      ([key, value]) => [looksLikeToken(key) ? MASK : key, ALLOWED.has(key) ? value : maskTokens(value)] as const,
    ),
  )
}
