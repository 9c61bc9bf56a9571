import type { GiftStat, ReceivedGift, ReceivedSort } from '../../../../../domain/gift'
import { LOOP_ID } from '../../../../../domain/balance'
import { sumOf, type Decimal } from '../../../../../domain/kernel/decimal'
import { compare } from '../../../../../domain/kernel/decimal-math'
import type { Gid, Xid } from '../../../../../domain/kernel/ids'
import type { Instant } from '../../../../../domain/kernel/instant'
import { emptyTable, entriesOf, type Table } from '../../../../../domain/kernel/table'
import { senderOf } from '../../users/senders'
import { NOTHING } from '../../ledger/currencies'
import type { ServerState } from '../../server-state'
import { featureSlice } from '../state-feature'
import { giftBy } from './catalogue'

export interface SentGift {
  readonly giftId: string
  readonly from: Xid
  readonly gid: Gid | null
  readonly price: Decimal
  readonly currencyId: number
  readonly at: Instant
}

/** The gifts that each member received, oldest first, keyed by xid. */
export const sentGifts = featureSlice<Table<readonly SentGift[]>>('gift', () => emptyTable())

const receivedBy = (world: ServerState, xid: Xid): readonly SentGift[] => sentGifts.of(world)[xid] ?? []

/** The gifts that a member received, sorted by time or price, descending. */
export const receivedOf = (world: ServerState, xid: Xid, sort: ReceivedSort): readonly ReceivedGift[] => {
  const newestFirst = [...receivedBy(world, xid)].reverse()
  const sorted = sort === 'send_time' ? newestFirst : newestFirst.toSorted((a, b) => compare(b.price, a.price))
  return sorted.map(({ giftId, from, price, at }) => {
    const { name, avatar } = senderOf(world, from)
    return {
      icon: giftBy(giftId)?.icon ?? null,
      title: giftBy(giftId)?.title ?? giftId,
      amount: price,
      at,
      sender: { xid: from, name, avatar },
    }
  })
}

/** The number of gifts of each kind, the most expensive first. */
export const statsOf = (world: ServerState, xid: Xid): readonly GiftStat[] => {
  const counts = new Map<string, number>()
  for (const { giftId } of receivedBy(world, xid)) counts.set(giftId, (counts.get(giftId) ?? 0) + 1)
  return [...counts]
    .flatMap(([giftId, count]): readonly GiftStat[] => {
      const gift = giftBy(giftId)
      return gift === undefined ? [] : [{ icon: gift.icon, title: gift.title, price: gift.price, count }]
    })
    .sort((a, b) => compare(b.price, a.price))
}

/** The gifts in a group since the state was seeded, summed per giver, in LOOP. */
export const givenIn = (world: ServerState, gid: Gid): ReadonlyMap<string, Decimal> => {
  const given = new Map<string, Decimal>()
  for (const [, gifts] of entriesOf(sentGifts.of(world))) {
    for (const { from, price, gid: where, currencyId } of gifts)
      if (where === gid && currencyId === LOOP_ID) given.set(from, sumOf([given.get(from) ?? NOTHING, price]))
  }
  return given
}
