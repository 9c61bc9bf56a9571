import type { ConversationId } from '../kernel/ids'
import { seqRange } from '../kernel/seq-map'
import { entriesOf } from '../kernel/table'
import type { ChatMessage, ConversationSummary } from './chat'
import type { Conversation } from './timeline/chat.conversation'
import { conversationIn, farRangeKey, type Chat } from './chat.data'
import type { chatReducer } from './chat.reducer'
import type { NotSent, OutboxItem } from './outbox/chat.outbox'
import { withRequestedSettings, clearedUpTo } from './listing/chat.settings'
import { withOptimisticActions, optimisticMessage, optimisticPins } from './outbox/chat.optimistic'
import { visibleMessagesOf, type VisibleMessages } from './timeline/visible-messages'
import { goneUpTo, rangeAround, shownRange } from './timeline/chat.timeline'

type State = typeof chatReducer.initial
export type ChatState = State

export interface ConversationRow {
  readonly summary: ConversationSummary
  readonly latest: ChatMessage | null
  readonly unread: number
}

const lastAt = (row: ConversationRow): number => row.latest?.at ?? 0

const rowOf = (chat: Chat, id: string, { listed, latest, unread }: Conversation): readonly ConversationRow[] =>
  listed === null ? [] : [{ summary: listed, latest: optimisticMessage(chat, id, latest), unread }]

export const conversationRows = ({ data: chat }: State): readonly ConversationRow[] =>
  entriesOf(chat.conversations)
    .flatMap(([id, conversation]) => rowOf(chat, id, withRequestedSettings(chat, id, conversation)))
    .sort((a, b) => lastAt(b) - lastAt(a))

export const conversationsStatus = ({ data: chat }: State) => chat.list

/** The session ended before the message could be sent. */
const cameTooLate = ({ _tag }: NotSent): boolean => _tag === 'Visitor' || _tag === 'SessionRefused'

/**
 * Messages whose sending began and which the server may have, even if a later try failed. If the client sends a
 * message again with the same client id, the conversation shows the message only once (OUT-4). A message that failed
 * because the session had ended is included too, because another tab may know only that the sending of the message
 * began.
 */
export const maybeSent = ({ asks, data: chat }: State): readonly OutboxItem[] =>
  chat.outbox.items.filter(
    ({ clientId, failure, isTried }) =>
      isTried || (failure === null ? asks[`send:${clientId}`]?.effect === 'sendMessage' : cameTooLate(failure)),
  )

/** Whether the conversation is on the list. A group is on the list if the account is a member. */
export const isListed = ({ data: chat }: State, id: string): boolean =>
  (chat.conversations[id]?.listed ?? null) !== null

/** Whether the conversation has unread messages, or the person marked it as unread. */
export const isUnread = ({ summary, unread }: Pick<ConversationRow, 'summary' | 'unread'>): boolean =>
  unread > 0 || summary.markedUnread

/** Whether the red dot shows: a conversation that is neither muted nor on the screen is unread (IM-10). */
export const hasUnreadMessages = (state: State, shownId: string | null = null): boolean =>
  entriesOf(state.data.conversations).some(([id, conversation]) => {
    const { listed, unread } = withRequestedSettings(state.data, id, conversation)
    return id !== shownId && listed !== null && !listed.muted && isUnread({ summary: listed, unread })
  })

export interface Thread {
  readonly status: 'loading' | 'failed' | 'shown'
  readonly messages: VisibleMessages
  /** The member's messages that the server has not confirmed, in the order of writing. */
  readonly pending: readonly OutboxItem[]
  readonly unread: number
  readonly readSeq: number
  /** Whether `unread` and `readSeq` are known. Until the list is loaded, all messages seem unread. */
  readonly reading: 'known' | 'awaited' | 'unknown'
  readonly atStart: boolean
  readonly loadingEarlier: boolean
  readonly loadingLater: boolean
  readonly failedEarlier: boolean
  /**
   * The shown range does not reach the newest messages. The messages in between are not loaded, and the screen must
   * show this gap.
   */
  readonly isFar: boolean
}

const none: readonly OutboxItem[] = []
const pendings = new WeakMap<readonly OutboxItem[], Map<string, readonly OutboxItem[]>>()

/** Returns the same array as long as the outbox does not change. */
const pendingIn = (items: readonly OutboxItem[], id: ConversationId): readonly OutboxItem[] => {
  const known = pendings.get(items) ?? new Map<string, readonly OutboxItem[]>()
  pendings.set(items, known)
  const pending = known.get(id) ?? items.filter((item) => item.conversationId === id)
  known.set(id, pending)
  return pending
}

