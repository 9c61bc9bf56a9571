/** The response's bytes. If the response has more than `limit` bytes, reading stops and the result is `null`. */
export const readBytes = async (response: Response, limit: number): Promise<Uint8Array<ArrayBuffer> | null> => {
  if (response.body === null) return new Uint8Array()
  const reader = response.body.getReader()
  const chunks: Uint8Array[] = []
  let size = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) break
    size += value.byteLength
    if (size > limit) {
      await reader.cancel()
      return null
    }
    chunks.push(value)
  }
  const whole = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.byteLength
  }
  return whole
}

/** Reads the response like `readBytes`, and decodes the bytes as text. */
export const readLimited = async (response: Response, limit: number): Promise<string | null> => {
  const bytes = await readBytes(response, limit)
  return bytes && new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes)
}
