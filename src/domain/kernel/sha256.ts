const primes = (count: number): readonly number[] => {
  const found: number[] = []
  for (let n = 2; found.length < count; n += 1) if (found.every((prime) => n % prime !== 0)) found.push(n)
  return found
}

// SHA-256 needs the first 32 bits of the fraction of each root. `Uint32Array` keeps exactly these 32 bits.
const INITIAL = Uint32Array.from(primes(8), (prime) => Math.sqrt(prime) * 2 ** 32)
const ROUNDS = Uint32Array.from(primes(64), (prime) => Math.cbrt(prime) * 2 ** 32)

const at = (words: Uint32Array, i: number): number => words[i] ?? 0

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
  // The length in bits. 32 bits suffice, because no browser creates a text of half a gigabyte.
  view.setUint32(bytes.length - 4, message.length * 8)
  return view
}

const turned = (x: number, by: number): number => (x >>> by) | (x << (32 - by))

const scheduled = (words: Uint32Array, view: DataView, offset: number): void => {
  for (let i = 0; i < 16; i += 1) words[i] = view.getUint32(offset + i * 4)
  for (let i = 16; i < words.length; i += 1) {
    const a = at(words, i - 15)
    const b = at(words, i - 2)
    const near = (turned(a, 7) ^ turned(a, 18) ^ (a >>> 3)) + (turned(b, 17) ^ turned(b, 19) ^ (b >>> 10))
    words[i] = at(words, i - 16) + near + at(words, i - 7)
  }
}

/** SHA-256 of a text without lone surrogates, in hex. The function is pure, so Node and a page give the same result. */
export const sha256 = (text: string): string => {
  const view = padded(utf8(text))
  const words = new Uint32Array(ROUNDS.length)
  const state = Uint32Array.from(INITIAL)
  for (let offset = 0; offset < view.byteLength; offset += 64) {
    scheduled(words, view, offset)
    let [a, b, c, d] = [at(state, 0), at(state, 1), at(state, 2), at(state, 3)]
    let [e, f, g, h] = [at(state, 4), at(state, 5), at(state, 6), at(state, 7)]
    for (let i = 0; i < ROUNDS.length; i += 1) {
      const first =
        h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + ((e & f) ^ (~e & g)) + at(ROUNDS, i) + at(words, i)
      const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + ((a & b) ^ (a & c) ^ (b & c))
      ;[h, g, f, e, d, c, b, a] = [g, f, e, (d + first) | 0, c, b, a, (first + second) | 0]
    }
    for (const [i, added] of [a, b, c, d, e, f, g, h].entries()) state[i] = at(state, i) + added
  }
  return [...state].map((word) => word.toString(16).padStart(8, '0')).join('')
}