const isLoadingBefore = ({ work }: Chat, id: ConversationId, from: number): boolean =>
  work[`older:${id}:${from}`] !== undefined ||
  entriesOf(work).some(
    ([, pending]) => pending.kind === 'around' && pending.conversationId === id && pending.to === from - 1,
  )

type Range = readonly [from: number, to: number]

const after = (range: Range | null, cleared: number): Range | null =>
  range === null || cleared < range[0] ? range : cleared >= range[1] ? null : [cleared + 1, range[1]]

/** The newest known seq, even if its message is gone; 0 if there is none. */
export const newestSeq = ({ data: chat }: State, id: ConversationId): number => {
  const { latest, listed, gone } = conversationIn(chat, id)
  return Math.max(latest?.seq ?? 0, listed?.maxSeq ?? 0, gone.at(-1)?.[1] ?? 0)
}

export const listedById = ({ data: chat }: State, id: ConversationId | null): ConversationSummary | null =>
  id === null ? null : withRequestedSettings(chat, id, conversationIn(chat, id)).listed

/**
 * The conversation on the messages screen: the last opened conversation if the list contains it, else the first
 * conversation of the list.
 */
export const lastOpened = (state: State): ConversationSummary | null => {
  const rows = conversationRows(state)
  return (rows.find(({ summary }) => summary.conversationId === state.data.lastOpened) ?? rows[0])?.summary ?? null
}

/**
 * The range of messages that the screen shows: the newest range, or the range around `place`. A range that does not
 * touch the newest range is shown alone. Once both ranges meet, they become one range.
 */
export const threadOf = ({ data: chat }: State, id: ConversationId, place: number | null = null): Thread => {
  const { listed, timeline, far, unread, readSeq, gone } = conversationIn(chat, id)
  const cleared = clearedUpTo(chat, id)
  const newest = shownRange(timeline)
  const around = place === null ? null : rangeAround(far, place)
  const awaitsPlace = place !== null && isAwaited(chat, id, place)
  const isFar =
    place !== null &&
    (newest === null ? around !== null || awaitsPlace || chat.failed[farRangeKey(id)] === true : place < newest[0])
  const range = isFar ? around : newest
  const failed = chat.failed[isFar ? farRangeKey(id) : id] === true
  const awaits = isFar ? awaitsPlace : chat.work[`newest:${id}`] !== undefined
  const isShown = range !== null || (!isFar && !awaits && chat.opened[id] === true && !failed)
  const status = isShown ? 'shown' : failed ? 'failed' : 'loading'
  return {
    status,
    unread,
    readSeq,
    isFar,
    reading: listed !== null || chat.list === 'shown' ? 'known' : chat.list === 'loading' ? 'awaited' : 'unknown',
    messages: visibleMessagesOf(withOptimisticActions(chat, id, isFar ? far : timeline), after(range, cleared)),
    pending: isFar ? none : pendingIn(chat.outbox.items, id),
    atStart: range === null ? status === 'shown' : range[0] <= Math.max(cleared, goneUpTo(gone)) + 1,
    loadingEarlier: range !== null && isLoadingBefore(chat, id, range[0]),
    loadingLater: isFar && range !== null && isAwaited(chat, id, range[1] + 1),
    failedEarlier: range !== null && failed,
  }
}

/** The pinned messages, the last pinned first; empty until the service has returned them. */
export const pinsOf = ({ data: chat }: State, id: ConversationId): readonly ChatMessage[] =>
  optimisticPins(chat, conversationIn(chat, id), id)

export const loadedMessages = ({ data: chat }: State, id: ConversationId): readonly ChatMessage[] => {
  const { timeline, far } = conversationIn(chat, id)
  return [timeline, far].flatMap((part) =>
    withOptimisticActions(chat, id, part).loaded.flatMap(([from, to]) =>
      seqRange(withOptimisticActions(chat, id, part).messages, from, to),
    ),
  )
}

/** Whether the log receives all changes of the conversation's messages. */
export const isFollowed = ({ data: chat }: State, id: ConversationId): boolean => conversationIn(chat, id).rev !== null

const isAwaited = ({ work }: Chat, id: ConversationId, place: number): boolean =>
  entriesOf(work).some(
    ([, pending]) =>
      pending.kind === 'around' && pending.conversationId === id && pending.from <= place && place <= pending.to,
  )
