/** The text of an answer, or `null` where it is longer than `limit` bytes: what comes after that is not even read. */
export const readLimited = async (response: Response, limit: number): Promise<string | null> => {
  if (response.body === null) return ''
  const reader = response.body.getReader()
  const decoder = new TextDecoder('utf-8', { ignoreBOM: true })
  let text = ''
  let bytes = 0
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return text + decoder.decode()
    bytes += value.byteLength
    if (bytes > limit) {
      await reader.cancel()
      return null
    }
    text += decoder.decode(value, { stream: true })
  }
}
