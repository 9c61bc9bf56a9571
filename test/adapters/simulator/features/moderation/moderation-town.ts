import { applyInput } from '../../../../../src/adapters/simulator/state/apply-input'
import type { ModerationInput } from '../../../../../src/adapters/simulator/state/features/moderation/feature'
import { reportsFor, reportView } from '../../../../../src/adapters/simulator/state/features/moderation/report-views'
import { notificationListFor } from '../../../../../src/adapters/simulator/state/features/notification/notifications'
import { withMember } from '../../../../../src/adapters/simulator/state/groups/membership'
import type { ServerInput, ServerInputOf } from '../../../../../src/adapters/simulator/state/input'
import type { ServerState } from '../../../../../src/adapters/simulator/state/server-state'
import { plainText } from '../../../../../src/domain/chat'
import { MessageId, Xid } from '../../../../../src/domain/kernel/ids'
import type { Instant } from '../../../../../src/domain/kernel/instant'
import { entriesOf, keysOf, put, tableFrom } from '../../../../../src/domain/kernel/table'
import type { ReportTarget, StaffAct } from '../../../../../src/domain/moderation'
import { clientId } from '../../../../support/builders/message'
import { brand, conversation, personBy, START, townOf } from '../../state/town'

const seeded = townOf(1)
export const [ada, ben] = [personBy(seeded, 'ada@loop.example'), personBy(seeded, 'ben@loop.example')]
export const sky = personBy(seeded, 'super@loop.example')
/** Ada owns this private group, and Ben is a member. A thousand people join it. */
export const GID = '470000047'
export const outsiders = keysOf(seeded.accounts).flatMap((key) => {
  const account = seeded.accounts[key]
  return account === undefined || [ada, ben, sky].includes(account.xid) || seeded.communities[GID]?.members[key]
    ? []
    : [account.xid]
})
export const crowd = Array.from({ length: 998 }, (_, n) => brand(Xid.is, `crowd${n}`))
export const [reporter = ada, other = ada, stranger = ada] = outsiders
export const joining = [reporter, other, ...crowd]
const account = seeded.accounts[other]
/** A person may sign in as `other`. All further accounts besides Ada, Ben and Sky are simulated. */
export const town: ServerState = {
  ...seeded,
  accounts:
    account === undefined ? seeded.accounts : put(seeded.accounts, other, { ...account, email: 'other@loop.example' }),
  communities: tableFrom(
    entriesOf(seeded.communities).map(([gid, one]) => [gid, gid === GID ? joining.reduce(withMember, one) : one]),
  ),
}

export const said: ServerInputOf<'MessageSent'> = {
  type: 'MessageSent',
  host: '',
  at: START,
  xid: ben,
  conversationId: conversation(GID),
  content: plainText('Buy now'),
  clientId: clientId('c1'),
  messageId: brand(MessageId.is, 'n1'),
}
export const target: ReportTarget = { kind: 'message', place: conversation(GID), id: 'n1' }
export const report = (xid: Xid, about: ReportTarget = target, text = ''): ModerationInput => ({
  type: 'moderation/Reported',
  at: START,
  xid,
  target: about,
  reason: 'Spam',
  text,
})
export const decide = (
  act: StaffAct,
  xid = ada,
  id = 'r1',
  reason = 'No ads',
  at: Instant = START,
): ModerationInput => ({
  type: 'moderation/Decided',
  at,
  xid,
  id,
  act,
  reason,
})
/** Ben asks to join the group. */
export const ask = (at: Instant): ServerInput => ({
  type: 'AccessAsked',
  at,
  xid: ben,
  gid: GID,
  isSpace: false,
  messageId: brand(MessageId.is, 'n9'),
})
export const after = (...inputs: readonly ServerInput[]): ServerState =>
  inputs.reduce((world, input) => applyInput(world, input).world, town)
export const outcome = (world: ServerState, input: ServerInput): string => {
  const [first] = applyInput(world, input).outputs
  return first?.type === 'Refused' ? first.words : (first?.type ?? '')
}
export const reported = after(said, report(reporter, target, 'Look'))
export const viewOf = (world: ServerState, xid = ada) =>
  reportsFor(world, xid, '').map((one) => reportView(world, xid, one))
export const noticesOf = (world: ServerState, xid: Xid) =>
  notificationListFor(world, xid).flatMap(({ content }) =>
    content.kind === 'notification' ? content.items.map(({ event, text }) => event?.code ?? text) : [],
  )
