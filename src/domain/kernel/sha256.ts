const primes = (count: number): readonly number[] => {
  const found: number[] = []
  for (let n = 2; found.length < count; n += 1) if (found.every((prime) => n % prime !== 0)) found.push(n)
  return found
}

const fraction = (x: number): number => Math.floor((x - Math.floor(x)) * 2 ** 32)
const INITIAL = primes(8).map((prime) => fraction(Math.sqrt(prime)))
const ROUNDS = Uint32Array.from(primes(64), (prime) => fraction(Math.cbrt(prime)))

const utf8 = (text: string): Uint8Array => {
  const encoded = encodeURIComponent(text)
  const bytes = new Uint8Array(encoded.length)
  let length = 0
  for (let i = 0; i < encoded.length; i += 1) {
    const isEscape = encoded[i] === '%'
    bytes[length] = isEscape ? Number.parseInt(encoded.slice(i + 1, i + 3), 16) : encoded.charCodeAt(i)
    length += 1
    if (isEscape) i += 2
  }
  return bytes.subarray(0, length)
}

const padded = (message: Uint8Array): DataView => {
  const bytes = new Uint8Array((Math.floor((message.length + 8) / 64) + 1) * 64)
  bytes.set(message)
  bytes[message.length] = 0x80
  const view = new DataView(bytes.buffer)
  view.setUint32(bytes.length - 8, Math.floor(message.length / 2 ** 29))
  view.setUint32(bytes.length - 4, message.length * 8)
  return view
}

const turned = (x: number, by: number): number => (x >>> by) | (x << (32 - by))

const scheduled = (words: Uint32Array, view: DataView, offset: number): void => {
  for (let i = 0; i < 16; i += 1) words[i] = view.getUint32(offset + i * 4)
  for (let i = 16; i < 64; i += 1) {
    const [a = 0, b = 0, c = 0, d = 0] = [words[i - 15], words[i - 2], words[i - 16], words[i - 7]]
    words[i] = c + (turned(a, 7) ^ turned(a, 18) ^ (a >>> 3)) + d + (turned(b, 17) ^ turned(b, 19) ^ (b >>> 10))
  }
}

/** SHA-256 of a text without lone surrogates, in hex. Pure, so that Node and a page say the same without asking anybody. */
export const sha256 = (text: string): string => {
  const view = padded(utf8(text))
  const words = new Uint32Array(64)
  const state = Uint32Array.from(INITIAL)
  for (let offset = 0; offset < view.byteLength; offset += 64) {
    scheduled(words, view, offset)
    let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state
    for (let i = 0; i < 64; i += 1) {
      const first = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + (ROUNDS[i] ?? 0) + (words[i] ?? 0)
      const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c));
      [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
    }
    for (const [i, added] of [a, b, c, d, e, f, g, h].entries()) state[i] = (state[i] ?? 0) + added
  }
  return [...state].map((word) => word.toString(16).padStart(8, '0')).join('')
}
