import * as t from 'io-ts'
import { contents } from '../../../domain/chat'
import { bodyOf, contentWire, TYPE } from './body'
import { NamedWire, readAll, readAs, readOwnImage } from './parts'

const GiftFields = t.type({ gift_id: t.string, icon: t.unknown, receivers: t.unknown })

export const giftWire = contentWire({
  codec: contents.gift, type: TYPE.custom,
  read: ({ msg, ext }, hosts) => {
    const fields = readAs(GiftFields, ext['giftInfo'])
    return fields === null ? null
      : { kind: 'gift', giftId: fields.gift_id, title: msg, icon: readOwnImage(fields.icon, hosts), receivers: readAll(NamedWire, fields.receivers) }
  },
  write: ({ giftId, title, icon, receivers }) => bodyOf(TYPE.custom, title, {
    ext: { giftInfo: { gift_id: giftId, icon, receivers: receivers.map((one) => NamedWire.encode(one)), receiver_xids: receivers.map(({ xid }) => xid) } },
  }),
})
