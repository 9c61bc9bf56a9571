import { ossError } from './xml-responses'
import type { makeResizedImages, ResizedImage } from './resized-images'
import { WIDTHS, type ObjectIndex } from './object-index'

const PROCESS = new RegExp(`^image/resize,w_(${WIDTHS.join('|')})$`)
/**
 * The types that a browser displays without running code. A file of any other type is a download. SVG may contain
 * scripts, so a browser may embed an SVG file but must not open it as a page.
 */
const SHOWN: ReadonlySet<string> = new Set([
  ...['png', 'apng', 'jpeg', 'jpg', 'webp', 'gif', 'avif', 'bmp', 'heic', 'heif'].map((name) => `image/${name}`),
  ...['mp4', 'webm', 'ogg', 'quicktime', 'x-m4v', 'x-matroska', '3gpp', '3gpp2', 'mpeg', 'mp2t', 'x-msvideo'].map(
    (name) => `video/${name}`,
  ),
  ...['mpeg', 'mp3', 'mp4', 'ogg', 'webm', 'aac', 'flac', 'wav'].map((name) => `audio/${name}`),
])
const DRAWN = /^image\/svg\+xml$/
const BYTES = 'application/octet-stream'
const RANGE = /^bytes=([0-9]{0,12})-([0-9]{0,12})$/

/** The first and last byte of the range, both included. `null` when the range lies outside of the object. */
const rangeIn = (text: string, size: number): readonly [number, number] | null => {
  const [, first = '', last = ''] = RANGE.exec(text) ?? []
  if (first === '' && last === '') return null
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(size - 1, Number(last))
  return from <= to && from < size ? [from, to] : null
}

/** The object under this key. If the request contains a width and the picture can be resized, the resized picture. */
const shown = async (
  { shelf, scaled }: ServedObject,
  key: string,
  width: string | null,
): Promise<ResizedImage | null> => {
  const label = await shelf.label(key)
  if (label === null) return null
  const narrower = width === null ? null : await scaled(key, label, Number(width))
  if (narrower !== null) return narrower
  const bytes = await shelf.bytes(key)
  return bytes && { ...label, bytes }
}

export interface ServedObject {
  readonly shelf: ObjectIndex
  readonly scaled: ReturnType<typeof makeResizedImages>
}

/**
 * Serves an object to any client. Objects are user content: browsers must not guess the type or run the content, and
 * only pictures, videos and sounds of known types may open as a page.
 */
export const serveObject = async (
  served: ServedObject,
  request: Request,
  key: string,
  query: URLSearchParams,
): Promise<Response> => {
  const process = query.get('x-oss-process')
  const width = process === null ? null : PROCESS.exec(process)?.[1]
  if (width === undefined) return ossError('InvalidArgument')
  const found = await shown(served, key, width)
  if (found === null) return ossError('NoSuchKey')
  const { bytes, type, etag } = found
  const headers = {
    'content-type': SHOWN.has(type) || DRAWN.test(type) ? type : BYTES,
    etag,
    'accept-ranges': 'bytes',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-disposition': SHOWN.has(type) ? 'inline' : 'attachment',
  }
  const rangeHeader = request.headers.get('range')
  const range = rangeHeader === null ? null : rangeIn(rangeHeader, bytes.byteLength)
  if (rangeHeader !== null && range === null) return ossError('InvalidRange')
  const [from, to] = range ?? [0, bytes.byteLength - 1]
  const body = new Uint8Array(bytes.subarray(from, to + 1))
  return new Response(request.method === 'HEAD' ? null : body, {
    status: range === null ? 200 : 206,
    headers: {
      ...headers,
      'content-length': String(body.byteLength),
      ...(range === null ? {} : { 'content-range': `bytes ${from}-${to}/${bytes.byteLength}` }),
    },
  })
}
