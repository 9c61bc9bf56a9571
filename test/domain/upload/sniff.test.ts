import { describe, expect, it } from 'vitest'
import { sniff, type Sniffed } from '../../../src/domain/upload'

const START = { 'image/jpeg': [0xff, 0xd8, 0xff], 'image/gif': [...new TextEncoder().encode('GIF89a')] }

const ascii = (text: string): readonly number[] => [...new TextEncoder().encode(text)]
const zeros = (count: number): readonly number[] => Array.from({ length: count }, () => 0)
const big = (n: number, bytes: number): readonly number[] =>
  Array.from({ length: bytes }, (_, nth) => Math.floor(n / 256 ** (bytes - 1 - nth)) % 256)
const little = (n: number, bytes: number): readonly number[] => [...big(n, bytes)].reverse()
const of = (...parts: readonly (readonly number[])[]): Sniffed | null => sniff(Uint8Array.from(parts.flat()))

const PNG = [0x89, ...ascii('PNG\r\n'), 0x1a, 0x0a]
const head = (width: number, height: number): readonly number[] => [
  ...big(13, 4),
  ...ascii('IHDR'),
  ...big(width, 4),
  ...big(height, 4),
  8,
  6,
  0,
  0,
  0,
]
const frame = (marker: number): readonly number[] => [
  0xff,
  marker,
  ...big(17, 2),
  8,
  ...big(300, 2),
  ...big(70_000 % 65_536, 2),
  ...zeros(10),
]
const riff = (kind: string, ...rest: readonly (readonly number[])[]) =>
  of(ascii('RIFF'), zeros(4), ascii('WEBP'), ascii(kind), ...rest)
const bmp = (width: number, height: number, head = 40) =>
  of(ascii('BM'), zeros(12), little(head, 4), little(width, 4), little(height < 0 ? 2 ** 32 + height : height, 4))

const picture = (type: string, width: number, height: number, isMoving = false): Sniffed => ({
  type,
  width,
  height,
  isMoving,
})

const XML = '<?xml version="1.0" encoding="UTF-8" standalone="no"?>'
const DTD = '<!DOCTYPE svg PUBLIC "-//W3C//DTD SVG 1.1//EN" "http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd">'

