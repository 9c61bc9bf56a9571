import { addMs, type Instant } from '../../../../domain/kernel/instant'
import type { Xid } from '../../../../domain/kernel/ids'
import { drop, emptyTable, put } from '../../../../domain/kernel/table'
import { isOpen } from '../../../../domain/space'
import { cleanName } from '../../../wire/codecs/clean-name'
import type { ServerInputOf } from '../input'
import { doneResult, refusedResult, type StepResult, type ServerOutput } from '../output'
import { threadOf } from '../conversation-lookups'
import { isEditorOf, mayRead } from '../groups/permissions'
import type { SpaceFormFields } from './space-form-fields'
import { isHostIn, spaceOf } from './spaces'
import type { ServerSpace, ServerState } from '../server-state'

/** The most removed spaces whose calendar files say that they are cancelled. */
const REMOVED_KEPT = 1_000

export const NO_SPACE = 'There is no such space'
const NO_PERMISSION = 'You have no permission to do this'
const TITLE_MISSING = 'A space needs a title'
/** The longest duration of a space. The limit ends a room that no host ends. */
const LONGEST_MS = 24 * 3_600_000

export const withSpace = (world: ServerState, space: ServerSpace): ServerState => ({
  ...world,
  spaces: put(world.spaces, space.channelId, space),
})

const spaceEvent = (
  what: Extract<ServerOutput, { type: 'SpaceTold' }>['what'],
  { channelId, gid }: ServerSpace,
): ServerOutput => ({ type: 'SpaceTold', what, channelId, gid })
const saved = (world: ServerState, space: ServerSpace): StepResult => ({
  world: withSpace(world, space),
  outputs: [{ type: 'Done' }, spaceEvent('SpaceEdited', space)],
})

const fault = ({ title, startsAt, endsAt }: SpaceFormFields): string | null =>
  cleanName(title, '') === ''
    ? TITLE_MISSING
    : endsAt <= startsAt || endsAt - startsAt > LONGEST_MS
      ? 'A space lasts a day at most'
      : null

/** Creates a space. Owner, admins and super users may do this (spec 1 §6). The creator is the host. */
export const spaceCreated = (
  world: ServerState,
  { xid, gid, channelId, inviteKey, terms }: ServerInputOf<'SpaceCreated'>,
): StepResult => {
  const community = world.communities[gid]
  if (community === undefined || !isEditorOf(world, community, xid)) return refusedResult(world, NO_PERMISSION)
  const words = fault(terms)
  if (words !== null) return refusedResult(world, words)
  return saved(world, {
    ...terms,
    title: cleanName(terms.title, ''),
    channelId,
    gid: community.gid,
    status: 'prepare',
    inviteKey,
    hostXids: [xid],
    founderXid: xid,
    seats: emptyTable(),
    asked: emptyTable(),
    invited: emptyTable(),
    kicked: emptyTable(),
    remindedBy: emptyTable(),
    tuned: emptyTable(),
    crowd: 0,
    revision: 0,
    peak: 0,
    curve: [],
    heardMs: emptyTable(),
    openSince: emptyTable(),
    reports: 0,
    startedAt: null,
    endedAt: null,
    firstSeq: null,
    lastSeq: null,
  })
}

/**
 * Changes a space before its start. Hosts, the group's owner and admins, and super users may do this (decisions.md).
 */
export const spaceChanged = (
  world: ServerState,
  { xid, channelId, terms }: ServerInputOf<'SpaceChanged'>,
): StepResult => {
  const space = spaceOf(world, channelId)
  const community = world.communities[space?.gid ?? '']
  if (space === undefined || community === undefined) return refusedResult(world, NO_SPACE)
  if (space.status !== 'prepare' || !(isHostIn(world, space, xid) || isEditorOf(world, community, xid)))
    return refusedResult(world, NO_PERMISSION)
  const words = fault(terms)
  return words !== null
    ? refusedResult(world, words)
    : saved(world, { ...space, ...terms, title: cleanName(terms.title, ''), revision: space.revision + 1 })
}

const latestIn = (world: ServerState, { gid }: ServerSpace): number => {
  const community = world.communities[gid]
  return community === undefined ? 0 : threadOf(world, community.conversationId).latest
}

