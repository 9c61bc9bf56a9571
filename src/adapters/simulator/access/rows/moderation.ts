import { moderationCalls } from '../../../wire/calls/moderation-calls'
import { route, type AccessRow } from '../access-row'

/**
 * Members report. Owner and admins decide about reports in their group, super users about all other reports. The
 * person whom a decision concerns appeals it.
 */
export const rows: readonly AccessRow[] = [
  route(moderationCalls.report, 'account', 'creation', 1),
  route(moderationCalls.reports, 'session', 'read', 1),
  route(moderationCalls.decide, 'editor', 'write', 1),
  route(moderationCalls.bans, 'editor', 'read', 1),
  route(moderationCalls.liftBan, 'editor', 'write', 1),
  route(moderationCalls.ownMute, 'member', 'read', 1),
  route(moderationCalls.log, 'editor', 'read', 1),
  route(moderationCalls.ownDecision, 'account', 'read', 1),
  route(moderationCalls.appeal, 'account', 'creation', 1),
  route(moderationCalls.appeals, 'session', 'read', 1),
  route(moderationCalls.decideAppeal, 'editor', 'write', 1),
]
