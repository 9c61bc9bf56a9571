import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import { gift, giftBalancesQuery, giftMembersQuery, giftsQuery, giftStatsQuery, receivedGiftsQuery } from '../../../domain/gift'
import type { Failure } from '../../../domain/kernel/failure'
import { accountEffects } from '../../effect'
import { featureBody } from '../../features'
import type { GiftPorts } from './ports'
import { makeSendEffects } from './send.effects'
import { makeStageEffects } from './stage.effects'

const whole = <A>(read: TE.TaskEither<Failure, readonly A[]>) => pipe(read, TE.map((items) => ({ items, next: null })))
const numberOf = (page: string | null): number => (page === null ? 1 : Number(page))

export const giftBody = featureBody(gift, ({ ports: { conversations }, me, sayToAccount }, { gifts, viewed }: GiftPorts) => ({
  account: {
    'gift/list': { read: accountEffects.read(giftsQuery.read, { call: () => whole(gifts.list()), done: giftsQuery.loaded, failed: giftsQuery.failed }) },
    'gift/balances': { read: accountEffects.read(giftBalancesQuery.read, {
      call: ({ input: { gid } }) => whole(gifts.balances(gid)), done: giftBalancesQuery.loaded, failed: giftBalancesQuery.failed,
    }) },
    'gift/members': { read: accountEffects.read(giftMembersQuery.read, {
      call: ({ input: { gid, keyword }, page }) => gifts.members(gid, numberOf(page), keyword), done: giftMembersQuery.loaded, failed: giftMembersQuery.failed,
    }) },
    'gift/received': { read: accountEffects.read(receivedGiftsQuery.read, {
      call: ({ input: { sort }, page }) => gifts.received(sort, numberOf(page)), done: receivedGiftsQuery.loaded, failed: receivedGiftsQuery.failed,
    }) },
    'gift/stats': { read: accountEffects.read(giftStatsQuery.read, { call: () => whole(gifts.stats()), done: giftStatsQuery.loaded, failed: giftStatsQuery.failed }) },
    'gift/send': makeSendEffects({ conversations, me, sayToAccount }, gifts),
  },
  tab: { 'gift/stage': makeStageEffects(viewed) },
  streams: undefined,
}))
