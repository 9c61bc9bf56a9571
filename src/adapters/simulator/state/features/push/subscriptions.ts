import { defaultPushChoices, type PushChoices } from '../../../../../domain/push'
import type { Xid } from '../../../../../domain/kernel/ids'
import { drop, emptyTable, entriesOf, keysOf, put, tableFrom, type Table } from '../../../../../domain/kernel/table'
import type { ServerState } from '../../server-state'
import { featureSlice } from '../state-feature'

/** The most browsers of a member that get pushes. A further browser replaces the oldest. */
const MOST_SUBSCRIPTIONS = 5

/** A browser that gets pushes, for the session of `token`. */
export interface Subscription {
  readonly token: string
  readonly endpoint: string
  readonly p256dh: string
  readonly auth: string
}

interface PushState {
  /** The server's key pair for pushes; `null` until a member first reads it. */
  readonly keys: { readonly publicKey: string; readonly privateKey: string } | null
  /** Oldest first, keyed by xid. */
  readonly subscriptions: Table<readonly Subscription[]>
  readonly choices: Table<PushChoices>
}

const slice = featureSlice<PushState>('push', () => ({
  keys: null,
  subscriptions: emptyTable(),
  choices: emptyTable(),
}))

export const pushKeys = (world: ServerState): PushState['keys'] => slice.of(world).keys
export const withPushKeys = (world: ServerState, keys: NonNullable<PushState['keys']>): ServerState =>
  slice.put(world, { ...slice.of(world), keys })

export const pushChoicesOf = (world: ServerState, xid: Xid): PushChoices =>
  slice.of(world).choices[xid] ?? defaultPushChoices
export const withPushChoices = (world: ServerState, xid: Xid, choices: PushChoices): ServerState =>
  slice.put(world, { ...slice.of(world), choices: put(slice.of(world).choices, xid, choices) })

export const withoutPushChoices = (world: ServerState, xid: Xid): ServerState =>
  slice.put(world, { ...slice.of(world), choices: drop(slice.of(world).choices, xid) })

export const subscriptionsOf = (world: ServerState, xid: string): readonly Subscription[] =>
  slice.of(world).subscriptions[xid] ?? []

/** The xids of members with a subscription. */
export const subscribers = (world: ServerState): readonly string[] => keysOf(slice.of(world).subscriptions)

/** Keeps the subscriptions for which `keeps` returns true. */
export const withoutSubscriptions = (world: ServerState, keeps: (one: Subscription) => boolean): ServerState => {
  const state = slice.of(world)
  const all = entriesOf(state.subscriptions)
  if (all.every(([, list]) => list.every(keeps))) return world
  const kept = all.flatMap(([xid, list]) => {
    const left = list.filter(keeps)
    return left.length === 0 ? [] : [[xid, left] as const]
  })
  return slice.put(world, { ...state, subscriptions: tableFrom(kept) })
}

/** A session has one subscription and an endpoint belongs to one session, so the new one replaces both. */
export const withSubscription = (before: ServerState, xid: Xid, made: Subscription): ServerState => {
  const world = withoutSubscriptions(
    before,
    ({ token, endpoint }) => token !== made.token && endpoint !== made.endpoint,
  )
  const state = slice.of(world)
  const list = [...(state.subscriptions[xid] ?? []), made].slice(-MOST_SUBSCRIPTIONS)
  return slice.put(world, { ...state, subscriptions: put(state.subscriptions, xid, list) })
}
