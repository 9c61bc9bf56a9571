import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import {
  giftFeature,
  giftBalancesQuery,
  giftMembersQuery,
  giftsQuery,
  giftStatsQuery,
  receivedGiftsQuery,
} from '../../../domain/gift'
import type { Failure } from '../../../domain/kernel/failure'
import { accountEffects } from '../../effects/effect'
import { implementFeature } from '../implement-feature'
import type { GiftPorts } from './ports'
import { makeGiftSendEffects } from './gift-send.effects'
import { makeGiftPlayerEffects } from './gift-player.effects'

const whole = <A>(read: TE.TaskEither<Failure, readonly A[]>) =>
  pipe(
    read,
    TE.map((items) => ({ items, next: null })),
  )
const numberOf = (page: string | null): number => (page === null ? 1 : Number(page))

export const giftImplementation = implementFeature(
  giftFeature,
  ({ ports: { conversations }, me, dispatchToAccount }, { gifts, viewed }: GiftPorts) => ({
    account: {
      'gift/list': {
        read: accountEffects.read(giftsQuery.read, {
          call: () => whole(gifts.list()),
          toResult: giftsQuery.loaded,
          failed: giftsQuery.failed,
        }),
      },
      'gift/balances': {
        read: accountEffects.read(giftBalancesQuery.read, {
          call: ({ input: { gid } }) => whole(gifts.balances(gid)),
          toResult: giftBalancesQuery.loaded,
          failed: giftBalancesQuery.failed,
        }),
      },
      'gift/members': {
        read: accountEffects.read(giftMembersQuery.read, {
          call: ({ input: { gid, keyword }, page }) => gifts.members(gid, numberOf(page), keyword),
          toResult: giftMembersQuery.loaded,
          failed: giftMembersQuery.failed,
        }),
      },
      'gift/received': {
        read: accountEffects.read(receivedGiftsQuery.read, {
          call: ({ input: { sort }, page }) => gifts.received(sort, numberOf(page)),
          toResult: receivedGiftsQuery.loaded,
          failed: receivedGiftsQuery.failed,
        }),
      },
      'gift/stats': {
        read: accountEffects.read(giftStatsQuery.read, {
          call: () => whole(gifts.stats()),
          toResult: giftStatsQuery.loaded,
          failed: giftStatsQuery.failed,
        }),
      },
      'gift/giftSend': makeGiftSendEffects({ conversations, me, dispatchToAccount }, gifts),
    },
    tab: { 'gift/player': makeGiftPlayerEffects(viewed) },
  }),
)
