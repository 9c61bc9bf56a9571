import { systemEvent } from '../../../../../domain/chat'
import type { ClientId, Xid } from '../../../../../domain/kernel/ids'
import type { Instant } from '../../../../../domain/kernel/instant'
import type { SanctionKind } from '../../../../../domain/moderation'
import { accessCardOf } from '../../groups/joining'
import { doneResult, refusedResult, type StepResult } from '../../output'
import type { ServerState } from '../../server-state'
import { itemOf, toldTo } from '../notification/notifications'
import { decisionAbout, isAppealed, mayDecideAppeal } from './appeals'
import { changedFor, changedForPerson } from './file-report'
import { liftedItem } from './lift-sanction'
import { moderationSlice, type StoredAppeal, type StoredReport } from './moderation-state'
import { mayDecide } from './report-views'
import { withoutSanction } from './sanction-state'
import { logged } from './staff-log'

/** The most appeals that wait for a decision. */
const MOST_WAITING = 1_000

export const NO_DECISION = 'There is no decision here that you can appeal'

const withAppeal = (world: ServerState, id: string, appeal: StoredAppeal): ServerState => {
  const state = moderationSlice.of(world)
  const reports = state.reports.map((one) => (one.id === id ? { ...one, appeal } : one))
  return moderationSlice.put(world, { ...state, reports })
}

interface NewAppeal {
  readonly at: Instant
  readonly xid: Xid
  readonly id: string
  readonly appealId: ClientId
  readonly text: string
}

/** The reported person appeals a decision once. A repeated call may change the text while the appeal waits. */
export const appealed = (world: ServerState, { at, xid, id, appealId, text }: NewAppeal): StepResult => {
  const report = decisionAbout(world, xid, id)
  if (report === null) return refusedResult(world, NO_DECISION)
  const words = text.trim()
  if (words === '') return refusedResult(world, 'An appeal needs a text')
  const { appeal } = report
  if (appeal !== null && appeal.id !== appealId)
    return refusedResult(world, 'You have already appealed against this decision')
  if (appeal !== null && (appeal.outcome !== null || appeal.text === words)) return doneResult(world)
  const waiting = moderationSlice.of(world).reports.filter((one) => one.appeal !== null && one.appeal.outcome === null)
  if (appeal === null && waiting.length >= MOST_WAITING)
    return refusedResult(world, 'Too many appeals are waiting. Try again later.')
  return {
    world: withAppeal(world, id, { id: appealId, text: words, at: appeal?.at ?? at, outcome: null }),
    outputs: [{ type: 'Done' }, changedFor(world, report)],
  }
}

interface NewOutcome {
  readonly at: Instant
  readonly xid: Xid
  readonly id: string
  readonly accepts: boolean
  readonly reason: string
}

/** The kind of the sanction that came from the decision and is still stored. */
const sanctionFrom = (world: ServerState, { id, gid, xid }: StoredReport): SanctionKind | null => {
  if (gid === null || xid === null) return null
  const { bans, mutes } = moderationSlice.of(world)
  if (bans[gid]?.[xid]?.report === id) return 'ban'
  return mutes[gid]?.[xid]?.report === id ? 'mute' : null
}

/**
 * An accepted appeal lifts the ban or mute that came from the decision, and no later one. The person gets a
 * notification.
 */
export const appealDecided = (world: ServerState, input: NewOutcome): StepResult => {
  const { at, xid, id, accepts } = input
  const reason = input.reason.trim()
  const report = moderationSlice.of(world).reports.find((one) => one.id === id)
  if (report === undefined || !isAppealed(report) || !mayDecide(world, xid, report))
    return refusedResult(world, 'Only the staff of the group decides about this appeal')
  const { gid, appeal } = report
  if (appeal.outcome !== null)
    return appeal.outcome.xid === xid && appeal.outcome.accepted === accepts
      ? doneResult(world)
      : refusedResult(world, `Already decided by ${appeal.outcome.by}`)
  if (!mayDecideAppeal(world, xid, report))
    return refusedResult(world, 'Someone else decides about an appeal against your decision')
  const outcome = { accepted: accepts, by: world.accounts[xid]?.name ?? '', at, reason, xid }
  const answered = withAppeal(world, id, { ...appeal, outcome })
  const kind = accepts ? sanctionFrom(world, report) : null
  const freed = kind === null || gid === null ? answered : withoutSanction(answered, kind, gid, report.xid)
  const act = accepts ? 'acceptAppeal' : 'keepAppeal'
  const noted = logged(freed, { at, gid, act, by: xid, whom: report.xid, reason })
  const community = gid === null ? undefined : world.communities[gid]
  const group = community === undefined ? null : accessCardOf(community)
  const lifted = kind === null || community === undefined ? [] : [liftedItem(kind, community)]
  const told = toldTo(noted, report.xid, {
    id: `appeal-${id}`,
    at,
    content: {
      kind: 'notification',
      items: [
        itemOf({ event: systemEvent(accepts ? 'appealAccepted' : 'appealKept'), group }),
        ...lifted,
        ...(reason === '' ? [] : [itemOf({ text: reason })]),
      ],
    },
  })
  return {
    world: told.world,
    outputs: [
      { type: 'Done' },
      ...told.outputs,
      changedFor(world, report),
      ...(kind === 'mute' ? [changedForPerson(report.xid)] : []),
    ],
  }
}
