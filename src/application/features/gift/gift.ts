import {
  giftFeature,
  giftBalancesQuery,
  giftMembersQuery,
  giftsQuery,
  giftStatsQuery,
  receivedGiftsQuery,
} from '../../../domain/gift'
import { pageNumber } from '../../effects/page-numbers'
import { readList, readPages } from '../../effects/query-effects'
import { implementFeature } from '../implement-feature'
import type { GiftPorts } from './ports'
import { makeGiftSendEffects } from './gift-send.effects'
import { makeGiftPlayerEffects } from './gift-player.effects'

export const giftImplementation = implementFeature(
  giftFeature,
  ({ ports: { conversations }, me, dispatchToAccount }, { gifts, viewed }: GiftPorts) => ({
    account: {
      'gift/list': readList(giftsQuery, () => gifts.list()),
      'gift/balances': readList(giftBalancesQuery, ({ gid }) => gifts.balances(gid)),
      'gift/members': readPages(giftMembersQuery, ({ gid, keyword }, page) =>
        gifts.members(gid, pageNumber(page), keyword),
      ),
      'gift/received': readPages(receivedGiftsQuery, ({ sort }, page) => gifts.received(sort, pageNumber(page))),
      'gift/stats': readList(giftStatsQuery, () => gifts.stats()),
      'gift/giftSend': makeGiftSendEffects({ conversations, me, dispatchToAccount }, gifts),
    },
    tab: { 'gift/player': makeGiftPlayerEffects(viewed) },
  }),
)
