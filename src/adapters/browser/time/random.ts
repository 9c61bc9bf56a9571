import type { Random } from '../../../application/ports/browser/random'

/** Fills the bytes with random values. */
export type FillRandom = (bytes: Uint8Array<ArrayBuffer>) => void

const BYTES = 16

/** Makes ids of 128 random bits: 22 characters that need no escaping in a URL. */
export const makeRandom = (
  fill: FillRandom = (bytes) => {
    crypto.getRandomValues(bytes)
  },
): Random => ({
  id: () => {
    const bytes = new Uint8Array(BYTES)
    fill(bytes)
    return btoa(String.fromCharCode(...bytes))
      .replaceAll('+', '-')
      .replaceAll('/', '_')
      .replaceAll('=', '')
  },
})
