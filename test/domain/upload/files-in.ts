/** A file as described by a row of bad-inputs.tsv. */
export interface BadFile {
  readonly name: string
  readonly type: string
  readonly bytes: Uint8Array
  readonly size: number
  readonly isDirectory: boolean
}

/** The smallest files with a valid JPEG and MP4 header. */
const VALID: Readonly<Record<string, string>> = {
  'image/jpeg': 'ffd8ffe000104a46494600010100000100010000ffc0000b080001000101011100ffd9',
  'video/mp4': '000000186674797069736f6d0000020069736f6d69736f32',
}

const bytesOf = (hex: string): Uint8Array =>
  Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16))
const text = new TextEncoder()

interface Described {
  readonly name: string
  readonly type: string
  readonly text?: string
  readonly hex?: string
  readonly text_after?: string
  readonly padTo?: number
  readonly valid?: boolean
  readonly directory?: boolean
}

export const badFile = (payload: string): BadFile => {
  const {
    name,
    type,
    text: words = '',
    hex = '',
    text_after = '',
    padTo,
    valid = false,
    directory = false,
  }: Described = JSON.parse(payload.replace(/^@file /, ''))
  const bytes = new Uint8Array([
    ...bytesOf(valid ? (VALID[type] ?? '') : hex),
    ...text.encode(words),
    ...text.encode(text_after),
  ])
  return { name, type, bytes, size: padTo ?? bytes.length, isDirectory: directory }
}
