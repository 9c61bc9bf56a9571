import { pipe } from 'fp-ts/function'
import * as TE from 'fp-ts/TaskEither'
import type { Gifts } from '../../application/features/gift/ports'
import { groupListCalls, balanceAndActivityCalls } from '../wire/calls/group-calls'
import { giftCalls, GIFTS_PAGE } from '../wire/calls/gift-calls'
import type { ListPage } from '../wire/codecs/list'
import type { RestClient } from './client/rest-client'

/** Gifts over the API (spec 1 §7 Gifts). */
export const makeGifts = (rest: RestClient): Gifts => {
  const all = <A>({ items, dropped }: ListPage<A>): readonly A[] => {
    rest.countDropped(dropped)
    return items
  }
  const paged =
    (page: number) =>
    <A>(rows: ListPage<A>) => ({
      items: all(rows),
      next: rows.items.length + rows.dropped < GIFTS_PAGE ? null : String(page + 1),
    })
  return {
    list: () => pipe(rest.call(giftCalls.list, {}), TE.map(all)),
    balances: (gid) => pipe(rest.call(balanceAndActivityCalls.balance, { gid: gid ?? undefined }), TE.map(all)),
    members: (gid, page, keyword) =>
      pipe(
        rest.call(groupListCalls.groupMembers, {
          gid,
          page,
          limit: GIFTS_PAGE,
          keyword: keyword === '' ? undefined : keyword,
          gift_bubble: 1,
        }),
        TE.map(paged(page)),
      ),
    send: ({ conversationId, giftId, receivers, currencyId }) =>
      pipe(
        rest.call(giftCalls.send, {
          conversation_sid: conversationId,
          gift_id: giftId,
          xids: receivers.map(({ xid }) => xid),
          currency_id: currencyId,
        }),
        TE.map(() => undefined),
      ),
    received: (sort, page) => pipe(rest.call(giftCalls.receivedList, { page, sort }), TE.map(paged(page))),
    stats: () => pipe(rest.call(giftCalls.receivedStat, {}), TE.map(all)),
  }
}
