export { GiftAnimation, isDrawable } from './animation'
export { gift } from './feature'
export { animationOf, Gift, GiftStat, offeredGifts, ReceivedGift, ReceivedSort } from './gift'
export {
  giftBalancesQuery, giftMembersQuery, giftsQuery, giftStatsQuery, receivedGiftsQuery,
} from './queries'
export { sendEffects } from './send.machine'
export { sendMessages } from './send.messages'
export { GiftOrder, isPaidBy, MOST_RECEIVERS, payingBalances, PRESELECTED, sendProblem, totalOf, type SendProblem } from './send.rules'
export { sendShown, type SendShown } from './send.selectors'
export { MOST_VIEWED, stageEffects } from './stage.machine'
export type { StageItem } from './stage.messages'
export { stageShown } from './stage.selectors'
