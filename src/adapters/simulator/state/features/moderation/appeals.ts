import type { Xid } from '../../../../../domain/kernel/ids'
import type { Appeal, OwnDecision } from '../../../../../domain/moderation'
import { isApprover, isResident } from '../../groups/permissions'
import type { ServerState } from '../../server-state'
import { approversOf } from '../notification/notifications'
import { supersOf } from './file-report'
import { moderationSlice, type StoredAppeal, type StoredReport } from './moderation-state'
import { mayDecide } from './report-views'

type Decided = StoredReport & { readonly decision: NonNullable<StoredReport['decision']> }
type Appealed = Decided & { readonly appeal: StoredAppeal; readonly xid: Xid }

const isDecided = (report: StoredReport): report is Decided => report.decision !== null
export const isAppealed = (report: StoredReport): report is Appealed =>
  isDecided(report) && report.appeal !== null && report.xid !== null

/** The decision of this id, if it concerns this member; otherwise `null`. A dismissed report concerns nobody. */
export const decisionAbout = (world: ServerState, xid: Xid, id: string): Decided | null => {
  const report = moderationSlice.of(world).reports.find((one) => one.id === id)
  return report !== undefined && report.xid === xid && isDecided(report) && report.decision.act !== 'dismiss'
    ? report
    : null
}

/** Owner and admins of the group besides the two. Nobody signs in as a simulated member, so those do not count. */
const staffBesides = (world: ServerState, { gid, xid, decision }: Decided): readonly Xid[] => {
  const community = gid === null ? undefined : world.communities[gid]
  if (community === undefined) return []
  return approversOf(community).filter((one) => {
    const account = world.accounts[one]
    return account !== undefined && !isResident(account) && one !== xid && one !== decision.xid
  })
}

/**
 * Whether this member decides about the appeal. The member who made the decision does so only if there is no other owner,
 * admin or super user.
 */
export const mayDecideAppeal = (world: ServerState, xid: Xid, report: Appealed): boolean => {
  if (!mayDecide(world, xid, report)) return false
  if (report.decision.xid !== xid || staffBesides(world, report).length > 0) return report.decision.xid !== xid
  return supersOf(world).every((one) => one === xid || one === report.xid)
}

/** Waiting appeals first, then the newest first. */
const byState = (a: Appealed, b: Appealed): number =>
  Number(a.appeal.outcome !== null) - Number(b.appeal.outcome !== null) || b.appeal.at - a.appeal.at

/**
 * The appeals that this member sees. Without `gid`, a super user gets those that no staff of a group may decide.
 */
export const appealsFor = (world: ServerState, xid: Xid, gid: string): readonly Appealed[] =>
  moderationSlice
    .of(world)
    .reports.filter(isAppealed)
    .filter((report) => {
      if (!mayDecide(world, xid, report)) return false
      if (gid !== '') return report.gid === gid
      const community = report.gid === null ? undefined : world.communities[report.gid]
      return community === undefined || isApprover(community, xid) || staffBesides(world, report).length === 0
    })
    .sort(byState)

const decidedView = (world: ServerState, { id, gid, message, decision }: Decided) => ({
  id,
  act: decision.act,
  place: (gid === null ? undefined : world.communities[gid]?.name) ?? '',
  text: message?.text ?? '',
  decidedAt: decision.at,
  reason: decision.reason,
})

export const ownDecisionView = (world: ServerState, report: Decided): OwnDecision => {
  const { appeal } = report
  const outcome = appeal?.outcome ?? null
  return {
    ...decidedView(world, report),
    appeal: appeal === null ? null : outcome === null ? 'waiting' : outcome.accepted ? 'accepted' : 'kept',
    answer: outcome?.reason ?? '',
  }
}

export const appealView = (world: ServerState, viewer: Xid, report: Appealed): Appeal => {
  const { gid, xid, name, decision, appeal } = report
  const { outcome } = appeal
  return {
    ...decidedView(world, report),
    gid,
    xid,
    name: world.accounts[xid]?.name ?? name,
    by: decision.by,
    words: appeal.text,
    at: appeal.at,
    mayDecide: outcome === null && mayDecideAppeal(world, viewer, report),
    outcome:
      outcome === null ? null : { accepted: outcome.accepted, by: outcome.by, at: outcome.at, reason: outcome.reason },
  }
}
