import * as t from 'io-ts'
import { contents } from '../../../domain/chat'
import { Amount } from '../codecs/amount-codec'
import { cleanName } from '../codecs/clean-name'
import { bodyOf, contentWire, TYPE } from './body'
import { NamedWire, decodeAll, decodeOrNull, parseProductImage } from './content-fields'

const GiftFields = t.type({
  gift_id: t.string,
  icon: t.unknown,
  receivers: t.unknown,
  price: t.unknown,
  currency: t.unknown,
})

const currencyIn = (u: unknown): string | null => cleanName(u, '') || null

export const giftWire = contentWire({
  codec: contents.gift,
  type: TYPE.custom,
  read: ({ msg, ext }, hosts) => {
    const fields = decodeOrNull(GiftFields, ext['giftInfo'])
    return fields === null
      ? null
      : {
          kind: 'gift',
          giftId: fields.gift_id,
          title: msg,
          icon: parseProductImage(fields.icon, hosts),
          receivers: decodeAll(NamedWire, fields.receivers),
          price: decodeOrNull(Amount, fields.price),
          currency: currencyIn(fields.currency),
        }
  },
  write: ({ giftId, title, icon, receivers, price, currency }) =>
    bodyOf(TYPE.custom, title, {
      ext: {
        giftInfo: {
          gift_id: giftId,
          icon,
          receivers: receivers.map((one) => NamedWire.encode(one)),
          receiver_xids: receivers.map(({ xid }) => xid),
          price,
          currency,
        },
      },
    }),
})
