import * as E from 'fp-ts/Either'
import { ConversationId } from '../../../domain/kernel/ids'
import { giftCalls, GIFTS_PAGE } from '../../wire/calls/gift-calls'
import { asList } from '../../wire/codecs/list'
import { newMessageId } from '../state-host'
import { emptyReply, refuseWith } from '../response'
import { CATALOGUE } from '../state/features/gift/catalogue'
import type { GiftInput } from '../state/features/gift/feature'
import { isWorkDue } from '../state/ledger/advance-chain'
import { receivedOf, statsOf } from '../state/features/gift/sent'
import { pageOf } from '../state/group-views'
import { scheduleGifts } from './schedules/gift.schedule'
import { commitInput, type ServerFeature } from './server-feature'

export const server: ServerFeature = {
  routes: (to, { host }) => {
    to.authenticated(giftCalls.list, () => E.right(asList(CATALOGUE)))
    to.authenticated(giftCalls.receivedList, ({ page, sort }, { account: { xid } }) =>
      E.right(asList(pageOf(receivedOf(host.world(), xid, sort), page, GIFTS_PAGE))),
    )
    to.authenticated(giftCalls.receivedStat, (_, { account: { xid } }) => E.right(asList(statsOf(host.world(), xid))))
    to.authenticated(
      giftCalls.send,
      ({ conversation_sid: conversationId, gift_id: giftId, xids, currency_id: currencyId }, { account: { xid } }) => {
        if (!ConversationId.is(conversationId)) return refuseWith('There is no such conversation')
        // Credit staking rewards and deposits that are due first, so that the sender can spend this money.
        if (isWorkDue(host.world(), xid, host.now())) host.commit(({ at }) => ({ type: 'ChainAdvanced', at, xid }))
        return emptyReply(
          commitInput(host, (chance): GiftInput => ({
            type: 'gift/Sent',
            at: chance.at,
            xid,
            conversationId,
            giftId,
            xids: xids.slice(0, 1_000),
            currencyId,
            messageId: newMessageId(chance),
          })),
        )
      },
    )
  },
  live: scheduleGifts,
}
