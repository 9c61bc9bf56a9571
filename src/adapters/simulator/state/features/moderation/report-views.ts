import { wordsIn } from '../../../../../domain/chat'
import type { Xid } from '../../../../../domain/kernel/ids'
import { within } from '../../../../../domain/kernel/intervals'
import { isOpen } from '../../../../../domain/space'
import { STAFF_ACTS, REPORT_REASONS, type Report, type StaffAct } from '../../../../../domain/moderation'
import { readerOf } from '../../chat/reader-of'
import { hiddenFrom, messageAt, pageFrom } from '../../chat/thread'
import { threadOf } from '../../conversation-lookups'
import { isApprover, isMember, isSuper } from '../../groups/permissions'
import type { Community, ServerSpace, ServerState } from '../../server-state'
import { spaceOf } from '../../spaces/spaces'
import { mayMute, mayRemove } from '../../chat/moderation-actions'
import { moderationSlice, type StoredReport } from './moderation-state'

const communityFor = (world: ServerState, { gid }: StoredReport): Community | undefined =>
  gid === null ? undefined : world.communities[gid]

/** Whether this member decides about the report. A reported person never decides about themselves. */
export const mayDecide = (world: ServerState, xid: Xid, report: StoredReport): boolean => {
  const community = communityFor(world, report)
  if (report.xid === xid) return false
  return isSuper(world, xid) || (community !== undefined && isApprover(community, xid))
}

/**
 * The reports that this member decides about, newest first. Without `gid`, a super user gets those that no staff of a
 * group may decide, or that are about the owner of a group.
 */
export const reportsFor = (world: ServerState, xid: Xid, gid: string): readonly StoredReport[] =>
  moderationSlice.of(world).reports.filter((report) => {
    if (!mayDecide(world, xid, report)) return false
    if (gid !== '') return report.gid === gid
    const community = communityFor(world, report)
    return community === undefined || isApprover(community, xid) || community.ownerXid === report.xid
  })

/** The seq of the reported message; `null` if the message was recalled or deleted, or the report is about another thing. */
const seqOf = (world: ServerState, { message }: StoredReport): number | null => {
  if (message === null) return null
  const thread = threadOf(world, message.conversationId)
  const stored = messageAt(thread, message.seq)
  const isGone = stored === null || stored.content.kind === 'recalled' || within(thread.removed, message.seq)
  return isGone ? null : message.seq
}

const roomIn = (world: ServerState, { channelId }: StoredReport): ServerSpace | undefined =>
  channelId === null ? undefined : spaceOf(world, channelId)

const isOpenRoom = (world: ServerState, report: StoredReport): boolean => {
  const space = roomIn(world, report)
  return space !== undefined && isOpen(space.status)
}

/** What this member may do about the report now. */
export const actsFor = (world: ServerState, xid: Xid, report: StoredReport): readonly StaffAct[] => {
  const community = communityFor(world, report)
  const member = community !== undefined && report.xid !== null && isMember(community, report.xid) ? report.xid : null
  const removes = member !== null && community !== undefined && mayRemove(world, community, xid, member)
  const mutes = member !== null && community !== undefined && mayMute(world, community, xid, member)
  return STAFF_ACTS.filter((act) => {
    switch (act) {
      case 'dismiss':
        return true
      case 'delete':
        return seqOf(world, report) !== null
      case 'endRoom':
        return report.target.kind === 'room' && isOpenRoom(world, report)
      case 'muteHour':
      case 'muteDay':
      case 'muteWeek':
        return mutes
      default:
        return removes
    }
  })
}

/** The reported message and its neighbours, as far as this member may read them. None in a direct chat. */
const contextFor = (world: ServerState, xid: Xid, report: StoredReport): Report['context'] => {
  const { message } = report
  if (message === null || communityFor(world, report) === undefined) return []
  const thread = threadOf(world, message.conversationId)
  const reader = readerOf(world, message.conversationId, xid)
  const page = pageFrom(thread, reader, message.seq - 2, Math.min(thread.latest, message.seq + 2), 5)
  const hidden = hiddenFrom(thread, xid)
  return page.messages
    .filter(({ seq }) => !within(hidden, seq))
    .map(({ seq, from, content }) => ({
      name: from.name,
      text: wordsIn(content).slice(0, 300),
      isReported: seq === message.seq,
    }))
}

/** The report as a decider sees it, without the reporters. */
export const reportView = (world: ServerState, xid: Xid, report: StoredReport): Report => {
  const { id, target, name, gid, channelId, message, at, notes, decision } = report
  const causes = Object.values(report.reporters)
  return {
    id,
    kind: target.kind,
    name,
    text: message?.text ?? '',
    placeName: communityFor(world, report)?.name ?? '',
    gid: target.kind === 'group' ? (world.communities[target.id]?.gid ?? null) : gid,
    uid: report.xid === null ? null : (world.accounts[report.xid]?.uid ?? null),
    channelId,
    seq: gid === null ? null : seqOf(world, report),
    // A room that began or ended since the report shows its present state.
    room: report.room && { ...report.room, status: roomIn(world, report)?.status ?? 'ended' },
    at,
    count: causes.length,
    reasons: REPORT_REASONS.flatMap((reason) => {
      const count = causes.filter((one) => one === reason).length
      return count === 0 ? [] : [{ reason, count }]
    }),
    notes,
    context: contextFor(world, xid, report),
    acts: decision === null ? actsFor(world, xid, report) : [],
    decision:
      decision === null ? null : { act: decision.act, by: decision.by, at: decision.at, reason: decision.reason },
  }
}
