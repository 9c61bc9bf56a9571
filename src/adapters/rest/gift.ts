import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Gifts } from '../../application/features/gift/ports'
import { groupCalls, surroundingCalls } from '../wire/calls'
import { giftCalls, GIFTS_PAGE } from '../wire/gift'
import type { Items } from '../wire/list'
import type { RestClient } from './rest-client'

/** Gifts over the API (spec 1 §7 Gifts). */
export const makeGifts = (rest: RestClient): Gifts => {
  const all = <A>({ items, dropped }: Items<A>): readonly A[] => {
    rest.countDropped(dropped)
    return items
  }
  const paged = (page: number) => <A>(rows: Items<A>) =>
    ({ items: all(rows), next: rows.items.length + rows.dropped < GIFTS_PAGE ? null : String(page + 1) })
  return {
    list: () => pipe(rest.call(giftCalls.list, {}), TE.map(all)),
    balances: (gid) => pipe(rest.call(surroundingCalls.balance, { gid: gid ?? undefined }), TE.map(all)),
    members: (gid, page, keyword) => pipe(
      rest.call(groupCalls.groupMembers, { gid, page, limit: GIFTS_PAGE, keyword: keyword === '' ? undefined : keyword, gift_bubble: 1 }), TE.map(paged(page))),
    send: ({ conversationId, giftId, receivers, currencyId }) => pipe(
      rest.call(giftCalls.send, { conversation_sid: conversationId, gift_id: giftId, xids: receivers.map(({ xid }) => xid), currency_id: currencyId }), TE.map(() => undefined)),
    received: (sort, page) => pipe(rest.call(giftCalls.receivedList, { page, sort }), TE.map(paged(page))),
    stats: () => pipe(rest.call(giftCalls.receivedStat, {}), TE.map(all)),
  }
}
