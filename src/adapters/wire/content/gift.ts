import * as t from 'io-ts'
import { contents } from '../../../domain/chat'
import { Amount } from '../amount'
import { cleanName } from '../clean-name'
import { bodyOf, contentWire, TYPE } from './body'
import { NamedWire, readAll, readAs, readOwnImage } from './parts'

const GiftFields = t.type({ gift_id: t.string, icon: t.unknown, receivers: t.unknown, price: t.unknown, currency: t.unknown })

const currencyIn = (u: unknown): string | null => cleanName(u, '') || null

export const giftWire = contentWire({
  codec: contents.gift, type: TYPE.custom,
  read: ({ msg, ext }, hosts) => {
    const fields = readAs(GiftFields, ext['giftInfo'])
    return fields === null ? null : {
      kind: 'gift', giftId: fields.gift_id, title: msg, icon: readOwnImage(fields.icon, hosts), receivers: readAll(NamedWire, fields.receivers),
      price: readAs(Amount, fields.price), currency: currencyIn(fields.currency),
    }
  },
  write: ({ giftId, title, icon, receivers, price, currency }) => bodyOf(TYPE.custom, title, {
    ext: { giftInfo: {
      gift_id: giftId, icon, receivers: receivers.map((one) => NamedWire.encode(one)), receiver_xids: receivers.map(({ xid }) => xid), price, currency,
    } },
  }),
})
