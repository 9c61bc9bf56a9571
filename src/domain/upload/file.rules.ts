import * as t from 'io-ts'
import type { Sniffed } from './sniff-file-type'

/**
 * How the person added the file: chosen for a message, pasted or dropped into it, or chosen for a picture field. The
 * accepted file types differ between these ways (decisions.md).
 */
export const Entry = t.union([t.literal('picker'), t.literal('paste'), t.literal('field')], 'FileEntry')
export type Entry = t.TypeOf<typeof Entry>

export const FileRefusal = t.union(
  [
    t.literal('imageType'),
    t.literal('imageOversize'),
    t.literal('notAPicture'),
    t.literal('videoOversize'),
    t.literal('notAVideo'),
    t.literal('lost'),
  ],
  'FileRefusal',
)
export type FileRefusal = t.TypeOf<typeof FileRefusal>

const MB = 1_048_576
/** A file of exactly the limit passes (spec 1 §5, spec 3 §9). The pixel limit is our own. */
const LIMITS = { imageBytes: 5 * MB, videoBytes: 10 * MB, pixels: 50_000_000 } as const

const CHOSEN: readonly string[] = ['image/jpeg', 'image/png', 'image/apng', 'image/webp']
const TYPES: Readonly<Record<Entry, readonly string[]>> = {
  picker: CHOSEN,
  paste: [...CHOSEN, 'image/gif', 'image/svg+xml', 'image/bmp'],
  field: [...CHOSEN, 'image/gif', 'image/bmp'],
}

/** The type that a file declares, and the file's size in bytes. */
interface Claimed {
  readonly type: string
  readonly size: number
}

/** Whether the file counts as a video: by its declared type, or by its bytes if it declares no type. */
export const isMeantAsVideo = ({ type }: Claimed, sniffed: Sniffed | null): boolean =>
  type.startsWith('video/') || (type === '' && sniffed !== null && sniffed.type.startsWith('video/'))

/**
 * Why the picture is refused; `null` if it is accepted. The check reads only the picture's first bytes, before
 * anything decodes the picture.
 */
export const checkImage = (entry: Entry, { type, size }: Claimed, sniffed: Sniffed | null): FileRefusal | null => {
  const wrong = entry === 'field' ? 'notAPicture' : 'imageType'
  if (!type.startsWith('image/') || sniffed === null || !TYPES[entry].includes(sniffed.type)) return wrong
  return size > LIMITS.imageBytes || sniffed.width * sniffed.height > LIMITS.pixels ? 'imageOversize' : null
}

/**
 * Why the video is refused; `null` if it is accepted. Whether the video can play is known only after its first frame
 * was captured.
 */
export const checkVideo = ({ type, size }: Claimed): FileRefusal | null => {
  if (!type.startsWith('video/')) return 'notAVideo'
  return size > LIMITS.videoBytes ? 'videoOversize' : null
}
