import { wordsIn } from '../../../../../domain/chat'
import type { Xid } from '../../../../../domain/kernel/ids'
import type { Instant } from '../../../../../domain/kernel/instant'
import { within } from '../../../../../domain/kernel/intervals'
import { emptyTable, keysOf, put } from '../../../../../domain/kernel/table'
import type { ReportCause, ReportTarget } from '../../../../../domain/moderation'
import { MODERATION_EVENT, MOST_NOTES } from '../../../../wire/calls/moderation-calls'
import { canonicalConversationId } from '../../../../wire/entities/conversation-id'
import { isIn } from '../../chat/directs'
import { hiddenFrom, messageWithId } from '../../chat/thread'
import { communityOf, threadOf } from '../../conversation-lookups'
import { isMember, mayRead } from '../../groups/permissions'
import { refusedResult, type ServerOutput, type StepResult } from '../../output'
import type { ServerSpace, ServerState } from '../../server-state'
import { isVisibleTo, spaceOf } from '../../spaces/spaces'
import { approversOf } from '../notification/notifications'
import { moderationSlice, type StoredReport } from './moderation-state'

/** The most reports that wait, and the most decided reports that the server keeps. */
const MOST_OPEN = 2_000
const MOST_DECIDED = 1_000
/** The most waiting reports of a member, so that nobody fills the queue alone. */
const MOST_OF_MEMBER = 50

type Found = Pick<StoredReport, 'gid' | 'xid' | 'channelId' | 'message' | 'name' | 'room'>
const nothing = { gid: null, xid: null, channelId: null, message: null, room: null }

const messageFound = (world: ServerState, xid: Xid, { place, id }: ReportTarget): Found | null => {
  const conversationId = canonicalConversationId(place)
  if (conversationId === null) return null
  const [community, thread] = [communityOf(world, conversationId), threadOf(world, conversationId)]
  const reads = isIn(world, conversationId, xid) || (community !== undefined && mayRead(community, xid))
  const message = reads ? messageWithId(thread, id) : null
  if (message === null || message.from.xid === xid || within(hiddenFrom(thread, xid), message.seq)) return null
  const { seq, from, content } = message
  return {
    ...nothing,
    gid: community?.gid ?? null,
    xid: from.xid,
    message: { conversationId, seq, text: wordsIn(content) },
    name: from.name,
  }
}

const personFound = (world: ServerState, xid: Xid, { place, id }: ReportTarget): Found | null => {
  const [account, community, space] = [world.accounts[id], world.communities[place], spaceOf(world, place)]
  if (account === undefined || account.xid === xid) return null
  const found = { ...nothing, xid: account.xid, name: account.name }
  if (space !== undefined && [xid, account.xid].every((one) => wasIn(space, one)))
    return { ...found, gid: space.gid, channelId: space.channelId, room: roomOf(world, space) }
  const isMet = community !== undefined && isMember(community, xid) && isMember(community, account.xid)
  return { ...found, gid: isMet ? community.gid : null }
}

/** Whether this person is or was in the room. */
const wasIn = ({ seats, tuned, hostXids }: ServerSpace, xid: Xid): boolean =>
  seats[xid] !== undefined || tuned[xid] === true || hostXids.includes(xid)

const firstHostOf = ({ hostXids, founderXid }: ServerSpace): Xid | null => hostXids[0] ?? founderXid

const roomOf = (world: ServerState, space: ServerSpace): StoredReport['room'] => ({
  host: world.accounts[firstHostOf(space) ?? '']?.name ?? '',
  startsAt: space.startsAt,
  status: space.status,
})

const roomFound = (world: ServerState, xid: Xid, { id }: ReportTarget): Found | null => {
  const space = spaceOf(world, id)
  if (space === undefined || !isVisibleTo(world, space, xid) || space.hostXids.includes(xid)) return null
  const { gid, channelId, title } = space
  return { ...nothing, gid, xid: firstHostOf(space), channelId, name: title, room: roomOf(world, space) }
}

