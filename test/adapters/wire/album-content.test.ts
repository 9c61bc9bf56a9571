import { describe, expect, it } from 'vitest'
import { encodeContent, parseContent } from '../../../src/adapters/wire/content'
import { bodyOf, TYPE } from '../../../src/adapters/wire/content/body'
import { everyKind } from '../../support/builders/content'

const { album } = everyKind
const body = encodeContent(album)
const wire = { pictures: album.pictures, text: album.text, ats: [{ xid: 'x-cara', username: 'Cara' }] }
const withAlbum = (fields: object) => parseContent({ ...body, ext: { album: { ...wire, ...fields } } })

describe('R4-011 R4-012 An album on the wire', () => {
  it('an album keeps its pictures in order, its caption and the mentions of the caption', () => {
    expect(withAlbum({})).toEqual(album)
  })

  it('a client that does not know albums shows the caption and a link to the first picture', () => {
    expect(parseContent(bodyOf(TYPE.custom, body.msg))).toEqual({
      kind: 'text',
      text: 'From the roof\n🖼 /town/ph1.svg',
      mentions: [],
    })
  })

  it('an album shows at most its first ten pictures', () => {
    const [picture] = album.pictures
    expect(withAlbum({ pictures: Array.from({ length: 30 }, () => picture) })).toMatchObject({
      pictures: Array.from({ length: 10 }, () => picture),
    })
  })

  it.each([
    [
      'an address that runs code',
      { url: 'javascript:alert(1)', width: 3, height: 4 },
      { url: null, width: 3, height: 4 },
    ],
    ['an address that is no text', { url: 7, width: 3, height: 4 }, { url: null, width: 3, height: 4 }],
    [
      'a side that is no number',
      { url: '/town/ph1.svg', width: 'wide', height: 4 },
      { url: '/town/ph1.svg', width: 0, height: 4 },
    ],
    ['a side of a million', { url: null, width: 1_000_000, height: 4 }, { url: null, width: 20_000, height: 4 }],
  ])('a picture with %s is shown as missing or without its size', (_, picture, size) => {
    expect(withAlbum({ pictures: [picture] })).toMatchObject({ kind: 'album', pictures: [size] })
  })

  it.each([
    ['no pictures', { pictures: [] }],
    ['pictures that are no list', { pictures: 'many' }],
    ['pictures that are no objects', { pictures: [1, 'a', null] }],
  ])('an album with %s is shown as its text', (_, fields) => {
    expect(withAlbum(fields)).toEqual({ kind: 'text', text: body.msg, mentions: [] })
  })

  it('a caption that is no text is empty, and mentions that are no list are none', () => {
    expect(withAlbum({ text: 7, ats: 'all' })).toEqual({ ...album, text: '', mentions: [] })
  })
})