describe('The detected type of a file', () => {
  it.each(Object.entries(START))(
    'the detected type is %s only if each of the file’s first bytes matches that type',
    (type, start) => {
      expect(sniff(Uint8Array.from([...start, ...zeros(20)]))?.type).toBe(type)
      for (const at of start.keys()) expect(sniff(Uint8Array.from(start.with(at, 1)))?.type).not.toBe(type)
    },
  )

  it('a PNG of any size is detected, and counts as animated if its first 4,096 bytes contain the animation mark', () => {
    expect(of(PNG, head(100_000, 70_001))).toEqual(picture('image/png', 100_000, 70_001))
    expect(of(PNG, head(1, 2), zeros(4_000), ascii('acTL'))).toEqual(picture('image/apng', 1, 2, true))
    expect(of(PNG, head(1, 2), zeros(4_096), ascii('acTL'))?.isMoving).toBe(false)
    expect([of(PNG.with(1, 0x51), head(1, 2)), of(PNG, big(13, 4), ascii('IDAT'), zeros(13))]).toEqual([null, null])
  })

  it.each([0xc0, 0xc1, 0xc2, 0xc3, 0xc5, 0xcb, 0xcd, 0xcf])(
    'a JPEG is detected with the size from its frame header, even after another segment: frame marker %d',
    (marker) => {
      expect(of([0xff, 0xd8], frame(marker))).toEqual(picture('image/jpeg', 4_464, 300))
      expect(of([0xff, 0xd8, 0xff, 0xe1, ...big(300, 2)], zeros(298), [0xff, 0xff], frame(marker).slice(1))).toEqual(
        picture('image/jpeg', 4_464, 300),
      )
    },
  )

  it.each([0xbf, 0xc4, 0xc8, 0xcc, 0xd0])(
    'a JPEG without a frame header is detected, but has no size: segment marker %d',
    (marker) => {
      expect(of([0xff, 0xd8], frame(marker))).toEqual(picture('image/jpeg', 0, 0))
    },
  )

  it('a JPEG that is cut off before its size is detected, but has no size', () => {
    expect(of([0xff, 0xd8], frame(0xc0).slice(0, 8))).toEqual(picture('image/jpeg', 0, 0))
    expect(of([0xff, 0xd8, 0xff, 0xe0, ...big(4, 2), 1, 1, 0], frame(0xc0))).toEqual(picture('image/jpeg', 0, 0))
  })

  it('a GIF of either version is detected with its size, and always counts as animated', () => {
    for (const version of ['GIF87a', 'GIF89a'])
      expect(of(ascii(version), little(1_000, 2), little(515, 2))).toEqual(picture('image/gif', 1_000, 515, true))
    expect([of(ascii('GIF88a'), zeros(8)), of(ascii('xGIF89a'), zeros(8))]).toEqual([null, null])
  })

  it('a WebP of any kind is detected, but its size is read only from the kinds VP8X, VP8 and VP8L', () => {
    expect(riff('VP8X', zeros(4), [2], zeros(3), little(99_999, 3), little(65_600, 3))).toEqual(
      picture('image/webp', 100_000, 65_601, true),
    )
    expect(riff('VP8X', zeros(4), [0xfd], zeros(3), little(9, 3), little(19, 3))).toEqual(picture('image/webp', 10, 20))
    expect(riff('VP8 ', zeros(4), zeros(6), little(0xc000 + 1_000, 2), little(0x4000 + 515, 2))).toEqual(
      picture('image/webp', 1_000, 515),
    )
    expect(riff('VP8L', zeros(4), [0x2f], little(9_999 + 14_999 * 2 ** 14, 4))).toEqual(
      picture('image/webp', 10_000, 15_000),
    )
    expect(riff('ALPH', zeros(20))).toEqual(picture('image/webp', 0, 0))
    expect(of(ascii('RIFF'), zeros(4), ascii('WAVE'), ascii('fmt '))).toBeNull()
  })

  it('a top-down or bottom-up BMP is detected if its header has 40 bytes or more', () => {
    expect([bmp(100_000, 515), bmp(10, -20), bmp(1, 1, 124)]).toEqual([
      picture('image/bmp', 100_000, 515),
      picture('image/bmp', 10, 20),
      picture('image/bmp', 1, 1),
    ])
    expect(bmp(10, 20, 39)).toBeNull()
  })

  it.each([
    '<svg>',
    '<svg xmlns="x">',
    '\u00ef\u00bb\u00bf<svg>',
    '  \n<svg>',
    '<?xml version="1.0"?><svg>',
    '<?xml version="1.0"?>\n<!-- made by hand -->\n<!-- twice -->\n<svg\n',
    '<!DOCTYPE svg PUBLIC "x">\n<svg>',
    '<!DOCTYPE svg>\n<svg>',
    `${XML}\n${DTD}\n<svg width="8">`,
    `${XML}\n<!-- Generator: a -> b, Version 1 -->\n${DTD}\n<!-- Title: G Pages: 1 -->\n<svg width="8">`,
    `${DTD.replace(' PUBLIC', '\n  PUBLIC').replace('svg', ' svg')}<svg>`,
    `<!--${'x'.repeat(2_000)}--><svg>`,
    `${'<!-- x -->'.repeat(50)}<svg>`,
  ])('R1-191 the detected type of this text is SVG: %j', (text) => {
    expect(sniff(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))).toEqual(picture('image/svg+xml', 0, 0))
  })

  it.each([
    '<svgx>',
    'a<svg>',
    '<html><svg>',
    '<!DOCTYPE html><svg>',
    `${DTD}${DTD}<svg>`,
    `${DTD}<html><svg>`,
    '<!DOCTYPE svgx><svg>',
    '<!DOCTYPE svg []><svg>',
    '<!DOCTYPE svg [<!ENTITY a "aaaa">]><svg>',
    '<!DOCTYPE svg [ <!ENTITY a SYSTEM "file:///etc/passwd"> ]>\n<svg>',
    '<!-- <svg>',
    '<!-- x --><!-- <svg> --><html>',
    `<!--${'x'.repeat(4_096)}--><svg>`,
    `${'<!---->'.repeat(580)}<html>`,
    `${' '.repeat(4_096)}<svg>`,
  ])('R1-191 the detected type of this text is not SVG: %j', (text) => {
    expect(sniff(Uint8Array.from(text, (letter) => letter.charCodeAt(0)))).toBeNull()
  })

  it.each([
    ['isom', 'video/mp4'],
    ['mp42', 'video/mp4'],
    ['qt  ', 'video/quicktime'],
    ['heic', null],
    ['heix', null],
    ['hevc', null],
    ['mif1', null],
    ['msf1', null],
    ['avif', null],
    ['avis', null],
  ])('a file of brand %s is detected as %s (null: a picture that some browsers cannot show)', (brand, type) => {
    expect(of(zeros(4), ascii('ftyp'), ascii(brand))).toEqual(type === null ? null : picture(type, 0, 0, true))
  })

  it('a WebM or Ogg video is detected by its first bytes', () => {
    expect([of([0x1a, 0x45, 0xdf, 0xa3]), of(ascii('OggS'))]).toEqual([
      picture('video/webm', 0, 0, true),
      picture('video/ogg', 0, 0, true),
    ])
  })

  it('an empty file, zero bytes, a text and damaged WebM bytes have no detected type', () => {
    expect([of(), of(zeros(40)), of(ascii('a text')), of([0x1a, 0x45, 0xdf, 0xa2])]).toEqual([null, null, null, null])
  })
})
