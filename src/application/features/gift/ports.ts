import type { TaskEither } from 'fp-ts/TaskEither'
import type { Balance } from '../../../domain/balance'
import type { Gift, GiftOrder, GiftStat, ReceivedGift, ReceivedSort } from '../../../domain/gift'
import type { Member } from '../../../domain/group'
import type { Failure } from '../../../domain/kernel/failure'
import type { Gid } from '../../../domain/kernel/ids'
import type { Page } from '../../../domain/query'

/** Gifts (spec 1 §7 Gifts). Pages count from 1. */
export interface Gifts {
  readonly list: () => TaskEither<Failure, readonly Gift[]>
  /** The member's balances in that group. `null`: the balances outside groups. */
  readonly balances: (gid: Gid | null) => TaskEither<Failure, readonly Balance[]>
  /** Members of a group who can receive gifts. */
  readonly members: (gid: Gid, page: number, keyword: string) => TaskEither<Failure, Page<Member>>
  /** Sends the gift. The request is posted once, and its response has no data. */
  readonly send: (order: GiftOrder) => TaskEither<Failure, void>
  readonly received: (sort: ReceivedSort, page: number) => TaskEither<Failure, Page<ReceivedGift>>
  readonly stats: () => TaskEither<Failure, readonly GiftStat[]>
}

/**
 * The message ids whose animations this browser has shown (spec 1 §4: in local storage). `read` and `keep` never fail.
 */
export interface ViewedGifts {
  /** The ids, oldest first. */
  readonly read: () => readonly string[]
  readonly keep: (ids: readonly string[]) => void
}

export interface GiftPorts {
  readonly gifts: Gifts
  readonly viewed: ViewedGifts
}
