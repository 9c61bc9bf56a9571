import type { ChannelId, Xid } from '../../../../domain/kernel/ids'
import { drop, entriesOf, keysOf, put, tableFrom } from '../../../../domain/kernel/table'
import { maySpeak, plainEvent, type LiveRole, type RoomEvent } from '../../../../domain/space'
import type { ServerInputOf } from '../input'
import { doneResult, refusedResult, type StepResult, type ServerOutput } from '../output'
import { isMember, isResident, isSuper } from '../groups/permissions'
import { anonymousMember } from '../seed/residents'
import { isAllowedHost, NO_SPACE, withSpace } from './space-actions'
import { personIn, seatIn, spaceOf } from './spaces'
import type { SpaceSeat, ServerSpace, ServerState } from '../server-state'

const NOT_HOST = 'not host'
const NOT_THERE = 'They are not in this space'

export const roomOutputs = (
  channelId: ChannelId,
  event: Pick<RoomEvent, 'kind'> & Partial<RoomEvent>,
  only: Xid | null = null,
): ServerOutput => ({
  type: 'RoomTold',
  only,
  event: { ...plainEvent, channelId, ...event },
})

/** The sender of a room event. A super user is not listed as a host, so the event names the server as its sender. */
export const requestedRole = (space: ServerSpace, xid: Xid): Xid | null => (space.hostXids.includes(xid) ? xid : null)

/**
 * A member joins a room. Members of the group and super users may join, except members whom a host kicked. A join with
 * a second session adds the session to the member's seat and sends no event.
 */
export const spaceJoined = (
  world: ServerState,
  { xid, channelId, token }: ServerInputOf<'SpaceJoined'>,
): StepResult => {
  const space = spaceOf(world, channelId)
  const community = world.communities[space?.gid ?? '']
  if (space === undefined || community === undefined) return refusedResult(world, NO_SPACE)
  if (space.status !== 'started') return refusedResult(world, 'This space is not live')
  if (space.kicked[xid] === true) return refusedResult(world, 'You have been removed from this space')
  if (!isMember(community, xid) && !isSuper(world, xid))
    return refusedResult(world, 'You have not join this group yet!!!')
  const was = space.seats[xid]
  const seat: SpaceSeat =
    was === undefined
      ? { role: space.hostXids.includes(xid) ? 'host' : 'audience', mic: 'off', by: [token] }
      : was.by.includes(token)
        ? was
        : { ...was, by: [...was.by, token] }
  const after: ServerSpace = {
    ...space,
    seats: put(space.seats, xid, seat),
    tuned: put(space.tuned, xid, true as const),
  }
  return {
    world: seat === was ? world : withSpace(world, after),
    outputs: [
      { type: 'Done' },
      roomOutputs(
        after.channelId,
        { kind: 'joined', person: personIn(world, after, xid) },
        was === undefined ? null : xid,
      ),
    ],
  }
}

/** Removes a member's seat from the room, with the member's requests and invitations to speak. */
export const unseated = (space: ServerSpace, xid: Xid): ServerSpace => ({
  ...space,
  seats: drop(space.seats, xid),
  asked: drop(space.asked, xid),
  invited: drop(space.invited, xid),
})

export const spaceLeft = (world: ServerState, { xid, channelId }: ServerInputOf<'SpaceLeft'>): StepResult => {
  const space = spaceOf(world, channelId)
  if (space?.seats[xid] === undefined) return doneResult(world)
  return {
    world: withSpace(world, unseated(space, xid)),
    outputs: [{ type: 'Done' }, roomOutputs(space.channelId, { kind: 'left', toXid: xid })],
  }
}

/**
 * The member `target`, if host `by` may act on that member, otherwise `null`. `mayActOnHost`: whether `by` may do this
 * to another host.
 */
const targetOf = (
  world: ServerState,
  space: ServerSpace,
  { xid: by, target }: OnMember,
  mayActOnHost: boolean,
): Xid | null => {
  const xid = world.accounts[target]?.xid
  return xid !== undefined &&
    space.seats[xid] !== undefined &&
    xid !== by &&
    (space.seats[xid].role !== 'host' || mayActOnHost)
    ? xid
    : null
}

interface OnMember {
  readonly xid: Xid
  readonly channelId: string
  readonly target: string
}

/** Runs an action on the room that only hosts may do. */
const byHost = (
  world: ServerState,
  { xid, channelId }: { readonly xid: Xid; readonly channelId: string },
  act: (space: ServerSpace) => StepResult,
): StepResult => {
  const space = spaceOf(world, channelId)
  if (space === undefined) return refusedResult(world, NO_SPACE)
  return isAllowedHost(world, space, xid) ? act(space) : refusedResult(world, NOT_HOST)
}

/**
 * Runs a host's action on a member who is in the room. Only a super user may do this to another host (decisions.md), or
 * somebody whom `mayActOnHost` accepts.
 */
