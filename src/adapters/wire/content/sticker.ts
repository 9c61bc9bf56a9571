import * as t from 'io-ts'
import { contents } from '../../../domain/chat'
import { bodyOf, contentWire, TYPE } from './body'
import { decodeOrNull, parseProductImage } from './content-fields'

const StickerFields = t.type({ asset: t.unknown, category: t.unknown })

export const stickerWire = contentWire({
  codec: contents.sticker,
  type: TYPE.custom,
  read: ({ msg, ext }, hosts) => {
    const fields = decodeOrNull(StickerFields, ext['sticker'])
    return {
      kind: 'sticker',
      asset: parseProductImage(fields?.asset, hosts),
      name: msg,
      category: fields?.category === 'emoji' ? 'emoji' : 'sticker',
    }
  },
  write: ({ asset, name, category }) => bodyOf(TYPE.custom, name, { ext: { sticker: { asset, category } } }),
})
