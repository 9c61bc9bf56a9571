export { GiftAnimation, isDrawable } from './animation'
export { giftFeature as gift } from './feature'
export { animationOf, Gift, GiftStat, offeredGifts, ReceivedGift, ReceivedSort } from './gift'
export { giftBalancesQuery, giftMembersQuery, giftsQuery, giftStatsQuery, receivedGiftsQuery } from './queries'
export { giftSendEffects as sendEffects } from './gift-send.machine'
export { giftSendMessages as sendMessages } from './gift-send.messages'
export {
  GiftOrder,
  isPaidBy,
  MOST_RECEIVERS,
  payingBalances,
  PRESELECTED,
  giftSendIssue as sendProblem,
  totalOf,
  type GiftSendIssue as SendProblem,
} from './gift-send.rules'
export { giftSendViewModel as sendShown, type GiftSendViewModel as SendShown } from './gift-send.selectors'
export { MOST_VIEWED, giftPlayerEffects as stageEffects } from './gift-player.machine'
export type { GiftPlayerItem as StageItem } from './gift-player.messages'
export { giftPlayerViewModel as stageShown } from './gift-player.selectors'
