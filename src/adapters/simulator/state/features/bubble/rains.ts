import { sumOf, type Decimal } from '../../../../../domain/kernel/decimal'
import { subtract } from '../../../../../domain/kernel/decimal-math'
import type { BubbleKind, RainEvent } from '../../../../../domain/bubble'
import type { ConversationId, Gid, Xid } from '../../../../../domain/kernel/ids'
import { addMs, type Instant } from '../../../../../domain/kernel/instant'
import { emptyTable, type Table } from '../../../../../domain/kernel/table'
import { currencyBy } from '../../ledger/currencies'
import { levelOf } from '../../users/levels'
import { isMember } from '../../groups/permissions'
import type { ServerState } from '../../server-state'
import { featureSlice } from '../state-feature'

/** The duration of a rain. The specs name no duration, so we chose it. */
export const RAIN_SECONDS = 30

export interface ServerBubble {
  readonly id: string
  readonly kind: BubbleKind
  readonly left: number
  readonly top: number
  readonly rewards: Decimal
}

/**
 * A bubble rain. A ledger account (the rain's pot) holds the value until members pop the bubbles or the server refunds
 * the rest.
 */
export interface ServerRain {
  readonly id: string
  readonly conversationId: ConversationId
  readonly gid: Gid
  readonly xid: Xid
  readonly at: Instant
  readonly total: Decimal
  readonly currencyId: number
  readonly level: number
  /** The members who may join. `null` if every member with at least `level` may join. */
  readonly only: readonly string[] | null
  readonly bubbles: readonly ServerBubble[]
  readonly joined: Table<true>
  /** The winner of each popped bubble, keyed by bubble id. */
  readonly popped: Table<string>
  /** The popped bubble of each member, keyed by xid. */
  readonly by: Table<string>
  readonly isEnded: boolean
}

export interface Rains {
  readonly byId: Table<ServerRain>
}

export const rainsSlice = featureSlice<Rains>('bubble', () => ({ byId: emptyTable() }))

export const rainBy = (world: ServerState, id: string): ServerRain | undefined => rainsSlice.of(world).byId[id]
export const endOf = ({ at }: ServerRain): Instant => addMs(at, RAIN_SECONDS * 1_000)

const heldBy = ({ bubbles }: ServerRain, id: string): Decimal =>
  bubbles.find((one) => one.id === id)?.rewards ?? sumOf([])
export const usedOf = (rain: ServerRain): Decimal => sumOf(Object.keys(rain.popped).map((id) => heldBy(rain, id)))
export const remainderOf = (rain: ServerRain): Decimal => subtract(rain.total, usedOf(rain))
export const gemTypesOf = ({ bubbles }: ServerRain): readonly ServerBubble[] =>
  bubbles.filter(({ kind }) => kind !== 'bomb')

/** The reason why this member may not take part (BUB-6), or `null`. */
export const rainJoinRefusal = (world: ServerState, { gid, level, only }: ServerRain, xid: Xid): string | null => {
  const account = world.accounts[xid]
  const community = world.communities[gid]
  if (account === undefined || account.isVisitor || community === undefined || !isMember(community, xid))
    return 'You have not join this group yet!!!'
  if (only !== null && !only.includes(xid)) return 'This bubble rain is for others'
  return levelOf(world, account) < level ? `You need level ${level} for this bubble rain` : null
}

/** The rain as this member sees it. The content of a bubble is hidden until a member pops that bubble. */
export const eventFor = (world: ServerState, rain: ServerRain, xid: Xid): RainEvent => ({
  id: rain.id,
  ended: rain.isEnded,
  clicked: rain.by[xid] !== undefined,
  seconds: RAIN_SECONDS,
  bubbles: rain.bubbles.map(({ id, kind, left, top, rewards }) => ({
    id,
    kind,
    left,
    top,
    rewards: rain.popped[id] === undefined ? null : rewards,
  })),
  winners: Object.entries(rain.popped).flatMap(([id, by]) => {
    const account = world.accounts[by]
    return account === undefined ? [] : [{ uid: account.uid, name: account.name, rewards: heldBy(rain, id) }]
  }),
  sender: world.accounts[rain.xid]?.name ?? '',
  currency: currencyBy(rain.currencyId)?.name ?? '',
  total: gemTypesOf(rain).length,
  used: usedOf(rain),
  all: rain.total,
  levelLimit: rain.level,
})
