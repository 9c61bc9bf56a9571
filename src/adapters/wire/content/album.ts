import { ALBUM_PICTURES, contents } from '../../../domain/chat'
import { toListPage } from '../codecs/list'
import * as t from 'io-ts'
import { bodyOf, TYPE, type ContentWire } from './body'
import { decodeAll, decodeOrNull, MentionWire, parseImage, parseText } from './content-fields'

const AlbumFields = t.type({ pictures: toListPage(t.UnknownRecord, ALBUM_PICTURES) })

/**
 * Pictures with a caption. `ext` has no kind: a client that does not know albums shows the caption and a link to the
 * first picture.
 */
export const albumWire: ContentWire = {
  type: TYPE.custom,
  name: undefined,
  read: ({ ext: { album } }) => {
    const pictures = decodeOrNull(AlbumFields, album)?.pictures.items.map(parseImage) ?? []
    if (pictures.length === 0 || !t.UnknownRecord.is(album)) return null
    const { text, ats } = album
    return { kind: 'album', pictures, text: parseText(text), mentions: decodeAll(MentionWire, ats) }
  },
  write: (content) => {
    if (content.kind !== 'album' || !contents.album.is(content)) return null
    const { pictures, text, mentions } = content
    return bodyOf(TYPE.custom, `${text}\n🖼 ${pictures[0]?.url ?? ''}`.trim(), {
      ext: { album: { pictures, text, ats: mentions.map((one) => MentionWire.encode(one)) } },
    })
  },
}
