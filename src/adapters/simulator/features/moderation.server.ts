import * as E from 'fp-ts/Either'
import { moderationCalls } from '../../wire/calls/moderation-calls'
import { asList } from '../../wire/codecs/list'
import { emptyReply, refuseWith } from '../response'
import { appealsFor, appealView, decisionAbout, ownDecisionView } from '../state/features/moderation/appeals'
import { NO_DECISION } from '../state/features/moderation/decide-appeal'
import type { ModerationInput } from '../state/features/moderation/feature'
import { groupOfSanctions, NO_SANCTIONS, sanctionsFor } from '../state/features/moderation/lift-sanction'
import { reportsFor, reportView } from '../state/features/moderation/report-views'
import { muteOf } from '../state/features/moderation/sanction-state'
import { logFor, NO_LOG } from '../state/features/moderation/staff-log'
import { pageOf } from '../state/group-views'
import { isMember, isSuper } from '../state/groups/permissions'
import { commitInput, type ServerFeature } from './server-feature'

/** Members report, and staff decide. No response names a reporter. */
export const server: ServerFeature = {
  routes: (to, { host }) => {
    to.authenticated(moderationCalls.report, ({ kind, place, id, reason, text }, { account: { xid, isVisitor } }) =>
      isVisitor
        ? refuseWith('Sign in to report')
        : emptyReply(
            commitInput(host, ({ at }): ModerationInput => ({
              type: 'moderation/Reported',
              at,
              xid,
              target: { kind, place, id },
              reason,
              text,
            })),
          ),
    )
    to.authenticated(moderationCalls.reports, ({ gid, state, page, limit }, { account: { xid } }) => {
      const world = host.world()
      const found = reportsFor(world, xid, gid).filter(({ decision }) => (decision !== null) === (state === 'decided'))
      return E.right({
        ...asList(pageOf(found, page, limit).map((report) => reportView(world, xid, report))),
        total: found.length,
      })
    })
    to.authenticated(moderationCalls.decide, ({ id, act, reason }, { account: { xid } }) =>
      emptyReply(
        commitInput(host, ({ at }): ModerationInput => ({ type: 'moderation/Decided', at, xid, id, act, reason })),
      ),
    )
    to.authenticated(moderationCalls.bans, ({ gid, kind, page, limit }, { account: { xid } }) => {
      const world = host.world()
      const community = groupOfSanctions(world, xid, gid)
      if (community === null) return refuseWith(NO_SANCTIONS)
      const sanctions = sanctionsFor(world, kind, community.gid, host.now())
      return E.right({ ...asList(pageOf(sanctions, page, limit)), total: sanctions.length })
    })
    to.authenticated(moderationCalls.liftBan, ({ gid, kind, xid: person }, { account: { xid } }) =>
      emptyReply(
        commitInput(host, ({ at }): ModerationInput => ({ type: 'moderation/BanLifted', at, xid, gid, person, kind })),
      ),
    )
    to.authenticated(moderationCalls.ownMute, ({ gid }, { account: { xid } }) => {
      const world = host.world()
      const community = world.communities[gid]
      if (community === undefined || !(isMember(community, xid) || isSuper(world, xid)))
        return refuseWith('You have not join this group yet!!!')
      const mute = muteOf(world, community, xid, host.now())
      return E.right({ until: mute?.until ?? null, reason: mute?.reason ?? '', decision: mute?.report ?? '' })
    })
    to.authenticated(moderationCalls.log, ({ gid, page, limit }, { account: { xid } }) => {
      const entries = logFor(host.world(), xid, gid)
      return entries === null
        ? refuseWith(NO_LOG)
        : E.right({ ...asList(pageOf(entries, page, limit)), total: entries.length })
    })
    to.authenticated(moderationCalls.ownDecision, ({ id }, { account: { xid } }) => {
      const decision = decisionAbout(host.world(), xid, id)
      return decision === null ? refuseWith(NO_DECISION) : E.right(ownDecisionView(host.world(), decision))
    })
    to.authenticated(moderationCalls.appeal, ({ id, client_id: appealId, text }, { account: { xid } }) =>
      emptyReply(
        commitInput(host, ({ at }): ModerationInput => ({ type: 'moderation/Appealed', at, xid, id, appealId, text })),
      ),
    )
    to.authenticated(moderationCalls.appeals, ({ gid, page, limit }, { account: { xid } }) => {
      const world = host.world()
      const found = appealsFor(world, xid, gid)
      const items = pageOf(found, page, limit).map((report) => appealView(world, xid, report))
      return E.right({ ...asList(items), total: found.length })
    })
    to.authenticated(moderationCalls.decideAppeal, ({ id, accept: accepts, reason }, { account: { xid } }) =>
      emptyReply(
        commitInput(host, ({ at }): ModerationInput => ({
          type: 'moderation/AppealDecided',
          at,
          xid,
          id,
          accepts,
          reason,
        })),
      ),
    )
  },
}
