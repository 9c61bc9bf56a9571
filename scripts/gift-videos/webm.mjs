/** @typedef {{ readonly bytes: Buffer, readonly at: number, readonly isKey: boolean }} Frame `at` in microseconds */

/**
 * Encodes an EBML number in as few bytes as possible.
 * @param {number} value
 */
const number = (value) => {
  const bytes = []
  for (let rest = value; rest > 0 || bytes.length === 0; rest = Math.floor(rest / 256)) bytes.unshift(rest % 256)
  return Buffer.from(bytes)
}

/**
 * Encodes an element's length in four bytes.
 * @param {number} length
 */
const length = (length) =>
  Buffer.from([0x10 | (length >>> 24), (length >>> 16) & 255, (length >>> 8) & 255, length & 255])

/** @param {number} id @param {readonly Buffer[]} content */
const element = (id, ...content) => {
  const body = Buffer.concat(content)
  return Buffer.concat([number(id), length(body.length), body])
}

/** @param {number} value */
const float = (value) => {
  const bytes = Buffer.alloc(8)
  bytes.writeDoubleBE(value)
  return bytes
}

/**
 * A WebM file with one VP9 track (elements: matroska.org). Declares BT.709 in limited range, like the encoder's output.
 * @param {{ width: number, height: number, fps: number, frames: readonly Frame[] }} film
 */
export const webm = ({ width, height, fps, frames }) => {
  const milliseconds = (/** @type {number} */ at) => Math.round(at / 1_000)
  const head = element(
    0x1a45dfa3,
    element(0x4286, number(1)),
    element(0x42f7, number(1)),
    element(0x42f2, number(4)),
    element(0x42f3, number(8)),
    element(0x4282, Buffer.from('webm')),
    element(0x4287, number(4)),
    element(0x4285, number(2)),
  )
  const info = element(
    0x1549a966,
    element(0x2ad7b1, number(1_000_000)),
    element(0x4489, float((frames.length * 1_000) / fps)),
    element(0x4d80, Buffer.from('loop')),
    element(0x5741, Buffer.from('loop')),
  )
  const video = element(
    0xe0,
    element(0xb0, number(width)),
    element(0xba, number(height)),
    element(
      0x55b0,
      element(0x55b1, number(1)),
      element(0x55b9, number(1)),
      element(0x55ba, number(1)),
      element(0x55bb, number(1)),
    ),
  )
  const track = element(
    0x1654ae6b,
    element(
      0xae,
      element(0xd7, number(1)),
      element(0x73c5, number(1)),
      element(0x9c, number(0)),
      element(0x83, number(1)),
      element(0x86, Buffer.from('V_VP9')),
      element(0x23e383, number(Math.round(1_000_000_000 / fps))),
      video,
    ),
  )
  const blocks = frames.map(({ bytes, at, isKey }) => {
    const time = milliseconds(at)
    return element(0xa3, Buffer.from([0x81, (time >>> 8) & 255, time & 255, isKey ? 0x80 : 0]), bytes)
  })
  const cluster = element(0x1f43b675, element(0xe7, number(0)), ...blocks)
  return Buffer.concat([head, element(0x18538067, info, track, cluster)])
}
