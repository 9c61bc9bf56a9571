import type { HttpDriver } from '../rest/client/http-driver'
import type { ReadPicture } from './collected'
import { endingOf, pictureName } from './file-names'

/**
 * The most bytes of a picture.
 * @internal
 */
export const MOST_PICTURE_BYTES = 20 * 1_024 * 1_024

/** The body, or `null` as soon as it exceeds the limit. */
const readAtMost = async (body: ReadableStream<Uint8Array>, limit: number): Promise<Uint8Array | null> => {
  const parts: Uint8Array[] = []
  let size = 0
  const reader = body.getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.length
    if (size > limit) {
      await reader.cancel()
      return null
    }
    parts.push(value)
  }
  const all = new Uint8Array(size)
  let at = 0
  for (const part of parts) {
    all.set(part, at)
    at += part.length
  }
  return all
}

/** Reads a picture without the session. Rejects only without a response; other faults exclude the picture. */
export const readPicture = async (
  http: HttpDriver,
  url: string,
  base: string,
  index: number,
  left: number,
): Promise<ReadPicture> => {
  const address = URL.parse(url, base)
  if (address === null || !/^https?:$/.test(address.protocol)) return { name: null, reason: 'missing' }
  const response = await http(new Request(address, { credentials: 'omit' }))
  // A busy server may answer the next try.
  if (response.status === 429 || response.status >= 500) throw new Error('the picture was not served')
  if (!response.ok || response.body === null) return { name: null, reason: 'missing' }
  const ending = endingOf(response.headers.get('content-type'))
  if (ending === null) return { name: null, reason: 'otherType' }
  const bytes = await readAtMost(response.body, Math.min(MOST_PICTURE_BYTES, left))
  return bytes === null ? { name: null, reason: 'tooLarge' } : { name: pictureName(index, ending), bytes }
}
