import * as E from 'fp-ts/Either'
import { ConversationId } from '../../../domain/kernel/ids'
import { giftCalls, GIFTS_PAGE } from '../../wire/gift'
import { allOf } from '../../wire/list'
import { messageIdFrom } from '../host'
import { anyReply, refuse } from '../reply'
import { CATALOGUE } from '../world/features/gift/catalogue'
import type { GiftInput } from '../world/features/gift/feature'
import { isWorkDue } from '../world/ledger/chain-work'
import { receivedOf, statsOf } from '../world/features/gift/sent'
import { pageOf } from '../world/views'
import { liveGifts } from './gift.live'
import { tell, type ServerFeature } from './server-feature'

/** Gifts: what there is, what somebody was given, and sending one. */
export const server: ServerFeature = {
  routes: (to, { host }) => {
    to.known(giftCalls.list, () => E.right(allOf(CATALOGUE)))
    to.known(giftCalls.receivedList, ({ page, sort }, { account: { xid } }) => E.right(allOf(pageOf(receivedOf(host.world(), xid, sort), page, GIFTS_PAGE))))
    to.known(giftCalls.receivedStat, (_, { account: { xid } }) => E.right(allOf(statsOf(host.world(), xid))))
    to.known(giftCalls.send, ({ conversation_sid: conversationId, gift_id: giftId, xids, currency_id: currencyId }, { account: { xid } }) => {
      if (!ConversationId.is(conversationId)) return refuse('There is no such conversation')
      // What time has brought them is there to be given.
      if (isWorkDue(host.world(), xid, host.now())) host.commit(({ at }) => ({ type: 'ChainAdvanced', at, xid }))
      return anyReply(tell(host, (chance): GiftInput => ({
        type: 'gift/Sent', at: chance.at, xid, conversationId, giftId, xids: xids.slice(0, 1_000), currencyId, messageId: messageIdFrom(chance),
      })))
    })
  },
  live: liveGifts,
}
