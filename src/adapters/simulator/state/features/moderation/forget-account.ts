import { DELETED_NAME } from '../../../../../domain/session'
import { drop, entriesOf, tableFrom } from '../../../../../domain/kernel/table'
import type { ForgetsAccount } from '../state-feature'
import { moderationSlice } from './moderation-state'

/**
 * Reports, decisions and the logs of staff stay, without the name of the account. Its own reports are no longer counted,
 * and its bans and mutes end with it.
 */
export const withoutAccount: ForgetsAccount = (world, { xid }) => {
  const state = moderationSlice.of(world)
  const nameOf = (whose: string | null, name: string): string => (whose === xid ? DELETED_NAME : name)
  const withoutXid = (sanctions: typeof state.bans): typeof state.bans =>
    tableFrom(entriesOf(sanctions).map(([gid, ofGroup]) => [gid, drop(ofGroup, xid)]))
  return moderationSlice.put(world, {
    ...state,
    reports: state.reports
      .map((report) => ({
        ...report,
        name: report.target.kind === 'room' ? report.name : nameOf(report.xid, report.name),
        room: report.room && { ...report.room, host: nameOf(report.xid, report.room.host) },
        reporters: drop(report.reporters, xid),
        decision: report.decision && { ...report.decision, by: nameOf(report.decision.xid, report.decision.by) },
        appeal: report.appeal && {
          ...report.appeal,
          outcome: report.appeal.outcome && {
            ...report.appeal.outcome,
            by: nameOf(report.appeal.outcome.xid, report.appeal.outcome.by),
          },
        },
      }))
      // A report that nobody else made waits for no decision.
      .filter(({ reporters, decision }) => decision !== null || Object.keys(reporters).length > 0),
    bans: withoutXid(state.bans),
    mutes: withoutXid(state.mutes),
    log: tableFrom(
      entriesOf(state.log).map(([gid, acts]) => [
        gid,
        acts.map((act) => ({ ...act, by: nameOf(act.byXid, act.by), whom: nameOf(act.whomXid, act.whom) })),
      ]),
    ),
  })
}
