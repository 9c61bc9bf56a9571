import * as E from 'fp-ts/Either'
import type { SimulatedAct } from '../../../application/ports/simulator'
import { LOOP_ID } from '../../../domain/balance'
import type { ConversationId, Xid } from '../../../domain/kernel/ids'
import { keysOf } from '../../../domain/kernel/table'
import { plainEvent } from '../../../domain/space'
import { channelIdFrom } from '../channel-id-from'
import { commitInput } from '../features/server-feature'
import { refuseWith, visitorsRefused, type Reply } from '../response'
import { newMessageId, type StateHost } from '../state-host'
import type { RainInput } from '../state/features/bubble/inputs'
import { callsOf } from '../state/features/call/calls'
import type { CallInput } from '../state/features/call/feature'
import { CATALOGUE } from '../state/features/gift/catalogue'
import type { GiftInput } from '../state/features/gift/feature'
import { isMember, isResident } from '../state/groups/permissions'
import type { ServerOutput } from '../state/output'
import { isAutomated, isServiceAccount } from '../state/seed/service-accounts'
import type { ServerSpace, ServerState, UserAccount } from '../state/server-state'
import type { Caller } from './route-builder'

type Outputs = readonly ServerOutput[]
type Acting = (host: StateHost, caller: Caller) => Reply<{ readonly name: string }>

const NOBODY = 'No simulated member can do this now'
const NO_ROOM = 'Enter a live space first that you host'
const ALL_SPEAK = 'In this space everybody may speak without asking'

/** The most simulated members of one group, and the most attempts of one call. */
const OF_A_GROUP = 3
const MOST_TRIED = 20

/** Does the first of these that the rules allow. */
const first = <A>(options: readonly A[], name: (option: A) => string, go: (option: A) => Outputs) => {
  for (const option of options.slice(0, MOST_TRIED))
    if (!go(option).some(({ type }) => type === 'Refused')) return E.right({ name: name(option) })
  return refuseWith(NOBODY)
}

/** The first simulated members among these, at most `most`. The services of the product are none. */
const residentsAmong = (
  world: ServerState,
  xids: Iterable<string>,
  most: number,
  mayAct: (account: UserAccount) => boolean = () => true,
): readonly UserAccount[] => {
  const found: UserAccount[] = []
  for (const xid of xids) {
    const account = world.accounts[xid]
    if (account === undefined || !isResident(account) || isAutomated(xid) || isServiceAccount(account.xid)) continue
    if (mayAct(account) && found.push(account) === most) break
  }
  return found
}

/** The first simulated members who have a direct chat with this member. */
const friendsOf = (world: ServerState, me: Xid, mayAct?: (account: UserAccount) => boolean) => {
  const found: { readonly conversationId: ConversationId; readonly xid: Xid; readonly name: string }[] = []
  for (const { conversationId, kind, between } of Object.values(world.directs)) {
    if (kind !== 'single' || !between.includes(me)) continue
    for (const { xid, name } of residentsAmong(world, between, 1, mayAct)) found.push({ conversationId, xid, name })
    if (found.length >= MOST_TRIED) break
  }
  return found
}

/** The live space in which this member is a host. */
const hostedBy = (world: ServerState, me: Xid): ServerSpace | undefined =>
  Object.values(world.spaces).find(
    ({ seats, hostXids, status }) => status === 'started' && seats[me] !== undefined && hostXids.includes(me),
  )

const call: Acting = (host, { account }) =>
  first(
    // A call of its own would end the call that the simulated member makes at present.
    friendsOf(host.world(), account.xid, ({ xid }) => callsOf(host.world(), xid).length === 0),
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
    .slice(0, MOST_TRIED)
    .flatMap((community) =>
      residentsAmong(world, keysOf(community.members), OF_A_GROUP).map(({ xid }) => ({ community, xid })),
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
  const room = hostedBy(world, account.xid)
  if (room === undefined) return refuseWith(NO_ROOM)
  if (room.micMode === 'open') return refuseWith(ALL_SPEAK)
  const { channelId, gid } = room
  const listeners = residentsAmong(
    world,
    keysOf(world.communities[gid]?.members ?? {}),
    MOST_TRIED,
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
  const room = hostedBy(host.world(), account.xid)
  if (room === undefined) return refuseWith(NO_ROOM)
  // A host of the town ends it where there is one, so that the member meets the end that others caused.
  const others = residentsAmong(host.world(), room.hostXids, MOST_TRIED)
  return first(
    [...others, account],
    () => room.title,
    ({ xid }) => host.commit(({ at }) => ({ type: 'SpaceClosed', at, xid, channelId: room.channelId })),
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