/** The target as the server holds it; `null` if this member cannot see it, or owns it. */
const foundFor = (world: ServerState, xid: Xid, target: ReportTarget): Found | null => {
  switch (target.kind) {
    case 'message':
      return messageFound(world, xid, target)
    case 'person':
      return personFound(world, xid, target)
    case 'group': {
      const community = world.communities[target.id]
      return community === undefined || community.ownerXid === xid ? null : { ...nothing, name: community.name }
    }
    case 'room':
      return roomFound(world, xid, target)
  }
}

export const supersOf = (world: ServerState): readonly Xid[] =>
  keysOf(world.accounts).flatMap((key) => {
    const account = world.accounts[key]
    return account?.isSuper === true ? [account.xid] : []
  })

/** Tells those who may decide that their reports changed. */
export const changedFor = (world: ServerState, { gid, xid }: Pick<StoredReport, 'gid' | 'xid'>): ServerOutput => {
  const community = gid === null ? undefined : world.communities[gid]
  const staff = community === undefined ? [] : approversOf(community).filter((one) => one !== xid)
  return { type: 'FrameSent', to: [...new Set([...staff, ...supersOf(world)])], event: MODERATION_EVENT, data: {} }
}

/** Tells a person that their own mute changed. */
export const changedForPerson = (xid: Xid): ServerOutput => ({
  type: 'FrameSent',
  to: [xid],
  event: MODERATION_EVENT,
  data: {},
})

const isSame = (a: ReportTarget, b: ReportTarget): boolean => a.kind === b.kind && a.id === b.id && a.place === b.place

const waits = ({ decision, appeal }: StoredReport): boolean =>
  decision === null || (appeal !== null && appeal.outcome === null)

/** Keeps the newest decided reports. Open reports and those with an open appeal stay until staff decides. */
const bounded = (reports: readonly StoredReport[]): readonly StoredReport[] => {
  let decided = 0
  return reports.filter((report) => waits(report) || (decided += 1) <= MOST_DECIDED)
}

interface NewReport {
  readonly at: Instant
  readonly xid: Xid
  readonly target: ReportTarget
  readonly reason: ReportCause
  readonly text: string
}

/** Files a report. Reports about one target share a row. A repeated report of a member changes nothing. */
export const filed = (world: ServerState, { at, xid, target, reason, text }: NewReport): StepResult => {
  const found = foundFor(world, xid, target)
  if (found === null) return refusedResult(world, 'There is nothing here that you can report')
  const state = moderationSlice.of(world)
  const known = state.reports.filter((one) => isSame(one.target, target))
  if (known.some(({ reporters }) => reporters[xid] !== undefined)) return { world, outputs: [{ type: 'Done' }] }
  const waiting = state.reports.filter(({ decision }) => decision === null)
  if (waiting.filter(({ reporters }) => reporters[xid] !== undefined).length >= MOST_OF_MEMBER)
    return refusedResult(world, 'Too many of your reports are waiting. Try again later.')
  const open = known.find(({ decision }) => decision === null)
  if (open === undefined && waiting.length >= MOST_OPEN)
    return refusedResult(world, 'Too many reports are waiting. Try again later.')
  const made = state.made + 1
  const row: StoredReport = open ?? {
    id: `r${made}`,
    target,
    ...found,
    reporters: emptyTable(),
    notes: [],
    at,
    decision: null,
    appeal: null,
  }
  const note = text.trim()
  const after: StoredReport = {
    ...row,
    at,
    reporters: put(row.reporters, xid, reason),
    notes: note === '' ? row.notes : [...row.notes, note].slice(0, MOST_NOTES),
  }
  const reports = bounded([after, ...state.reports.filter(({ id }) => id !== row.id)])
  return {
    world: moderationSlice.put(world, { ...state, made, reports }),
    outputs: [{ type: 'Done' }, changedFor(world, after)],
  }
}
