import type { ConversationId } from '../kernel/ids'
import { entriesOf } from '../kernel/table'
import type { ChatMessage, ConversationSummary } from './chat'
import type { Conversation } from './chat.conversation'
import { conversationIn } from './chat.data'
import type { chatUnit } from './chat.machine'
import type { OutboxItem } from './chat.outbox'
import { shownMessages, shownRange } from './chat.timeline'

type State = typeof chatUnit.initial

export interface ConversationRow {
  readonly summary: ConversationSummary
  readonly latest: ChatMessage | null
  readonly unread: number
}

/** When something last happened there; nothing yet is longest ago. */
const lastAt = (row: ConversationRow): number => row.latest?.at ?? 0

const rowOf = ({ listed, latest, unread }: Conversation): readonly ConversationRow[] =>
  listed === null ? [] : [{ summary: listed, latest, unread }]

/** The conversation list, newest first. */
export const conversationRows = ({ context: { chat } }: State): readonly ConversationRow[] =>
  entriesOf(chat.conversations).flatMap(([, one]) => rowOf(one)).sort((a, b) => lastAt(b) - lastAt(a))

export const conversationsStatus = ({ context: { chat } }: State) => chat.list

/** The red dot: some conversation that is not muted has unread messages (IM-10). */
export const hasNews = (state: State): boolean =>
  entriesOf(state.context.chat.conversations).some(([, { listed, unread }]) => listed !== null && !listed.muted && unread > 0)

export interface Thread {
  readonly status: 'loading' | 'failed' | 'shown'
  readonly messages: readonly ChatMessage[]
  /** Mine that the server has not confirmed, in the order written. */
  readonly pending: readonly OutboxItem[]
  readonly unread: number
  readonly readSeq: number
  readonly atStart: boolean
  readonly loadingEarlier: boolean
  readonly failedEarlier: boolean
}

export const threadOf = ({ context: { chat } }: State, id: ConversationId): Thread => {
  const { timeline, unread, readSeq } = conversationIn(chat, id)
  const range = shownRange(timeline)
  const failed = chat.failed[id] === true
  const awaitsFirst = chat.work[`newest:${id}`] !== undefined
  const status = range !== null || (!awaitsFirst && chat.opened[id] === true && !failed) ? 'shown' : failed ? 'failed' : 'loading'
  return {
    status, unread, readSeq,
    messages: shownMessages(timeline),
    pending: chat.outbox.items.filter((item) => item.conversationId === id),
    atStart: range === null ? status === 'shown' : range[0] <= 1,
    loadingEarlier: range !== null && chat.work[`older:${id}:${range[0]}`] !== undefined,
    failedEarlier: range !== null && failed,
  }
}
