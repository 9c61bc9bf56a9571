import type { Xid } from '../kernel/ids'
import type { Instant } from '../kernel/instant'

/** File extensions by type. The original name of a file is never used (BI-168…BI-170). */
const EXTENSIONS: Readonly<Record<string, string>> = {
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'image/apng': 'png',
  'image/webp': 'webp',
  'image/gif': 'gif',
  'image/bmp': 'bmp',
  'image/svg+xml': 'svg',
  'video/mp4': 'mp4',
  'video/webm': 'webm',
  'video/quicktime': 'mov',
  'video/ogg': 'ogv',
}
const extensionOf = (type: string): string => EXTENSIONS[type] ?? /^[a-z]+\/([a-z0-9]{1,8})$/.exec(type)?.[1] ?? 'bin'

interface Moment {
  readonly at: Instant
  readonly chance: string
}

const fourDigits = (chance: string): string =>
  String(Array.from(chance).reduce((acc, letter) => (acc * 31 + (letter.codePointAt(0) ?? 0)) % 10_000, 7)).padStart(
    4,
    '0',
  )

/** The key of an attachment (spec 1 §5): owner xid, timestamp, four digits and the extension. */
export const attachmentKey = (xid: Xid, type: string, { at, chance }: Moment): string =>
  `${xid}_${at}_${fourDigits(chance)}.${extensionOf(type)}`

/** The key of an upload (spec 2 §7): `uploads/{timestamp}_{filename}`. `name`: the purpose, not the original name. */
export const uploadKey = (name: string, type: string, { at, chance }: Moment): string =>
  `uploads/${at}_${name.replace(/[^A-Za-z0-9]+/g, '-').slice(0, 40)}-${fourDigits(chance)}.${extensionOf(type)}`
