import * as t from 'io-ts'
import { withDefault } from '../kernel/with-default'
import { Failure, isRetryable } from '../kernel/failure'
import { ClientId, ConversationId, MessageId, Xid } from '../kernel/ids'
import { Instant, addMs } from '../kernel/instant'

const act = <K extends string, P extends t.Props>(kind: K, props: P) =>
  t.strict({ kind: t.literal(kind), conversationId: ConversationId, ...props }, kind)
const aMessage = { seq: t.number, messageId: MessageId }

/** The reasons of a report (spec 1 §5). */
export const ReportReason = t.union([t.literal('Violating'), t.literal('Spam')], 'ReportReason')
export type ReportReason = t.TypeOf<typeof ReportReason>

/** Actions on messages and conversations. Each action names its target state, so a repeated action is harmless. */
export const ConversationAction = t.union(
  [
    act('recall', { seq: t.number }),
    /** Replaces the text of the person's own message. No screen offers this action (spec 1 §4). */
    act('edit', { seq: t.number, text: t.string }),
    /** Removes the message only from the person's own view. */
    act('delete', { seq: t.number }),
    act('deleteForAll', aMessage),
    act('react', { ...aMessage, memeId: t.string, on: t.boolean }),
    act('pin', { seq: t.number, on: t.boolean }),
    act('report', { messageId: MessageId, text: t.string, reporter: Xid, reason: ReportReason }),
    act('removeSender', { xid: Xid }),
    act('pinChat', { on: t.boolean }),
    act('muteChat', { on: t.boolean }),
    act('markUnread', { on: t.boolean }),
    /** Removes all messages up to `upTo` from the person's own view. */
    act('clearHistory', { upTo: t.number }),
    /** Clears all messages up to `upTo` for this person. The chat leaves the list until a new message arrives. */
    act('deleteChat', { upTo: t.number }),
  ],
  'Act',
)
export type ConversationAction = t.TypeOf<typeof ConversationAction>

/** An action that the server has not confirmed. `done`: confirmed, but its change has not arrived yet. */
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

/**
 * The first unconfirmed action of each conversation. The actions of a conversation run in the order of their dispatch.
 */
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

/** Drops an action that the server refused. An action that did not reach the server is sent again. */
export const withActionFailed = (
  acts: readonly PendingConversationAction[],
  actId: ClientId,
  failure: Failure,
  at: Instant,
): readonly PendingConversationAction[] =>
  isRetryable(failure)
    ? acts.map((known) => (known.actId === actId ? { ...known, notBefore: addMs(at, RETRY_ACT_MS) } : known))
    : acts.filter((known) => known.actId !== actId)

export const withActionDue = (
  acts: readonly PendingConversationAction[],
  actId: string,
): readonly PendingConversationAction[] =>
  acts.map((known) => (known.actId === actId ? { ...known, notBefore: null } : known))