/** A host starts a prepared space. A late start keeps the planned duration. */
export const spaceStarted = (world: ServerState, { at, xid, channelId }: ServerInputOf<'SpaceStarted'>): StepResult => {
  const space = spaceOf(world, channelId)
  if (space === undefined) return refusedResult(world, NO_SPACE)
  if (!isHostIn(world, space, xid)) return refusedResult(world, NO_PERMISSION)
  if (space.status === 'started') return doneResult(world)
  if (space.status !== 'prepare') return refusedResult(world, 'This space is over')
  const endsAt = at > space.startsAt ? space.endsAt + (at - space.startsAt) : space.endsAt
  const started: ServerSpace = {
    ...space,
    status: 'started',
    startsAt: at,
    endsAt: asInstant(endsAt, at),
    startedAt: at,
    revision: space.revision + 1,
    firstSeq: latestIn(world, space),
  }
  return { world: withSpace(world, started), outputs: [{ type: 'Done' }, spaceEvent('SpaceWentLive', started)] }
}

const asInstant = (ms: number, otherwise: Instant): Instant => addMs(otherwise, ms - otherwise)

/** Ends an open space: the room closes, and all seats end. */
export const over = (world: ServerState, space: ServerSpace, at: Instant): StepResult => {
  if (!isOpen(space.status)) return doneResult(world)
  const ended: ServerSpace = {
    ...space,
    status: 'ended',
    endedAt: at,
    revision: space.revision + 1,
    lastSeq: latestIn(world, space),
    seats: emptyTable(),
    asked: emptyTable(),
    invited: emptyTable(),
  }
  return { world: withSpace(world, ended), outputs: [{ type: 'Done' }, spaceEvent('SpaceEnded', ended)] }
}

/** A host ends a live or planned space. If the space has already ended, the input succeeds and changes nothing. */
export const spaceClosed = (world: ServerState, { at, xid, channelId }: ServerInputOf<'SpaceClosed'>): StepResult => {
  const space = spaceOf(world, channelId)
  if (space === undefined) return refusedResult(world, NO_SPACE)
  return isHostIn(world, space, xid) ? over(world, space, at) : refusedResult(world, NO_PERMISSION)
}

/**
 * Ends a live space whose planned end has passed. A planned space that no host has started stays planned, so a host can
 * start it even after its planned end.
 */
export const spaceTimeUp = (world: ServerState, { at, channelId }: ServerInputOf<'SpaceTimeUp'>): StepResult => {
  const space = spaceOf(world, channelId)
  return space === undefined || space.status !== 'started' || space.endsAt > at
    ? doneResult(world)
    : over(world, space, at)
}

export const spaceRemoved = (world: ServerState, { xid, channelId }: ServerInputOf<'SpaceRemoved'>): StepResult => {
  const space = spaceOf(world, channelId)
  if (space === undefined) return doneResult(world)
  if (space.status !== 'prepare' || !isHostIn(world, space, xid)) return refusedResult(world, NO_PERMISSION)
  const removed: ServerSpace = { ...space, status: 'ended', revision: space.revision + 1 }
  return {
    world: {
      ...world,
      spaces: drop(world.spaces, channelId),
      removedSpaces: [...world.removedSpaces, removed].slice(-REMOVED_KEPT),
    },
    outputs: [{ type: 'Done' }, spaceEvent('SpaceEnded', space)],
  }
}

/** Sets or removes a reminder. Visitors get no reminders (spec 2 §5). */
export const spaceReminded = (
  world: ServerState,
  { xid, channelId, on }: ServerInputOf<'SpaceReminded'>,
): StepResult => {
  const space = spaceOf(world, channelId)
  const community = world.communities[space?.gid ?? '']
  if (space === undefined || community === undefined || !mayRead(community, xid)) return refusedResult(world, NO_SPACE)
  if (world.accounts[xid]?.isVisitor !== false || space.status !== 'prepare') return refusedResult(world, NO_PERMISSION)
  return doneResult(
    withSpace(world, {
      ...space,
      remindedBy: on ? put(space.remindedBy, xid, true as const) : drop(space.remindedBy, xid),
    }),
  )
}

export const isAllowedHost = (world: ServerState, space: ServerSpace, xid: Xid): boolean =>
  space.status === 'started' && isHostIn(world, space, xid)
