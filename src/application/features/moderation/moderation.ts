import {
  appealDecisionEffects,
  appealEffects,
  appealFormMessages,
  appealsQuery,
  decisionEffects,
  decisionMessages,
  liftEffects,
  moderationMessages,
  ownDecisionQuery,
  ownMuteQuery,
  reportEffects,
  reportsQuery,
  sanctionsQuery,
  staffLogQuery,
} from '../../../domain/moderation'
import { moderationFeature } from '../../../domain/moderation/feature'
import { accountEffects, failsWith, tabEffects } from '../../effects/effect'
import { pageNumber } from '../../effects/page-numbers'
import { readPages, readValue } from '../../effects/query-effects'
import { implementFeature } from '../implement-feature'
import type { ModerationPort } from './ports'

export const moderationImplementation = implementFeature(
  moderationFeature,
  ({ dispatchToAccount }, port: ModerationPort) => ({
    account: {
      'moderation/reports': readPages(reportsQuery, ({ gid, isDecided }, page) =>
        port.reports(gid, isDecided, pageNumber(page)),
      ),
      'moderation/bans': readPages(sanctionsQuery, ({ gid, kind }, page) =>
        port.sanctions(gid, kind, pageNumber(page)),
      ),
      'moderation/ownMute': readValue(ownMuteQuery, ({ gid }) => port.ownMute(gid)),
      'moderation/log': readPages(staffLogQuery, ({ gid }, page) => port.log(gid, pageNumber(page))),
      'moderation/appeals': readPages(appealsQuery, ({ gid }, page) => port.appeals(gid, pageNumber(page))),
      'moderation/own': readValue(ownDecisionQuery, ({ id }) => port.ownDecision(id)),
      'moderation/appealed': {
        sendAppeal: accountEffects.idempotent(appealEffects.sendAppeal, {
          call: ({ id, appealId, text }) => port.appeal(id, appealId, text),
          toResult: (_, { id }, ask) => ({ type: 'moderation/AppealSent', ask, id }),
          failed: failsWith(moderationMessages['moderation/AppealNotSent']),
        }),
      },
      'moderation/lifted': {
        liftBan: accountEffects.idempotent(liftEffects.liftBan, {
          call: ({ gid, kind, xid }) => port.lift(gid, kind, xid),
          toResult: (_, sanction, ask) => ({ type: 'moderation/BanLifted', ask, ...sanction }),
          failed: failsWith(moderationMessages['moderation/BanNotLifted']),
        }),
      },
      'moderation/sent': {
        sendReport: accountEffects.idempotent(reportEffects.sendReport, {
          call: ({ target, reason, text }) => port.report(target, reason, text),
          toResult: (_, { reportId }, ask) => ({ type: 'moderation/ReportSent', ask, reportId }),
          failed: failsWith(moderationMessages['moderation/ReportNotSent']),
        }),
      },
    },
    tab: {
      'moderation/appealDecision': {
        decideAppeal: tabEffects.idempotent(appealDecisionEffects.decideAppeal, {
          call: ({ id, accepts, reason }) => port.decideAppeal(id, accepts, reason),
          notifyAccount: () => dispatchToAccount({ type: 'moderation/Decided' }),
          toResult: (_, __, ask) => ({ type: 'moderation/AppealDecided', ask }),
          failed: failsWith(appealFormMessages['moderation/AppealNotDecided']),
        }),
      },
      'moderation/decision': {
        decide: tabEffects.idempotent(decisionEffects.decide, {
          call: ({ id, act, reason }) => port.decide(id, act, reason),
          notifyAccount: () => dispatchToAccount({ type: 'moderation/Decided' }),
          toResult: (_, __, ask) => ({ type: 'moderation/DecisionMade', ask }),
          failed: failsWith(decisionMessages['moderation/DecisionNotMade']),
        }),
      },
    },
    streams: undefined,
    frames: {
      moderation_changed: () => void dispatchToAccount({ type: 'moderation/Changed' }),
    },
  }),
)
