export { GiftAnimation, isDrawable } from './animation'
export { giftFeature } from './feature'
export { animationOf, Gift, GiftStat, offeredGifts, ReceivedGift, ReceivedSort } from './gift'
export { giftBalancesQuery, giftMembersQuery, giftsQuery, giftStatsQuery, receivedGiftsQuery } from './queries'
export { giftSendEffects } from './gift-send.machine'
export { giftSendMessages } from './gift-send.messages'
export {
  GiftOrder,
  isPaidBy,
  MOST_RECEIVERS,
  payingBalances,
  PRESELECTED,
  giftSendIssue,
  totalOf,
  type GiftSendIssue,
} from './gift-send.rules'
export { giftSendViewModel, type GiftSendViewModel } from './gift-send.selectors'
export { MOST_VIEWED, giftPlayerEffects } from './gift-player.machine'
export type { GiftPlayerItem } from './gift-player.messages'
export { giftPlayerViewModel } from './gift-player.selectors'
