import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { isPlainId } from '../../../domain/kernel/ids'
import { toInstant, type Instant } from '../../../domain/kernel/instant'
import { MAX_LEVEL } from '../../../domain/kernel/max-level'
import { requestText } from './text'

const always = <A, O>(name: string, is: t.Is<A>, read: (u: unknown) => A, encode: (a: A) => O): t.Type<A, O, unknown> =>
  new t.Type(name, is, (u) => t.success(read(u)), encode)

const isText = (u: unknown): u is string => typeof u === 'string'
const isCount = (u: unknown): u is number => Number.isSafeInteger(u) && Number(u) >= 0

/** A text of several lines. A value that is not a text becomes the empty text. */
export const JsonBody = always(
  'Body',
  isText,
  (u) => (isText(u) ? requestText(u) : ''),
  (a) => a,
)

/** A name as the server sent it. The entity's codec cleans the name later, because the fallback needs the id. */
export const RawName = always<unknown, unknown>(
  'RawName',
  t.unknown.is,
  (u) => u,
  (a) => a,
)

/** A whole number from 0. Negative, fractional and infinite values are clamped (BI-289…BI-291). */
export const CountField = always(
  'Count',
  isCount,
  (u) =>
    typeof u === 'number' && Number.isFinite(u) ? Math.min(Number.MAX_SAFE_INTEGER, Math.max(0, Math.trunc(u))) : 0,
  (a) => a,
)

/**
 * A `CountField` that the server must send. If a missing `from` became 0, the client would assume that the response
 * contains all messages since 0.
 */
export const OptionalCount = new t.Type<number, number, unknown>(
  'ToldCount',
  isCount,
  (u, context) =>
    typeof u === 'number' && Number.isFinite(u) ? CountField.validate(u, context) : t.failure(u, context),
  (a) => a,
)

/** This level is above every real level, so no member can reach this level. */
const NO_LEVEL = MAX_LEVEL + 1
/**
 * The lowest member level at which an action is allowed. A missing value lets every member act; an invalid value
 * excludes every member.
 */
export const Level = always(
  'Level',
  isCount,
  (u) =>
    u === null || u === undefined
      ? 0
      : typeof u !== 'number' || !Number.isFinite(u)
        ? NO_LEVEL
        : Math.min(Number.MAX_SAFE_INTEGER, Math.max(0, Math.ceil(u))),
  (a) => a,
)

/**
 * A boolean on the wire. 1 and `true` are true; 0, `false`, `null` and a missing value are false. Any other value, also
 * "1", makes the item that contains the flag invalid (BI-295).
 */
export const FlagField = new t.Type<boolean, number, unknown>(
  'Flag',
  t.boolean.is,
  (u, context) => {
    if (u === 1 || u === true) return t.success(true)
    return u === 0 || u === false || u === null || u === undefined ? t.success(false) : t.failure(u, context)
  },
  (a) => (a ? 1 : 0),
)

/** A `FlagField` that the server must send, because a missing flag means that the value is unknown, not false. */
export const OptionalFlag = new t.Type<boolean, number, unknown>(
  'ToldFlag',
  t.boolean.is,
  (u, context) => (u === null || u === undefined ? t.failure(u, context) : FlagField.validate(u, context)),
  FlagField.encode,
)

/** Milliseconds since 1970. `null` for an invalid instant (BI-325…BI-332). */
export const Milliseconds = always<Instant | null, number | null>(
  'Milliseconds',
  (u): u is Instant | null => u === null || toInstant(u) !== null,
  toInstant,
  (a) => a,
)

/** Seconds since 1970, as the specs print `verify_time` and `send_time` (BI-331). */
export const Seconds = always<Instant | null, number | null>(
  'Seconds',
  (u): u is Instant | null => u === null || toInstant(u) !== null,
  (u) => (typeof u === 'number' ? toInstant(u * 1_000) : null),
  (a) => (a === null ? null : Math.floor(a / 1_000)),
)

const IMAGE_SCHEMES: readonly string[] = ['https:', 'http:']
/** A picture on the API's server. The path has only plain names, so the URL cannot lead to another host or folder. */
const OWN_PICTURE = /^(?:\/[A-Za-z0-9_-]+)+\.(?:svg|png|jpe?g|webp)$/
const OWN_VIDEO = /^(?:\/[A-Za-z0-9_-]+)+\.(?:webm|mp4)$/
const mediaUrl =
  (own: RegExp) =>
  (u: unknown): string | null => {
    if (isText(u) && u.length <= 2_048 && own.test(u)) return u
    if (!isText(u) || u.length > 2_048 || !URL.canParse(u)) return null
    const url = new URL(u)
    return IMAGE_SCHEMES.includes(url.protocol) && url.username === '' && url.password === '' ? url.href : null
  }

