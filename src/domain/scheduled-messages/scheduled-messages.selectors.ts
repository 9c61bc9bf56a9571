import type { ClientId, ConversationId } from '../kernel/ids'
import type { Failure } from '../kernel/failure'
import type { QueryState } from '../query'
import { scheduledMessagesQuery, type ScheduledMessage } from './scheduled-messages'
import type { PendingAct, ScheduledActsState } from './scheduled-messages.reducer'

/** A scheduled message as its author sees it. `pending` is the author's latest act that the list does not contain yet. */
export interface ScheduledRow {
  readonly message: ScheduledMessage
  /** Whether the server has the message. */
  readonly isKept: boolean
  readonly pending: PendingAct | null
}

const rowOf = (acts: readonly PendingAct[], message: ScheduledMessage): ScheduledRow => ({
  message,
  isKept: true,
  pending: acts.findLast(({ act }) => act.id === message.id) ?? null,
})

const unkeptOf = ({ actId, act, outcome }: PendingAct): readonly ScheduledRow[] =>
  act.kind !== 'schedule'
    ? []
    : [
        {
          message: {
            id: act.id,
            conversationId: act.conversationId,
            content: act.content,
            when: act.when,
            failure: null,
          },
          isKept: false,
          pending: { actId, act, outcome },
        },
      ]

/**
 * The scheduled messages of a chat: those of the server, then those that the server does not have yet. A message that
 * the author cancels or sends is left out at once, and comes back if that fails.
 */
export const scheduledIn = (
  list: QueryState<object, ScheduledMessage>,
  { data: acts }: ScheduledActsState,
  conversationId: ConversationId,
): readonly ScheduledRow[] => {
  const pending = Object.values(acts)
  const kept = scheduledMessagesQuery.listed(list, {}).items
  const known = new Set<ClientId>(kept.map(({ id }) => id))
  return [
    ...kept.map((message) => rowOf(pending, message)),
    ...pending.filter(({ act }) => !known.has(act.id)).flatMap(unkeptOf),
  ].filter((row) => row.message.conversationId === conversationId && !isLeaving(row))
}

const failureOf = (pending: PendingAct | null): Failure | null =>
  pending === null || pending.outcome === 'done' ? null : pending.outcome

const isLeaving = ({ pending }: ScheduledRow): boolean =>
  pending !== null && (pending.act.kind === 'cancel' || pending.act.kind === 'sendNow') && failureOf(pending) === null

/** Whether an act of the author runs, so that no further act makes sense. */
export const isBusy = ({ pending }: ScheduledRow): boolean => pending !== null && failureOf(pending) === null

/** The reason that a row shows: why the last act failed, or why the server did not send the message. */
export const reasonOf = ({ message, pending }: ScheduledRow): Failure | null =>
  failureOf(pending) ?? (message.failure === null ? null : { _tag: 'Refused', words: message.failure })
