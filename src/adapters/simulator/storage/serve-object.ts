import { refusal } from './answers'
import type { Shelf } from './shelf'

/** spec 1 §9: the widths that are asked for. Here is no codec, so each of them is the picture as it was stored. */
const PROCESS = /^image\/resize,w_(?:320|640|960)$/
const SHOWN = /^(?:image|video)\/[a-z0-9.+-]+$/
const RANGE = /^bytes=([0-9]{0,12})-([0-9]{0,12})$/

/** From and to where, both included; `null` where that is nowhere in it. */
const rangeIn = (text: string, size: number): readonly [number, number] | null => {
  const [, first = '', last = ''] = RANGE.exec(text) ?? []
  if (first === '' && last === '') return null
  const from = first === '' ? Math.max(0, size - Number(last)) : Number(first)
  const to = first === '' || last === '' ? size - 1 : Math.min(size - 1, Number(last))
  return from <= to && from < size ? [from, to] : null
}

/**
 * What anybody may read. It is somebody's: no browser may take it for another type, run anything in it, or show as a page
 * what is neither picture nor video.
 */
export const serveObject = async (shelf: Shelf, request: Request, key: string, query: URLSearchParams): Promise<Response> => {
  const process = query.get('x-oss-process')
  if (process !== null && !PROCESS.test(process)) return refusal('InvalidArgument')
  const label = await shelf.label(key)
  const bytes = label === null ? null : await shelf.bytes(key)
  if (label === null || bytes === null) return refusal('NoSuchKey')
  const headers = {
    'content-type': label.type, etag: label.etag, 'accept-ranges': 'bytes', 'cache-control': 'public, max-age=31536000, immutable',
    'content-disposition': SHOWN.test(label.type) ? 'inline' : 'attachment',
  }
  const asked = request.headers.get('range')
  const range = asked === null ? null : rangeIn(asked, bytes.byteLength)
  if (asked !== null && range === null) return refusal('InvalidRange')
  const [from, to] = range ?? [0, bytes.byteLength - 1]
  const body = new Uint8Array(bytes.subarray(from, to + 1))
  return new Response(request.method === 'HEAD' ? null : body, {
    status: range === null ? 200 : 206,
    headers: {
      ...headers, 'content-length': String(body.byteLength),
      ...(range === null ? {} : { 'content-range': `bytes ${from}-${to}/${bytes.byteLength}` }),
    },
  })
}