/** A link that a member wrote: https only, and no user name or password before the host. */
const webUrl = (u: unknown): string | null => {
  if (!isText(u) || u.length > 2_048 || !URL.canParse(u)) return null
  const url = new URL(u)
  return url.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : null
}

/** The URL of a web page. An invalid URL becomes `null`. */
export const WebUrl = always<string | null, string | null>(
  'WebUrl',
  (u): u is string | null => u === null || isText(u),
  webUrl,
  (a) => a,
)

/**
 * The URL of a picture, absolute or a path on the API's server (BI-324, spec 1 §8 "Invalid image URL"). An invalid URL
 * becomes `null`.
 */
export const ImageUrl = always<string | null, string | null>(
  'ImageUrl',
  (u): u is string | null => u === null || isText(u),
  mediaUrl(OWN_PICTURE),
  (a) => a,
)

/** The URL of a video, absolute or a path on the API's server. An invalid URL becomes `null`. */
export const VideoUrl = always<string | null, string | null>(
  'VideoUrl',
  (u): u is string | null => u === null || isText(u),
  mediaUrl(OWN_VIDEO),
  (a) => a,
)

/** The https origins of the product's own pictures, besides the API's server. */
export type ImageHosts = readonly string[]

/**
 * A picture from the product's own hosts. A foreign host would learn who views the picture, so a picture from such a
 * host becomes `null` (BI-142, BI-156).
 */
export const productImageCodec = (hosts: ImageHosts) =>
  always<string | null, string | null>(
    'OwnImage',
    (u): u is string | null => u === null || isText(u),
    (u) => {
      if (isText(u) && u.length <= 2_048 && OWN_PICTURE.test(u)) return u
      const url = webUrl(u)
      return url !== null && hosts.includes(new URL(url).origin) ? url : null
    },
    (a) => a,
  )

/** A product picture on the API's server only. */
export const ProductImage = productImageCodec([])

/**
 * A host name or word of at most 253 characters. The codec checks only the length. The code that uses the value checks
 * whether the host or word is valid.
 */
export const HostName = new t.Type<string, string, unknown>(
  'Host',
  t.string.is,
  (u, context) => (typeof u === 'string' && u.length <= 253 && u.trim() !== '' ? t.success(u) : t.failure(u, context)),
  (a) => a,
)

/** An id from the server. A number becomes a string. */
export const PlainId = new t.Type<string, string, unknown>(
  'PlainId',
  t.string.is,
  (u, context) => {
    const id = typeof u === 'number' ? String(u) : u
    return typeof id === 'string' && isPlainId(id) ? t.success(id) : t.failure(u, context)
  },
  (a) => a,
)

/** Decodes a missing or malformed value to `null`. */
export const nullIfInvalid = <A, O>(codec: t.Type<A, O, unknown>): t.Type<A | null, O | null, unknown> =>
  always<A | null, O | null>(
    `${codec.name} | null`,
    (u): u is A | null => u === null || codec.is(u),
    (u) => {
      const decoded = codec.decode(u)
      return E.isRight(decoded) ? decoded.right : null
    },
    (a) => (a === null ? null : codec.encode(a)),
  )

/** A kind that is a number on the wire. An unknown number becomes `otherwise`. */
export const enumByNumber = <K extends string>(
  name: string,
  kinds: Readonly<Record<K, number>>,
  is: t.Is<K>,
  otherwise: K,
): t.Type<K, number, unknown> =>
  always<K, number>(
    name,
    is,
    (u) =>
      Object.keys(kinds)
        .filter(is)
        .find((kind) => kinds[kind] === u) ?? otherwise,
    (kind) => kinds[kind],
  )

/**
 * Defines the codec of a domain value by its wire fields. `from` returns `null` if the fields do not form a valid
 * value; then decoding fails.
 */
export const recordCodec = <A, R>(
  name: string,
  is: t.Is<A>,
  fields: t.Type<R, unknown, unknown>,
  from: (fields: R) => A | null,
  to: (value: A) => R,
): t.Type<A, unknown, unknown> =>
  new t.Type<A, unknown, unknown>(
    name,
    is,
    (u, context) => {
      const read = fields.validate(u, context)
      if (E.isLeft(read)) return read
      const value = from(read.right)
      return value === null ? t.failure(u, context) : t.success(value)
    },
    (value) => fields.encode(to(value)),
  )
