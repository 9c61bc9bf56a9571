import * as E from 'fp-ts/Either'
import { utf8Size } from '../../../domain/kernel/utf8-size'

export type JsonFault = 'TooLarge' | 'TooDeep' | 'TooMany' | 'NotJson'

/** The largest socket frame in bytes: 1 MiB. A larger frame is invalid. */
export const FRAME_LIMIT = 1_048_576
/**
 * The largest response in bytes. A larger response is invalid. A conversation list has up to 1,000 rows, each with its
 * last message.
 */
export const ANSWER_LIMIT = 4 * FRAME_LIMIT
const DEPTH_LIMIT = 64
const NODE_LIMIT = 200_000

const QUOTE = 34
const BACKSLASH = 92
const COMMA = 44

const opens = (code: number): boolean => code === 91 || code === 123
const closes = (code: number): boolean => code === 93 || code === 125

/** The index of the closing quote of the string at `from`, or the end of the text. */
const endOfString = (text: string, from: number): number => {
  let at = from + 1
  while (at < text.length && text.charCodeAt(at) !== QUOTE) at += text.charCodeAt(at) === BACKSLASH ? 2 : 1
  return at
}

const isTooLarge = (text: string, limit: number): boolean => {
  if (text.length > limit) return true
  return text.length * 3 > limit && utf8Size(text) > limit
}

/** Scans the text before parsing, so that the parser never builds a tree that is too deep or too large. */
const faultOf = (text: string): JsonFault | null => {
  let depth = 0
  let nodes = 1
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === QUOTE) at = endOfString(text, at)
    else if (opens(code)) {
      depth += 1
      nodes += 1
    } else if (closes(code)) depth -= 1
    else if (code === COMMA) nodes += 1
    if (depth > DEPTH_LIMIT) return 'TooDeep'
    if (nodes > NODE_LIMIT) return 'TooMany'
  }
  return null
}

/** Drops `__proto__` keys: io-ts copies objects, and a copied `__proto__` key becomes their prototype (BI-285). */
const withoutProto = (key: string, value: unknown): unknown => (key === '__proto__' ? undefined : value)
const mayNameProto = (text: string): boolean => text.includes('__proto__') || text.includes('\\u')

/**
 * Parses JSON from the server or another untrusted source. `limit` is in bytes of UTF-8. Text beyond the limit, with
 * more than 64 levels or with more than 200,000 nodes is refused before parsing. The parser skips a byte order mark,
 * drops `__proto__` keys, and keeps the last value of a duplicate key.
 */
export const limitedJson = (text: string, limit: number): E.Either<JsonFault, unknown> => {
  if (isTooLarge(text, limit)) return E.left('TooLarge')
  const fault = faultOf(text)
  if (fault !== null) return E.left(fault)
  const bare = text.charCodeAt(0) === 0xfeff ? text.slice(1) : text
  return E.tryCatch(
    (): unknown => (mayNameProto(bare) ? JSON.parse(bare, withoutProto) : JSON.parse(bare)),
    () => 'NotJson' as const,
  )
}
