/** The types of pictures that an export includes, with the ending of their files. */
const ENDINGS: ReadonlyMap<string, string> = new Map([
  ['image/png', 'png'],
  ['image/jpeg', 'jpg'],
  ['image/gif', 'gif'],
  ['image/webp', 'webp'],
  ['image/avif', 'avif'],
])

/** The ending of a file of this content type; `null` if the type is not included. */
export const endingOf = (type: string | null): string | null =>
  ENDINGS.get((type ?? '').split(';')[0]?.trim().toLowerCase() ?? '') ?? null

/** Names that Windows reserves, whatever their ending. */
const RESERVED = /^(?:con|prn|aux|nul|com[0-9]|lpt[0-9])$/i
const LONGEST = 60

/**
 * A file name without folders, control characters and reserved names.
 * @internal
 */
export const cleanFileName = (text: string): string => {
  const clean = Array.from(text.normalize('NFC'))
    .slice(0, LONGEST)
    .join('')
    .replace(/[^\p{L}\p{N}\p{M}_-]+/gu, '-')
    .replace(/^-+|-+$/g, '')
  return clean === '' || RESERVED.test(clean) ? 'member' : clean
}

/** The name comes from our own number and the type, never from the server or from a member. */
export const pictureName = (index: number, ending: string): string => `pictures/${index + 1}.${ending}`

export const archiveName = (name: string, now: number): string =>
  `loop-${cleanFileName(name)}-${new Date(now).toISOString().slice(0, 10)}.zip`
