import * as E from 'fp-ts/Either'
import type { SimulatedAct } from '../../../application/ports/simulator'
import { LOOP_ID } from '../../../domain/balance'
import type { Xid } from '../../../domain/kernel/ids'
import { entriesOf, keysOf } from '../../../domain/kernel/table'
import { plainEvent } from '../../../domain/space'
import { channelIdFrom } from '../channel-id-from'
import { commitInput } from '../features/server-feature'
import { refuseWith, visitorsRefused, type Reply } from '../response'
import { newMessageId, type StateHost } from '../state-host'
import type { RainInput } from '../state/features/bubble/inputs'
import type { CallInput } from '../state/features/call/feature'
import { CATALOGUE } from '../state/features/gift/catalogue'
import type { GiftInput } from '../state/features/gift/feature'
import { isMember, isResident } from '../state/groups/permissions'
import type { ServerOutput } from '../state/output'
import { isAutomated } from '../state/seed/service-accounts'
import type { ServerSpace, ServerState, UserAccount } from '../state/server-state'
import type { Caller } from './route-builder'

type Outputs = readonly ServerOutput[]
type Acting = (host: StateHost, caller: Caller) => Reply<{ readonly name: string }>

const NOBODY = 'No simulated member can do this now'
const NO_ROOM = 'Enter a live space first'

/** The most simulated members of one group, and the most attempts of one call. */
const OF_A_GROUP = 3
const MOST_TRIED = 20

/** Does the first of these that the rules allow. */
const first = <A>(options: readonly A[], name: (option: A) => string, go: (option: A) => Outputs) => {
  for (const option of options.slice(0, MOST_TRIED))
    if (!go(option).some(({ type }) => type === 'Refused')) return E.right({ name: name(option) })
  return refuseWith(NOBODY)
}

const residentsAmong = (world: ServerState, xids: readonly string[]): readonly UserAccount[] =>
  xids.flatMap((xid) => {
    const account = world.accounts[xid]
    return account !== undefined && isResident(account) && !isAutomated(xid) ? [account] : []
  })

/** The simulated members who have a direct chat with this member. */
const friendsOf = (world: ServerState, me: Xid) =>
  entriesOf(world.directs).flatMap(([, { conversationId, kind, between }]) =>
    kind === 'single' && between.includes(me)
      ? residentsAmong(world, between).map(({ xid, name }) => ({ conversationId, xid, name }))
      : [],
  )

const roomOf = (world: ServerState, me: Xid): ServerSpace | undefined =>
  Object.values(world.spaces).find(({ seats, status }) => status === 'started' && seats[me] !== undefined)

const call: Acting = (host, { account }) =>
  first(
    friendsOf(host.world(), account.xid),
    ({ name }) => name,
    ({ xid }) =>
      commitInput(host, (made): CallInput => ({
        type: 'call/Started',
        at: made.at,
        xid,
        token: '',
        platform: 'web',
        to: account.xid,
        isVideo: false,
        channelId: channelIdFrom(made.id(), made.id()),
        messageId: newMessageId(made),
      })),
  )

const gift: Acting = (host, { account }) =>
  first(
    friendsOf(host.world(), account.xid),
    ({ name }) => name,
    ({ xid, conversationId }) =>
      commitInput(host, (made): GiftInput => ({
        type: 'gift/Sent',
        at: made.at,
        xid,
        conversationId,
        giftId: CATALOGUE.find(({ hasAssets }) => hasAssets)?.id ?? '',
        xids: [account.xid],
        currencyId: LOOP_ID,
        messageId: newMessageId(made),
      })),
  )

const rain: Acting = (host, { account }) => {
  const world = host.world()
  const places = Object.values(world.communities)
    .filter((community) => isMember(community, account.xid))
    .flatMap((community) =>
      residentsAmong(world, keysOf(community.members))
        .slice(0, OF_A_GROUP)
        .map(({ xid }) => ({ community, xid })),
    )
  return first(
    places,
    ({ community }) => community.name,
    ({ community: { conversationId }, xid }) =>
      commitInput(host, (made): RainInput => ({
        type: 'bubble/RainSent',
        at: made.at,
        xid,
        conversationId,
        count: 20,
        total: '2',
        evenly: false,
        isExclusive: false,
        level: 1,
        currencyId: LOOP_ID,
        xids: [],
        eventId: `r${made.id()}`,
        seed: made.draw(),
        messageId: newMessageId(made),
      })),
  )
}

const raiseHand: Acting = (host, { account }) => {
  const world = host.world()
  const room = roomOf(world, account.xid)
  if (room === undefined) return refuseWith(NO_ROOM)
  const { channelId, gid } = room
  const listeners = residentsAmong(world, keysOf(world.communities[gid]?.members ?? {})).filter(
    ({ xid }) => room.asked[xid] === undefined && (room.seats[xid]?.role ?? 'audience') === 'audience',
  )
  return first(
    listeners,
    ({ name }) => name,
    ({ xid }) => {
      const joined = host.commit(({ at }) => ({ type: 'SpaceJoined', at, xid, channelId, token: '' }))
      return joined.some(({ type }) => type === 'Refused')
        ? joined
        : host.commit(({ at }) => ({
            type: 'RoomEventSaid',
            at,
            xid,
            event: { ...plainEvent, channelId, kind: 'request', fromXid: xid },
          }))
    },
  )
}

const endRoom: Acting = (host, { account }) => {
  const room = roomOf(host.world(), account.xid)
  if (room === undefined) return refuseWith(NO_ROOM)
  return first(
    room.hostXids,
    () => room.title,
    (xid) => host.commit(({ at }) => ({ type: 'SpaceClosed', at, xid, channelId: room.channelId })),
  )
}

const signInElsewhere: Acting = (host, { account: { xid, name } }) => {
  host.kick(xid, null)
  return E.right({ name })
}

const endSession: Acting = (host, { account: { name }, token }) => {
  host.commit(({ at }) => ({ type: 'SignedOut', at, token }))
  return E.right({ name })
}

const ACTS: Readonly<Record<SimulatedAct, Acting>> = {
  call,
  raiseHand,
  gift,
  rain,
  endRoom,
  signInElsewhere,
  endSession,
}

/** Makes a simulated member act towards the caller, who is no visitor. The server's rules hold for both. */
export const actOnce = (act: SimulatedAct, host: StateHost, caller: Caller): Reply<{ readonly name: string }> =>
  caller.account.isVisitor ? visitorsRefused : ACTS[act](host, caller)
