import type { AnnouncementAction } from '../../../../domain/announcement'
import { isWithinGraphemes } from '../../../../domain/kernel/graphemes'
import { TEXT_LIMIT, type Mention } from '../../../../domain/chat'
import type { Xid } from '../../../../domain/kernel/ids'
import { drop, emptyTable, put } from '../../../../domain/kernel/table'
import { EVERYBODY } from '../../../wire/calls/announcement-calls'
import type { ServerInputOf } from '../input'
import { FAILED } from './message-actions'
import { refusedResult, doneResult, type StepResult } from '../output'
import { isEditorOf, isMember, isSuper } from '../groups/permissions'
import type { Community, ServiceNotification, ServerState } from '../server-state'

const PICTURES = 9
const REASONS: readonly string[] = ['Violating', 'Spam']
const NOT_EDITOR = 'Only the owner and admins announce'

const noticesOf = (world: ServerState, { gid }: Community): readonly ServiceNotification[] => world.notices[gid] ?? []

const changed = (
  world: ServerState,
  { gid, conversationId }: Community,
  notices: readonly ServiceNotification[],
  to: Xid | null = null,
): StepResult => ({
  world: { ...world, notices: put(world.notices, gid, notices) },
  outputs: [{ type: 'Done' }, { type: 'AnnouncementsChanged', gid, conversationId, to }],
})

const mentioned = (world: ServerState, community: Community, at: string): readonly Mention[] => {
  if (at === EVERYBODY) return [{ xid: null, name: EVERYBODY }]
  const account = world.accounts[at]
  return account === undefined || !isMember(community, account.xid) ? [] : [{ xid: account.xid, name: account.name }]
}

/** Posts an announcement. Owner, admins and super users may do this (spec 1 §6). */
export const announcedIn = (world: ServerState, input: ServerInputOf<'Announced'>): StepResult => {
  const { xid, gid, id, at, text, pictures, video } = input
  const community = world.communities[gid]
  if (community === undefined || !isEditorOf(world, community, xid)) return refusedResult(world, NOT_EDITOR)
  if (text.trim() === '' && pictures.length === 0 && video === null)
    return refusedResult(world, 'This announcement is empty')
  if (!isWithinGraphemes(text, TEXT_LIMIT) || pictures.length > PICTURES) return refusedResult(world, FAILED)
  const notice: ServiceNotification = {
    id,
    xid,
    at,
    text,
    pictures,
    video,
    mentions: input.ats.flatMap((one) => mentioned(world, community, one)),
    pinned: false,
    room: null,
    comments: emptyTable(),
    readBy: put(emptyTable<true>(), xid, true),
    reports: emptyTable(),
  }
  return changed(world, community, [notice, ...noticesOf(world, community)])
}

const withComment = (notice: ServiceNotification, memeId: string, xid: Xid, on: boolean): ServiceNotification => {
  const before = notice.comments[memeId] ?? []
  if (before.includes(xid) === on) return notice
  const others = before.filter((one) => one !== xid)
  const xids = on ? [...others, xid] : others
  return { ...notice, comments: xids.length === 0 ? drop(notice.comments, memeId) : put(notice.comments, memeId, xids) }
}

const mayAct = (world: ServerState, community: Community, xid: Xid, { kind }: AnnouncementAction): boolean => {
  if (world.accounts[xid]?.isVisitor !== false) return false
  return kind === 'pin' || kind === 'remove'
    ? isEditorOf(world, community, xid)
    : isMember(community, xid) || isSuper(world, xid)
}

const after = (
  notice: ServiceNotification,
  act: Exclude<AnnouncementAction, { kind: 'remove' }>,
  xid: Xid,
): ServiceNotification => {
  switch (act.kind) {
    case 'pin':
      return notice.pinned === act.on ? notice : { ...notice, pinned: act.on }
    case 'react':
      return withComment(notice, act.memeId, xid, act.on)
    case 'read':
      return notice.readBy[xid] === true ? notice : { ...notice, readBy: put(notice.readBy, xid, true) }
    case 'report':
      return notice.reports[xid] === undefined ? { ...notice, reports: put(notice.reports, xid, act.reason) } : notice
  }
}

/**
 * Applies an action on an announcement. Repeating an action succeeds and changes nothing, and so does removing an
 * announcement that does not exist.
 */
export const noticeActed = (world: ServerState, { xid, act }: ServerInputOf<'NoticeActed'>): StepResult => {
  const community = world.communities[act.gid]
  if (community === undefined || !mayAct(world, community, xid, act)) return refusedResult(world, FAILED)
  const notices = noticesOf(world, community)
  const notice = notices.find(({ id }) => id === act.id)
  if (act.kind === 'remove')
    return notice === undefined
      ? doneResult(world)
      : changed(
          world,
          community,
          notices.filter((one) => one !== notice),
        )
  if (notice === undefined || (act.kind === 'report' && !REASONS.includes(act.reason)))
    return refusedResult(world, FAILED)
  const next = after(notice, act, xid)
  if (next === notice) return doneResult(world)
  const result = changed(
    world,
    community,
    notices.map((one) => (one === notice ? next : one)),
    // Only the author is notified when a member reads the announcement. In a large group, notifying every member would
    // send too many events.
    act.kind === 'read' ? notice.xid : null,
  )
  // Nobody sees a report in the group, so nobody has to read the list again.
  return act.kind === 'report' ? doneResult(result.world) : result
}
