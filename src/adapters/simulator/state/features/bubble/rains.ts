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

/** Ours: the specs name no duration. */
export const RAIN_SECONDS = 30

export interface ServerBubble {
  readonly id: string
  readonly kind: BubbleKind
  readonly left: number
  readonly top: number
  readonly rewards: Decimal
}

/** A bubble rain as the town keeps it. Its value lies in its pot in the ledger until it is popped or goes back. */
export interface ServerRain {
  readonly id: string
  readonly conversationId: ConversationId
  readonly gid: Gid
  readonly xid: Xid
  readonly at: Instant
  readonly total: Decimal
  readonly currencyId: number
  readonly level: number
  /** Those for whom alone it is; `null`: for everybody at that level. */
  readonly only: readonly string[] | null
  readonly bubbles: readonly ServerBubble[]
  readonly joined: Table<true>
  /** By bubble, who popped it. */
  readonly popped: Table<string>
  /** By person, which bubble. */
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

/** Why that person takes no part (BUB-6); `null` where they may. */
export const rainJoinRefusal = (world: ServerState, { gid, level, only }: ServerRain, xid: Xid): string | null => {
  const account = world.accounts[xid]
  const community = world.communities[gid]
  if (account === undefined || account.isVisitor || community === undefined || !isMember(community, xid))
    return 'You have not join this group yet!!!'
  if (only !== null && !only.includes(xid)) return 'This bubble rain is for others'
  return levelOf(world, account) < level ? `You need level ${level} for this bubble rain` : null
}

/** The rain as that person is told of it. What a bubble holds is told once it is popped. */
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
