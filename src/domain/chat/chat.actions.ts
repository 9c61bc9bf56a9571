import * as t from 'io-ts'
import { withDefault } from '../kernel/with-default'
import { Failure, isRetryable } from '../kernel/failure'
import { ClientId, ConversationId, MessageId, Xid } from '../kernel/ids'
import { Instant, addMs } from '../kernel/instant'

const act = <K extends string, P extends t.Props>(kind: K, props: P) =>
  t.strict({ kind: t.literal(kind), conversationId: ConversationId, ...props }, kind)
const aMessage = { seq: t.number, messageId: MessageId }

/** spec 1 §5. */
export const ReportReason = t.union([t.literal('Violating'), t.literal('Spam')], 'ReportReason')
export type ReportReason = t.TypeOf<typeof ReportReason>

/**
 * What a person does to messages and conversations. Each says how it shall be, not what to change: done twice it is as
 * done once, so an answer that was lost is no reason not to try again.
 */
export const ConversationAction = t.union(
  [
    act('recall', { seq: t.number }),
    /** Other words for what one wrote; no screen offers it (spec 1 §4). */
    act('edit', { seq: t.number, text: t.string }),
    /** From one's own view alone. */
    act('delete', { seq: t.number }),
    act('deleteForAll', aMessage),
    act('react', { ...aMessage, memeId: t.string, on: t.boolean }),
    act('pin', { seq: t.number, on: t.boolean }),
    act('report', { messageId: MessageId, text: t.string, reporter: Xid, reason: ReportReason }),
    act('removeSender', { xid: Xid }),
    act('pinChat', { on: t.boolean }),
    act('muteChat', { on: t.boolean }),
    /** All up to that message is gone from one's own view. */
    act('clearHistory', { upTo: t.number }),
    /** The same, and off the list until something new is said. */
    act('deleteChat', { upTo: t.number }),
  ],
  'Act',
)
export type ConversationAction = t.TypeOf<typeof ConversationAction>

/** One that the server has not confirmed; `doneResult`: it has, but what it changes has not come yet. */
export const PendingConversationAction = t.strict(
  {
    actId: ClientId,
    act: ConversationAction,
    notBefore: t.union([Instant, t.null]),
    done: withDefault(t.boolean, false),
  },
  'PendingAct',
)
export type PendingConversationAction = t.TypeOf<typeof PendingConversationAction>

const RETRY_ACT_MS = 3_000

/** The first of each conversation: they are done in the order in which they were asked for. */
export const nextActions = (acts: readonly PendingConversationAction[]): readonly PendingConversationAction[] => {
  const open = acts.filter(({ done }) => !done)
  return open.filter(({ act }, i) => open.findIndex((other) => other.act.conversationId === act.conversationId) === i)
}

export const withAction = (
  acts: readonly PendingConversationAction[],
  actId: ClientId,
  act: ConversationAction,
): readonly PendingConversationAction[] =>
  acts.some((known) => known.actId === actId) ? acts : [...acts, { actId, act, notBefore: null, done: false }]

export const withActionDone = (
  acts: readonly PendingConversationAction[],
  actId: ClientId,
): readonly PendingConversationAction[] =>
  acts.map((known) => (known.actId === actId ? { ...known, notBefore: null, done: true } : known))

/** What the server refused is over; what did not reach it is tried again. */
export const withActionFailed = (
  acts: readonly PendingConversationAction[],
  actId: ClientId,
  failure: Failure,
  at: Instant,
): readonly PendingConversationAction[] =>
  isRetryable(failure)
    ? acts.map((known) => (known.actId === actId ? { ...known, notBefore: addMs(at, RETRY_ACT_MS) } : known))
    : acts.filter((known) => known.actId !== actId)

/** Its time has come. */
export const withActionDue = (
  acts: readonly PendingConversationAction[],
  actId: string,
): readonly PendingConversationAction[] =>
  acts.map((known) => (known.actId === actId ? { ...known, notBefore: null } : known))
