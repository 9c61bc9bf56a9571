import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { attachmentKey, uploadKey } from '../../../src/domain/upload'
import { noonPlus } from '../../support/builders/instant'
import { ann } from '../../support/builders/person'

const moment = fc.record({ at: fc.nat(10_000).map((ms) => noonPlus(ms)), chance: fc.string() })
const TYPES = [
  'image/jpeg',
  'image/png',
  'image/webp',
  'image/gif',
  'image/svg+xml',
  'image/bmp',
  'image/apng',
  'video/mp4',
  'video/webm',
  'video/quicktime',
  'text/html;x',
]

describe('The object key of a file', () => {
  it('R1-196 OUT-8 an object key consists of the owner’s xid, a timestamp, four digits and the extension', () => {
    fc.assert(
      fc.property(moment, fc.constantFrom(...TYPES), (when, type) => {
        expect(attachmentKey(ann.xid, type, when)).toMatch(
          new RegExp(`^${ann.xid}_${when.at}_[0-9]{4}\\.[a-z0-9]{2,8}$`),
        )
      }),
    )
    expect(attachmentKey(ann.xid, 'image/jpeg', { at: noonPlus(0), chance: 'x' })).toMatch(/\.jpg$/)
  })

  it.each([
    ['image/jpeg', 'jpg'],
    ['image/png', 'png'],
    ['image/apng', 'png'],
    ['image/webp', 'webp'],
    ['image/gif', 'gif'],
    ['image/bmp', 'bmp'],
    ['image/svg+xml', 'svg'],
    ['video/mp4', 'mp4'],
    ['video/webm', 'webm'],
    ['video/quicktime', 'mov'],
    ['video/ogg', 'ogv'],
    ['audio/flac', 'flac'],
    ['image/vnd.ms-photo', 'bin'],
    ['text/html;x', 'bin'],
    ['', 'bin'],
  ])('the extension in the object key follows from the type of the file: %s', (type, extension) => {
    const moment = { at: noonPlus(0), chance: 'x' }
    expect([attachmentKey(ann.xid, type, moment), uploadKey('My icon, the 2nd', type, moment)]).toEqual([
      `${ann.xid}_${noonPlus(0)}_0337.${extension}`,
      `uploads/${noonPlus(0)}_My-icon-the-2nd-0337.${extension}`,
    ])
  })

  it('R2-262 the object key of a form picture consists of uploads/, a timestamp, a plain name, four digits and the extension', () => {
    fc.assert(
      fc.property(moment, fc.string(), fc.constantFrom(...TYPES), (when, name, type) => {
        expect(uploadKey(name, type, when)).toMatch(
          new RegExp(`^uploads/${when.at}_[A-Za-z0-9-]{0,40}-[0-9]{4}\\.[a-z0-9]{2,8}$`),
        )
      }),
    )
  })
})
