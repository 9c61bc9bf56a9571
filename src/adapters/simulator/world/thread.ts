import type { ChatMessage } from '../../../domain/chat'
import type { Xid } from '../../../domain/kernel/ids'
import { emptySeqMap, seqPut, seqRange } from '../../../domain/kernel/seq-map'
import { emptyTable, put } from '../../../domain/kernel/table'
import { messagesIn } from './messages-in'
import { saidInPast } from './past'
import type { Thread } from './world'

export const emptyThread: Thread = { latest: 0, past: null, messages: emptySeqMap(), sent: emptyTable(), read: emptyTable() }

/** A frame holds 1 MiB; a letter of a text takes up to six bytes of it. */
const PAGE_BYTES = 800_000
const LETTER_BYTES = 6
const FRAME_BYTES = 500

export interface ThreadPage {
  readonly from: number
  readonly to: number
  readonly messages: readonly ChatMessage[]
}

const sizeOf = ({ content }: ChatMessage): number =>
  FRAME_BYTES + (content.kind === 'text' ? content.text.length * LETTER_BYTES : 0)

/** As many as fit a frame, from the front; always one. */
const fitting = (messages: readonly ChatMessage[]): readonly ChatMessage[] => {
  let bytes = 0
  const over = messages.findIndex((message, i) => (bytes += sizeOf(message)) > PAGE_BYTES && i > 0)
  return over === -1 ? messages : messages.slice(0, over)
}

/** The page that ends before that number, or the newest (`null`); `from > to` where there is none. */
export const pageBefore = (thread: Thread, before: number | null, size: number): ThreadPage => {
  const to = Math.min(thread.latest, (before ?? Infinity) - 1)
  const wanted = messagesIn(thread, to - size + 1, to)
  const messages = fitting([...wanted].reverse()).toReversed()
  return { from: messages[0]?.seq ?? to + 1, to, messages }
}

/** From `from` on, at most up to `to` or up to what a frame holds. */
export const pageFrom = (thread: Thread, from: number, to: number, size: number): ThreadPage => {
  const first = Math.max(1, from)
  const messages = fitting(messagesIn(thread, first, Math.min(to, first + size - 1)))
  return { from: first, to: messages.at(-1)?.seq ?? first - 1, messages }
}

export const messageAt = (thread: Thread, seq: number): ChatMessage | null => messagesIn(thread, seq, seq)[0] ?? null

export const sentBefore = (thread: Thread, xid: Xid, clientId: string): ChatMessage | null =>
  messageAt(thread, thread.sent[xid]?.[clientId] ?? 0)

export const readBy = (thread: Thread, xid: Xid): number => thread.read[xid] ?? 0

/** How many of the messages after the read position somebody else wrote. */
export const unreadOf = (thread: Thread, xid: Xid): number => {
  const read = readBy(thread, xid)
  const count = thread.past?.count ?? 0
  const mine = thread.past === null ? 0 : saidInPast(thread.past, xid, read + 1)
  const since = seqRange(thread.messages, Math.max(count, read) + 1, thread.latest).filter(({ from }) => from.xid !== xid)
  return Math.max(0, count - read) - mine + since.length
}

/** Gives the message the next number. */
export const append = (thread: Thread, xid: Xid, make: (seq: number) => ChatMessage): readonly [Thread, ChatMessage] => {
  const seq = thread.latest + 1
  const message = make(seq)
  const mine = thread.sent[xid] ?? emptyTable<number>()
  return [{
    ...thread,
    latest: seq,
    messages: seqPut(thread.messages, seq, message),
    sent: message.clientId === null ? thread.sent : put(thread.sent, xid, put(mine, message.clientId, seq)),
  }, message]
}
