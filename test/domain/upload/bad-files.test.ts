import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, it } from 'vitest'
import {
  attachmentKey,
  checkImage,
  checkVideo,
  isMeantAsVideo,
  sniff,
  type Entry,
  type FileRefusal,
} from '../../../src/domain/upload'
import { noonPlus } from '../../support/builders/instant'
import { ann } from '../../support/builders/person'
import { root } from '../../support/scratch-repo'
import { badFile, type BadFile } from './files-in'

const rows = new Map(
  readFileSync(path.join(root, 'test/fixtures/bad-inputs.tsv'), 'utf8')
    .split('\n')
    .map((line) => line.split('\t'))
    .map(([id = '', entry = '', payload = '']) => [id, { entry, payload }] as const),
)

/** The decision on each file before decoding: a refusal, or the accepted type. */
const DECIDED: Readonly<Record<string, readonly [FileRefusal | 'taken', string?]>> = {
  'BI-160 image_pick: an SVG chosen in the picker is refused': ['imageType'],
  'BI-161 image_paste: a pasted SVG is accepted, and detected by its bytes': ['taken', 'image/svg+xml'],
  'BI-162 image_paste: a pasted HTML page is refused, whatever its declared type': ['imageType'],
  'BI-163 image_paste: a pasted file that is a GIF by its bytes and too large for a GIF is refused': ['imageOversize'],
  'BI-164 image_pick: a picture of exactly 5 MB is accepted': ['taken', 'image/jpeg'],
  'BI-165 image_pick: a picture of one byte more than 5 MB is refused': ['imageOversize'],
  'BI-166 image_pick: a chosen picture with too many pixels is refused': ['imageOversize'],
  'BI-167 image_pick: an empty file is refused, because it is no picture': ['imageType'],
  'BI-168 image_pick: a picture with a path in its file name is accepted': ['taken', 'image/png'],
  'BI-169 image_pick: a picture with a second extension in its file name is accepted': ['taken', 'image/png'],
  'BI-170 image_pick: a picture with direction-changing letters in its file name is accepted': ['taken', 'image/png'],
  'BI-171 image_pick: an HTML page is refused, because it is no picture': ['imageType'],
  'BI-172 image_drop: a dropped picture with too many pixels is refused': ['imageOversize'],
  'BI-173 image_drop: a dropped folder is refused, because it is no picture': ['imageType'],
  'BI-174 image_drop: a dropped picture of a type that some browsers cannot show is refused': ['imageType'],
  'BI-175 video_pick: a video of exactly 10 MB is accepted': ['taken', 'video/mp4'],
  'BI-176 video_pick: a video of one byte more than 10 MB is refused': ['videoOversize'],
  'BI-178 video_pick: a file of meaningless bytes is refused, because it is no video': ['imageType'],
  'BI-179 avatar_upload: a text file is refused as an avatar, because it is no picture': ['notAPicture'],
}

const ENTRIES: Readonly<Record<string, Entry>> = {
  image_pick: 'picker',
  video_pick: 'picker',
  image_paste: 'paste',
  image_drop: 'paste',
  avatar_upload: 'field',
}

const decide = (file: BadFile, entry: Entry): readonly [FileRefusal | 'taken', string?] => {
  const sniffed = sniff(file.bytes)
  const refusal =
    entry !== 'field' && isMeantAsVideo(file, sniffed) ? checkVideo(file) : checkImage(entry, file, sniffed)
  return refusal === null ? ['taken', sniffed?.type ?? file.type] : [refusal]
}

describe('A file chosen for upload', () => {
  it.each(Object.entries(DECIDED))('R1-190 R1-191 the file check before decoding: %s', (title, decided) => {
    const { entry, payload } = rows.get(title.slice(0, 6)) ?? { entry: '', payload: '' }
    expect(title).toContain(entry)
    expect(decide(badFile(payload), ENTRIES[entry] ?? 'picker')).toEqual(decided)
  })

  it('the stored name of a file contains nothing of the original name, and its extension follows from the bytes', () => {
    for (const id of ['BI-168', 'BI-169', 'BI-170']) {
      const type = sniff(badFile(rows.get(id)?.payload ?? '').bytes)?.type ?? ''
      expect(attachmentKey(ann.xid, type, { at: noonPlus(0), chance: 'x' })).toMatch(/^[\w-]+_\d+_\d{4}\.png$/)
    }
  })

  it('R1-192 R1-193 R1-194 R3-314 a GIF is accepted only by pasting, a picture up to 5 MB, a video up to 10 MB, and a text is refused as a video', () => {
    const png = sniff(badFile(rows.get('BI-168')?.payload ?? '').bytes)
    const gif = { type: 'image/gif', width: 9, height: 9, isMoving: true }
    expect([
      checkImage('picker', { type: 'image/gif', size: 9 }, gif),
      checkImage('paste', { type: 'image/gif', size: 9 }, gif),
    ]).toEqual(['imageType', null])
    expect([5_242_880, 5_242_881].map((size) => checkImage('paste', { type: 'image/png', size }, png))).toEqual([
      null,
      'imageOversize',
    ])
    expect([10_485_760, 10_485_761].map((size) => checkVideo({ type: 'video/webm', size }))).toEqual([
      null,
      'videoOversize',
    ])
    expect(checkVideo({ type: 'text/plain', size: 1 })).toBe('notAVideo')
  })
})

describe('The header of a picture', () => {
  const head = (hex: string) => sniff(Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16)))
  it.each([
    ['a PNG', '89504e470d0a1a0a0000000d494844520000000a0000001408060000008d32cfbd', 'image/png', 10, 20],
    [
      'a JPEG after camera metadata',
      'ffd8ffe1000845786966000affc0001108001400 0a03011100021101031101'.replaceAll(' ', ''),
      'image/jpeg',
      10,
      20,
    ],
    ['a GIF', '4749463839610a001400f00000', 'image/gif', 10, 20],
    ['a lossy WebP', '52494646240000005745425056503820180000003001009d012a0a0014000000', 'image/webp', 10, 20],
    [
      'a lossless WebP',
      '524946462400000057454250565038 4c180000002f09c00400'.replaceAll(' ', ''),
      'image/webp',
      10,
      20,
    ],
    ['a large WebP', '524946462400000057454250565038580a00000000000000090000130000', 'image/webp', 10, 20],
    [
      'a top-down BMP',
      '424d00000000000000003600000028000000 0a000000ecffffff0100'.replaceAll(' ', ''),
      'image/bmp',
      10,
      20,
    ],
  ])('the header of %s gives the type, width and height of the picture', (_what, hex, type, width, height) => {
    expect(head(hex)).toMatchObject({ type, width, height })
  })

  it('the header of an animated PNG or WebP shows that the picture is animated', () => {
    expect(
      head('89504e470d0a1a0a0000000d494844520000000a00000014080600000000000000 000000086163544c'.replaceAll(' ', '')),
    ).toMatchObject({ type: 'image/apng', isMoving: true })
    expect(head('524946462400000057454250565038580a00000002000000090000130000')).toMatchObject({ isMoving: true })
  })
})
