import type { Group } from '../../../src/domain/group'
import { joinReducer, targetOf, type JoinTarget } from '../../../src/domain/join'
import { InAppPath } from '../../../src/domain/shell'
import type { TabMessage } from '../../../src/domain/features'
import { groupOf, gid } from '../../support/builders/group'
import { made } from '../../support/builders/made'
import { alarm, given, type Step } from '../../support/given'

export const room = made(InAppPath, '/space/0a1b2c3d')

type AskToJoin = Extract<TabMessage, { type: 'join/StartJoin' }>

export const stranger = (with_: Partial<Group> = {}): JoinTarget =>
  targetOf(groupOf('10000001', { isMember: false, ...with_ }))

export const wants = (target: JoinTarget, with_: Partial<AskToJoin> = {}): AskToJoin => ({
  type: 'join/StartJoin',
  target,
  to: null,
  why: 'enter',
  asVisitor: false,
  ...with_,
})

export const posted: Step = (ask) => ({ type: 'join/JoinAccepted', ask: ask('joinGroup') })
export const checked =
  (isMember: boolean): Step =>
  (ask) => ({ type: 'join/MembershipChecked', ask: ask('checkMembership'), isMember })
export const entered: Step = (ask) => ({ type: 'join/GroupEntered', ask: ask('enterGroup') })
export const due = alarm('checkDue')

/** The member has pressed Join in the dialog of an open group. */
export const confirmed = given(joinReducer, wants(stranger()), { type: 'join/ConfirmJoin' })
/** The join was posted, and `times` checks did not find the membership. */
export const missed = (times: number): Step[] => [
  posted,
  ...Array.from({ length: times }, () => [checked(false), due]).flat(),
]

export const openGid = gid('10000001')
export const check = { checkMembership: { gid: openGid } }
export const closed = given(joinReducer, wants(stranger({ joinType: 'private' })))
export const applying = closed.when({ type: 'join/ContinueToApplication' }, { type: 'join/SubmitApplication' })
