import * as E from 'fp-ts/Either'
import * as t from 'io-ts'

/** The platforms (spec 3 §9) in wire order: 0 to 4 (spec 2 §3). */
export const PLATFORMS = ['x', 'youtube', 'instagram', 'tiktok', 'twitch'] as const
export type Platform = (typeof PLATFORMS)[number]
export const Platform = t.keyof({ x: null, youtube: null, instagram: null, tiktok: null, twitch: null }, 'Platform')

/** An ingest address (spec 3 §3). `maskedKey` shows at most the last characters of the key (RST-6). */
export const StreamTarget = t.strict(
  { id: t.string, platform: Platform, name: t.string, address: t.string, maskedKey: t.string },
  'StreamEntry',
)
export type StreamTarget = t.TypeOf<typeof StreamTarget>

/** The longest name and address, in characters. */
export const NAME_LIMIT = 60
export const ADDRESS_LIMIT = 500
export const KEY_LIMIT = 200

/** The issues of a target. `addressMissing`, `keyMissing` and `unsupported` have the texts of spec 3 §8. */
export type StreamTargetIssue = 'addressMissing' | 'keyMissing' | 'unsupported' | 'noHost' | 'control' | 'tooLong'

const ADDRESS = /^rtmps?:\/\//i
/** A host, then the platform's path or query. Whitespace is not allowed, because it could start a second address. */
const HOST = /^rtmps?:\/\/(?:[a-z0-9-]+(?:\.[a-z0-9-]+)*|\[[0-9a-f:.]+\])(?::\d{1,5})?(?:[/?][^\s]*)?$/i
const CONTROL = /[\p{Cc}\u2028\u2029]/u

/** The address to save: the typed text without leading spaces (spec 3 §5, RST-5). */
export const readAddress = (typed: string): E.Either<StreamTargetIssue, string> => {
  const address = typed.replace(/^ +/, '').trimEnd()
  if (address === '') return E.left('addressMissing')
  if (CONTROL.test(typed)) return E.left('control')
  if (address.length > ADDRESS_LIMIT) return E.left('tooLong')
  if (!ADDRESS.test(address)) return E.left('unsupported')
  return HOST.test(address) ? E.right(address) : E.left('noHost')
}

export const readStreamKey = (typed: string): E.Either<StreamTargetIssue, string> => {
  const key = typed.replace(/^ +/, '').trimEnd()
  if (key === '') return E.left('keyMissing')
  if (CONTROL.test(typed)) return E.left('control')
  return key.length > KEY_LIMIT ? E.left('tooLong') : E.right(key)
}

/** The issue of each field; `null` for a valid field. */
export const streamTargetIssues = (
  address: string,
  key: string,
): { readonly address: StreamTargetIssue | null; readonly key: StreamTargetIssue | null } => {
  const [good, goodKey] = [readAddress(address), readStreamKey(key)]
  return { address: E.isLeft(good) ? good.left : null, key: E.isLeft(goodKey) ? goodKey.left : null }
}

/** Whether Save is enabled: no field is blank (spec 3 §5). */
export const isFilled = (name: string, address: string, key: string): boolean =>
  [name, address, key].every((text) => text.trim() !== '')

/**
 * A key of at least this length shows its last four characters, because four characters reveal nothing about the rest
 * of a long key.
 */
const LONG_KEY = 12

/** The masked form of a stored key. Only the key's own form shows the whole key, on request. */
export const maskedOf = (key: string): string =>
  key === '' ? '' : `••••••••${key.length >= LONG_KEY ? key.slice(-4) : ''}`
