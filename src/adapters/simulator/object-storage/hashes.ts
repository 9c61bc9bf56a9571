const utf8 = new TextEncoder()

export const hexOf = (bytes: Uint8Array): string =>
  Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')
export const base64Of = (bytes: Uint8Array): string =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))

export const sha256 = async (data: Uint8Array<ArrayBuffer> | string): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(await crypto.subtle.digest('SHA-256', typeof data === 'string' ? utf8.encode(data) : data))

export const hmac = async (
  hash: 'SHA-1' | 'SHA-256',
  key: Uint8Array<ArrayBuffer> | string,
  text: string,
): Promise<Uint8Array<ArrayBuffer>> => {
  const raw = typeof key === 'string' ? utf8.encode(key) : key
  const made = await crypto.subtle.importKey('raw', raw, { name: 'HMAC', hash }, false, ['sign'])
  return new Uint8Array(await crypto.subtle.sign('HMAC', made, utf8.encode(text)))
}
