import type { ConversationId } from '../kernel/ids'
import { seqRange } from '../kernel/seq-map'
import { entriesOf } from '../kernel/table'
import type { ChatMessage, ConversationSummary } from './chat'
import type { Conversation } from './timeline/chat.conversation'
import { conversationIn, farRangeKey, type Chat } from './chat.data'
import type { chatReducer } from './chat.machine'
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

/** When something last happened there; nothing yet is longest ago. */
const lastAt = (row: ConversationRow): number => row.latest?.at ?? 0

const rowOf = (chat: Chat, id: string, { listed, latest, unread }: Conversation): readonly ConversationRow[] =>
  listed === null ? [] : [{ summary: listed, latest: optimisticMessage(chat, id, latest), unread }]

/** The conversation list, newest first. */
export const conversationRows = ({ context: { chat } }: State): readonly ConversationRow[] =>
  entriesOf(chat.conversations)
    .flatMap(([id, one]) => rowOf(chat, id, withRequestedSettings(chat, id, one)))
    .sort((a, b) => lastAt(b) - lastAt(a))

export const conversationsStatus = ({ context: { chat } }: State) => chat.list

/** As it was to go, nobody was in any more. */
const cameTooLate = ({ _tag }: NotSent): boolean => _tag === 'Visitor' || _tag === 'SessionRefused'

/**
 * What was on its way and may have come, whatever was said of a later try: sent again under its own id it is there once
 * either way
 * (OUT-4). What came too late is among it: another tab may have seen no more than that it was on its way.
 */
export const maybeSent = ({ asks, context: { chat } }: State): readonly OutboxItem[] =>
  chat.outbox.items.filter(
    ({ clientId, failure, isTried }) =>
      isTried || (failure === null ? asks[`send:${clientId}`]?.effect === 'sendMessage' : cameTooLate(failure)),
  )

/** Whether it is on the list: of a group, whether one is in it. */
export const isListed = ({ context: { chat } }: State, id: string): boolean =>
  (chat.conversations[id]?.listed ?? null) !== null

/** The red dot: some conversation that is not muted, nor the one on the screen, has unread messages (IM-10). */
export const hasUnreadMessages = (state: State, shownId: string | null = null): boolean =>
  entriesOf(state.context.chat.conversations).some(([id, one]) => {
    const { listed, unread } = withRequestedSettings(state.context.chat, id, one)
    return id !== shownId && listed !== null && !listed.muted && unread > 0
  })

export interface Thread {
  readonly status: 'loading' | 'failed' | 'shown'
  readonly messages: VisibleMessages
  /** Mine that the server has not confirmed, in the order written. */
  readonly pending: readonly OutboxItem[]
  readonly unread: number
  readonly readSeq: number
  /** Whether `unread` and `readSeq` are known: the list tells them, and until then all of it seems unread. */
  readonly reading: 'known' | 'awaited' | 'unknown'
  readonly atStart: boolean
  readonly loadingEarlier: boolean
  readonly loadingLater: boolean
  readonly failedEarlier: boolean
  /** This is a place away from the end: what lies between is not loaded, and not shown as if it were nothing. */
  readonly isFar: boolean
}

const none: readonly OutboxItem[] = []
const pendings = new WeakMap<readonly OutboxItem[], Map<string, readonly OutboxItem[]>>()

/** The same list for as long as nothing in the outbox changes. */
const pendingIn = (items: readonly OutboxItem[], id: ConversationId): readonly OutboxItem[] => {
  const known = pendings.get(items) ?? new Map<string, readonly OutboxItem[]>()
  pendings.set(items, known)
  const pending = known.get(id) ?? items.filter((item) => item.conversationId === id)
  known.set(id, pending)
  return pending
}

const isLoadingBefore = ({ work }: Chat, id: ConversationId, from: number): boolean =>
  work[`older:${id}:${from}`] !== undefined ||
  entriesOf(work).some(([, one]) => one.kind === 'around' && one.conversationId === id && one.to === from - 1)

type Range = readonly [from: number, to: number]

/** What is left of it after that number. */
const after = (range: Range | null, cleared: number): Range | null =>
  range === null || cleared < range[0] ? range : cleared >= range[1] ? null : [cleared + 1, range[1]]

/** The newest message that is known of, whether it is still there or not; 0 where there is none. */
export const newestSeq = ({ context: { chat } }: State, id: ConversationId): number => {
  const { latest, listed, gone } = conversationIn(chat, id)
  return Math.max(latest?.seq ?? 0, listed?.maxSeq ?? 0, gone.at(-1)?.[1] ?? 0)
}

/** That row of the list; `null` where it is not on it. */
export const listedById = ({ context: { chat } }: State, id: ConversationId | null): ConversationSummary | null =>
  id === null ? null : withRequestedSettings(chat, id, conversationIn(chat, id)).listed

/** Where the messages screen goes on: what was last opened, if it is still there, or else the first of the list. */
export const lastOpened = (state: State): ConversationSummary | null => {
  const rows = conversationRows(state)
  return (
    (rows.find(({ summary }) => summary.conversationId === state.context.chat.lastOpened) ?? rows[0])?.summary ?? null
  )
}

/**
 * What is shown of a conversation: its end, or, where `seedGroup` is given, the range around that message. Such a range
 * is
 * shown for as long as it is apart from the end; once they have met it is the end with all that was loaded before it.
 */
export const threadOf = ({ context: { chat } }: State, id: ConversationId, place: number | null = null): Thread => {
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

/** What is pinned there, last pinned first; nothing until it was read. */
export const pinsOf = ({ context: { chat } }: State, id: ConversationId): readonly ChatMessage[] =>
  optimisticPins(chat, conversationIn(chat, id), id)

/** All that is loaded of it, in no order. */
export const loadedMessages = ({ context: { chat } }: State, id: ConversationId): readonly ChatMessage[] => {
  const { timeline, far } = conversationIn(chat, id)
  return [timeline, far].flatMap((one) =>
    withOptimisticActions(chat, id, one).loaded.flatMap(([from, to]) =>
      seqRange(withOptimisticActions(chat, id, one).messages, from, to),
    ),
  )
}

/** All changes of its messages come to the log. */
export const isFollowed = ({ context: { chat } }: State, id: ConversationId): boolean =>
  conversationIn(chat, id).rev !== null

const isAwaited = ({ work }: Chat, id: ConversationId, place: number): boolean =>
  entriesOf(work).some(
    ([, one]) => one.kind === 'around' && one.conversationId === id && one.from <= place && place <= one.to,
  )
