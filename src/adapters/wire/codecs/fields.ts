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

/** A text of several lines; what is no text is empty. */
export const JsonBody = always(
  'Body',
  isText,
  (u) => (isText(u) ? requestText(u) : ''),
  (a) => a,
)

/** What will be a name: cleaned with its fallback where the entity is made, for only there the id is known. */
export const RawName = always<unknown, unknown>(
  'RawName',
  t.unknown.is,
  (u) => u,
  (a) => a,
)

/** A whole number from 0; a negative, fractional or endless one is brought there (BI-289…BI-291). */
export const CountField = always(
  'Count',
  isCount,
  (u) =>
    typeof u === 'number' && Number.isFinite(u) ? Math.min(Number.MAX_SAFE_INTEGER, Math.max(0, Math.trunc(u))) : 0,
  (a) => a,
)

/**
 * The same where nothing may stand for it: 0 for an untold beginning would say that all from there on has been told.
 */
export const OptionalCount = new t.Type<number, number, unknown>(
  'ToldCount',
  isCount,
  (u, context) =>
    typeof u === 'number' && Number.isFinite(u) ? CountField.validate(u, context) : t.failure(u, context),
  (a) => a,
)

/** Above every level: nobody has it. */
const NO_LEVEL = MAX_LEVEL + 1
/**
 * A level from which on one may do something. None is needed where nothing is said; what is no number keeps everybody
 * out, not in.
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

/** 1 and `true` are yes; 0, `false` and nothing are no; anything else, "1" too, is an error of its item (BI-295). */
export const FlagField = new t.Type<boolean, number, unknown>(
  'Flag',
  t.boolean.is,
  (u, context) => {
    if (u === 1 || u === true) return t.success(true)
    return u === 0 || u === false || u === null || u === undefined ? t.success(false) : t.failure(u, context)
  },
  (a) => (a ? 1 : 0),
)

/** The same where it has to be told: of nothing nobody knows how one stands to somebody. */
export const OptionalFlag = new t.Type<boolean, number, unknown>(
  'ToldFlag',
  t.boolean.is,
  (u, context) => (u === null || u === undefined ? t.failure(u, context) : FlagField.validate(u, context)),
  FlagField.encode,
)

/** Milliseconds since 1970; `null` for whatever is no instant (BI-325…BI-332). */
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
/** A picture on the server that answers: one path of plain names, so that it can lead nowhere else. */
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

/** Where a link of somebody's leads: https alone, and nobody's name before the host. */
const webUrl = (u: unknown): string | null => {
  if (!isText(u) || u.length > 2_048 || !URL.canParse(u)) return null
  const url = new URL(u)
  return url.protocol === 'https:' && url.username === '' && url.password === '' ? url.href : null
}

/** The address of a page; anything else is none. */
export const WebUrl = always<string | null, string | null>(
  'WebUrl',
  (u): u is string | null => u === null || isText(u),
  webUrl,
  (a) => a,
)

/**
 * The address of a picture, absolute or on the server that answers; anything else is no picture (BI-324, spec 1 §8
 * "Invalid image URL").
 */
export const ImageUrl = always<string | null, string | null>(
  'ImageUrl',
  (u): u is string | null => u === null || isText(u),
  mediaUrl(OWN_PICTURE),
  (a) => a,
)

/** The address of a video, by the same rule. */
export const VideoUrl = always<string | null, string | null>(
  'VideoUrl',
  (u): u is string | null => u === null || isText(u),
  mediaUrl(OWN_VIDEO),
  (a) => a,
)

/** The https origins from which the product's own pictures come, besides the server that answers. */
export type ImageHosts = readonly string[]

/**
 * A picture that the product itself serves: what a stranger's server would learn who looks at is none (BI-142, BI-156).
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

/** The same where all of them are on the server that answers. */
export const ProductImage = productImageCodec([])

/** A host name or a word, short enough to be one; what it means is judged where it is used. */
export const HostName = new t.Type<string, string, unknown>(
  'Host',
  t.string.is,
  (u, context) => (typeof u === 'string' && u.length <= 253 && u.trim() !== '' ? t.success(u) : t.failure(u, context)),
  (a) => a,
)

/** An id of the server's, also one that is a number there. */
export const PlainId = new t.Type<string, string, unknown>(
  'PlainId',
  t.string.is,
  (u, context) => {
    const id = typeof u === 'number' ? String(u) : u
    return typeof id === 'string' && isPlainId(id) ? t.success(id) : t.failure(u, context)
  },
  (a) => a,
)

/** A value that may be missing, or be of a shape we do not know: then it is `null`. */
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

/** A numbered kind: `messageKindViews` names those we know by number, everything else is `otherwise`. */
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

/** The domain's value behind the fields as they are printed; `from` says `null` where the fields make no such value. */
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
