export { GiftGiver } from './group-overview'
export * from './group-overview.selectors'
export { bannerQuery, giftRankQuery, inviteKeyQuery, roomsQuery } from './queries'