const toSomebody = (
  world: ServerState,
  input: OnMember,
  act: (space: ServerSpace, whom: Xid) => StepResult,
  mayActOnHost: (space: ServerSpace) => boolean = () => false,
): StepResult =>
  byHost(world, input, (space) => {
    const whom = targetOf(world, space, input, isSuper(world, input.xid) || mayActOnHost(space))
    return whom === null ? refusedResult(world, NOT_THERE) : act(space, whom)
  })

export const spaceKicked = (world: ServerState, input: ServerInputOf<'SpaceKicked'>): StepResult =>
  toSomebody(world, input, (space, whom) => ({
    world: withSpace(world, {
      ...unseated(space, whom),
      kicked: put(space.kicked, whom, true as const),
      hostXids: space.hostXids.filter((one) => one !== whom),
      founderXid: space.founderXid === whom ? null : space.founderXid,
    }),
    outputs: [
      { type: 'Done' },
      roomOutputs(space.channelId, { kind: 'kick', fromXid: requestedRole(space, input.xid), toXid: whom }),
    ],
  }))

/** Changes a member's role. If the new role may not speak, the member's microphone is turned off. */
export const inRole = (space: ServerSpace, xid: Xid, role: LiveRole): ServerSpace => {
  const seat = space.seats[xid]
  return seat === undefined
    ? space
    : {
        ...space,
        asked: drop(space.asked, xid),
        invited: drop(space.invited, xid),
        seats: put(space.seats, xid, { ...seat, role, mic: maySpeak(role) ? seat.mic : 'off' }),
        hostXids:
          role === 'host' && !space.hostXids.includes(xid)
            ? [...space.hostXids, xid]
            : space.hostXids.filter((one) => one !== xid || role === 'host'),
      }
}

/** Changes a member's role. The founder of the space may take the host role from a host, and other hosts may not. */
export const spaceRoleSet = (world: ServerState, input: ServerInputOf<'SpaceRoleSet'>): StepResult =>
  toSomebody(
    world,
    input,
    (space, whom) => ({
      world: withSpace(world, inRole(space, whom, input.role)),
      outputs: [
        { type: 'Done' },
        roomOutputs(space.channelId, {
          kind: 'role',
          fromXid: requestedRole(space, input.xid),
          toXid: whom,
          role: input.role,
        }),
      ],
    }),
    ({ founderXid }) => founderXid === input.xid,
  )

export const spaceModeSet = (world: ServerState, input: ServerInputOf<'SpaceModeSet'>): StepResult =>
  byHost(world, input, (space) => ({
    world: withSpace(world, { ...space, micMode: input.mode }),
    outputs: [
      { type: 'Done' },
      roomOutputs(space.channelId, { kind: 'mode', fromXid: requestedRole(space, input.xid), mode: input.mode }),
    ],
  }))

export const spaceReported = (world: ServerState, { xid, channelId }: ServerInputOf<'SpaceReported'>): StepResult => {
  const space = spaceOf(world, channelId)
  const seat = seatIn(world, space, xid)
  return space === undefined || seat === undefined || !maySpeak(seat.role)
    ? refusedResult(world, NOT_THERE)
    : doneResult(withSpace(world, { ...space, reports: space.reports + 1 }))
}

/**
 * Fills a room for tests. The input sends no events, because the server applies the input before any client is
 * connected.
 */
export const roomFilledForTest = (
  world: ServerState,
  { channelId, onStage, listening }: ServerInputOf<'RoomFilled'>,
): StepResult => {
  const space = spaceOf(world, channelId)
  const community = world.communities[space?.gid ?? '']
  if (space === undefined || community === undefined) return refusedResult(world, NO_SPACE)
  const seated = entriesOf(space.seats)
  const speaking = seated.filter(([, { role }]) => maySpeak(role)).length
  const [speakers, listeners] = [Math.max(0, onStage - speaking), Math.max(0, listening - (seated.length - speaking))]
  const members = keysOf(community.members).flatMap((key) => {
    const account = world.accounts[key]
    return account !== undefined && isResident(account) && space.seats[key] === undefined ? [account] : []
  })
  const strangers = Array.from({ length: Math.max(0, speakers + listeners - members.length) }, (_, n) =>
    anonymousMember(world.seed, n),
  )
  const seats = [...members, ...strangers]
    .slice(0, speakers + listeners)
    .map(({ xid }, nth): readonly [Xid, SpaceSeat] => [
      xid,
      { role: nth < speakers ? 'speaker' : 'audience', mic: 'off', by: [] },
    ])
  const accounts = tableFrom([...entriesOf(world.accounts), ...strangers.map((one) => [one.xid, one] as const)])
  return doneResult(withSpace({ ...world, accounts }, { ...space, seats: tableFrom([...seated, ...seats]) }))
}
