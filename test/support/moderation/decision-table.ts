import type { StaffAct } from '../../../src/domain/moderation'

/** Who decides, and whose message was reported. `super`: a super user who is also a member. */
export type Decider = 'owner' | 'admin' | 'super' | 'member' | 'outsider'
export type Reported = 'owner' | 'otherAdmin' | 'super' | 'member'

const BANS = ['banHour', 'banDay', 'banWeek', 'banForever'] as const
const REMOVALS: readonly StaffAct[] = ['dismiss', 'delete', 'remove', ...BANS]
const ALL: readonly StaffAct[] = ['dismiss', 'delete', 'muteHour', 'muteDay', 'muteWeek', 'remove', ...BANS]
const WORDS_ONLY: readonly StaffAct[] = ['dismiss', 'delete']
const NOTHING: readonly StaffAct[] = []

/** What each decider may do about a reported message of each person. `NOTHING`: the report is not in the list. */
export const DECISIONS: readonly (readonly [Decider, Reported, readonly StaffAct[]])[] = [
  ['owner', 'owner', NOTHING],
  ['owner', 'otherAdmin', REMOVALS],
  ['owner', 'super', REMOVALS],
  ['owner', 'member', ALL],
  ['admin', 'owner', WORDS_ONLY],
  ['admin', 'otherAdmin', WORDS_ONLY],
  ['admin', 'super', REMOVALS],
  ['admin', 'member', ALL],
  ['super', 'owner', WORDS_ONLY],
  ['super', 'otherAdmin', REMOVALS],
  ['super', 'super', NOTHING],
  ['super', 'member', ALL],
  ['member', 'owner', NOTHING],
  ['member', 'otherAdmin', NOTHING],
  ['member', 'super', NOTHING],
  ['member', 'member', NOTHING],
  ['outsider', 'owner', NOTHING],
  ['outsider', 'otherAdmin', NOTHING],
  ['outsider', 'super', NOTHING],
  ['outsider', 'member', NOTHING],
]
