import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { ClientId, ConversationId } from '../kernel/ids'
import { Instant } from '../kernel/instant'
import { effectResult, message, UNTIL_STORED } from '../kernel/message'
import { orNull } from '../kernel/or-null'
import { ScheduledContent } from './scheduled-messages'

const kind = <K extends string, P extends t.Props>(name: K, props: P) =>
  t.strict({ kind: t.literal(name), id: ClientId, ...props }, name)

/** What a member does with a scheduled message. `when` is `null` to wait until the other person is online. */
export const ScheduleAct = t.union(
  [
    kind('schedule', { conversationId: ConversationId, content: ScheduledContent, when: orNull(Instant) }),
    kind('edit', { text: t.string, when: orNull(Instant) }),
    kind('sendNow', {}),
    kind('cancel', {}),
  ],
  'ScheduleAct',
)
export type ScheduleAct = t.TypeOf<typeof ScheduleAct>

export const scheduledMessagesMessages = {
  /** `actId` is new for each press. The act of scheduling has the message's id as its `actId`. */
  'scheduled-messages/Act': message('scheduled-messages/Act', { actId: ClientId, act: ScheduleAct }, UNTIL_STORED),
  /** Sends a failed act again. */
  'scheduled-messages/RetryAct': message('scheduled-messages/RetryAct', { actId: ClientId }),
  /** Forgets a failed act. */
  'scheduled-messages/DropAct': message('scheduled-messages/DropAct', { actId: ClientId }),
  'scheduled-messages/ActDone': effectResult('scheduled-messages/ActDone', { actId: ClientId }),
  'scheduled-messages/ActFailed': effectResult('scheduled-messages/ActFailed', { actId: ClientId, failure: Failure }),
  /** The server sent, kept or changed scheduled messages of this member, perhaps for another device. */
  'scheduled-messages/Changed': message('scheduled-messages/Changed', {}),
} as const

type Codecs = typeof scheduledMessagesMessages
export type ScheduledMessagesMessage = t.TypeOf<Codecs[keyof Codecs]>
