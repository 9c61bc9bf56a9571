import type { ChatMessage } from '../../../../domain/chat'
import type { Xid } from '../../../../domain/kernel/ids'
import { addInterval, addIntervals, within, type Intervals } from '../../../../domain/kernel/intervals'
import { emptySeqMap, seqNth, seqPut, seqRange } from '../../../../domain/kernel/seq-map'
import { emptyTable, put } from '../../../../domain/kernel/table'
import { utf8Size } from '../../../../domain/kernel/utf8-size'
import { MessageWire } from '../../../wire/entities/message'
import { isFor, type ThreadReader } from './thread-reader'
import { messagesIn } from './unread-messages'
import { countInHistory } from '../generated-history'
import type { Thread } from '../server-state'

export const emptyThread: Thread = {
  latest: 0,
  past: null,
  messages: emptySeqMap(),
  sent: emptyTable(),
  read: emptyTable(),
  changes: emptySeqMap(),
  hidden: emptyTable(),
  removed: [],
  pins: [],
  reports: emptyTable(),
}

/**
 * The most bytes of messages in a response (decisions.md).
 * @internal
 */
export const PAGE_BYTES = 512 * 1_024

const noRanges: Intervals = []
/**
 * The messages that this member does not see: messages that the member deleted, and messages that were deleted for
 * everyone.
 */
export const hiddenFrom = (thread: Thread, xid: Xid): Intervals =>
  addIntervals(thread.removed, thread.hidden[xid] ?? noRanges)

/** The revision of a conversation: the number of its changes. */
export const revOf = ({ changes }: Thread): number => changes.size

export interface ThreadPage {
  readonly from: number
  readonly to: number
  readonly messages: readonly ChatMessage[]
}

const sizes = new WeakMap<ChatMessage, number>()
/** The size in bytes of a message in a JSON list, including the comma that follows the message. Messages never change. */
const sizeOf = (message: ChatMessage): number => {
  const known = sizes.get(message)
  if (known !== undefined) return known
  const size = utf8Size(JSON.stringify(MessageWire.encode(message))) + 1
  sizes.set(message, size)
  return size
}

/** The first messages that fit into `PAGE_BYTES`, at least one message. */
const fitting = (messages: readonly ChatMessage[]): readonly ChatMessage[] => {
  let bytes = 0
  const over = messages.findIndex((message, i) => (bytes += sizeOf(message)) > PAGE_BYTES && i > 0)
  return over === -1 ? messages : messages.slice(0, over)
}

/** Removes the messages that this reader does not see. */
const seenBy = (thread: Thread, reader: ThreadReader, messages: readonly ChatMessage[]): readonly ChatMessage[] => {
  const hidden = hiddenFrom(thread, reader.xid)
  return messages.filter((message) => !within(hidden, message.seq) && isFor(reader, message))
}

/**
 * At most `size` messages before message number `before`, or the newest messages for `null`. The result has at most
 * `PAGE_BYTES`; an empty result has `from > to`.
 */
export const pageBefore = (thread: Thread, reader: ThreadReader, before: number | null, size: number): ThreadPage => {
  const to = Math.min(thread.latest, (before ?? Infinity) - 1)
  const wanted = messagesIn(thread, to - size + 1, to)
  const messages = fitting([...wanted].reverse()).toReversed()
  return { from: messages[0]?.seq ?? to + 1, to, messages: seenBy(thread, reader, messages) }
}

/** The messages from `from` to `to`, but at most `size` messages and `PAGE_BYTES`. */
export const pageFrom = (thread: Thread, reader: ThreadReader, from: number, to: number, size: number): ThreadPage => {
  const first = Math.max(1, from)
  const messages = fitting(messagesIn(thread, first, Math.min(to, first + size - 1)))
  return { from: first, to: messages.at(-1)?.seq ?? first - 1, messages: seenBy(thread, reader, messages) }
}

export const messageAt = (thread: Thread, seq: number): ChatMessage | null => messagesIn(thread, seq, seq)[0] ?? null

/** The newest message that this reader sees. */
export const lastSeenBy = (thread: Thread, reader: ThreadReader): ChatMessage | null => {
  const hidden = hiddenFrom(thread, reader.xid)
  let seq = thread.latest
  while (seq > 0) {
    const at = seq
    const covering = hidden.find(([from, to]) => from <= at && at <= to)
    const message = covering === undefined ? messageAt(thread, seq) : null
    if (message !== null && isFor(reader, message)) return message
    seq = (covering?.[0] ?? seq) - 1
  }
  return null
}

/**
 * Finds a message by id. The id of a generated message contains its number. Messages that were not generated are
 * searched newest first, because clients request new messages more often.
 */
export const messageWithId = (thread: Thread, id: string): ChatMessage | null => {
  const past = messageAt(thread, Number(/-([0-9]+)$/.exec(id)?.[1] ?? 0))
  if (past?.id === id) return past
  for (let n = thread.messages.size - 1; n >= 0; n -= 1) {
    const message = seqNth(thread.messages, n)
    if (message?.id === id) return message
  }
  return null
}

/**
 * The current versions of messages that changed after `since`, without messages that this reader does not see. Reads at most
 * `size` changes and returns at most `PAGE_BYTES`.
 */
export const changesAfter = (
  thread: Thread,
  reader: ThreadReader,
  since: number,
  size: number,
): { readonly rev: number; readonly messages: readonly ChatMessage[] } => {
  const messages = new Map<number, ChatMessage>()
  let bytes = 0
  let rev = Math.min(revOf(thread), since)
  for (const seq of seqRange(thread.changes, since + 1, Math.min(revOf(thread), since + size))) {
    const [message] = messages.has(seq) ? [] : seenBy(thread, reader, messagesIn(thread, seq, seq))
    bytes += message === undefined ? 0 : sizeOf(message)
    if (bytes > PAGE_BYTES && messages.size > 0) break
    if (message !== undefined) messages.set(seq, message)
    rev += 1
  }
  return { rev, messages: [...messages.values()] }
}

/** Stores a changed message, and gives the change the next change number of the conversation. */
export const change = (
  thread: Thread,
  message: ChatMessage,
  by: Partial<ChatMessage>,
): readonly [Thread, ChatMessage] => {
  const rev = revOf(thread) + 1
  const changed = { ...message, ...by, rev }
  return [
    {
      ...thread,
      messages: seqPut(thread.messages, message.seq, changed),
      changes: seqPut(thread.changes, rev, message.seq),
    },
    changed,
  ]
}

export const hide = (thread: Thread, xid: Xid, from: number, to: number): Thread => ({
  ...thread,
  hidden: put(thread.hidden, xid, addInterval(thread.hidden[xid] ?? noRanges, from, to)),
})

export const sentBefore = (thread: Thread, xid: Xid, clientId: string): ChatMessage | null =>
  messageAt(thread, thread.sent[xid]?.[clientId] ?? 0)

export const readBy = (thread: Thread, xid: Xid): number => thread.read[xid] ?? 0

/** The number of generated messages in which unread requests to join are looked for. */
const LOOKED_THROUGH = 500

/** Counts the messages for this reader that other members sent after the reader's read position. */
export const unreadOf = (thread: Thread, reader: ThreadReader): number => {
  const { xid } = reader
  const read = readBy(thread, xid)
  const count = thread.past?.count ?? 0
  const mine = thread.past === null ? 0 : countInHistory(thread.past, xid, read + 1)
  const past = reader.isPrivate ? messagesIn(thread, Math.max(read, count - LOOKED_THROUGH) + 1, count) : []
  const forOthers = past.filter((message) => message.from.xid !== xid && !isFor(reader, message))
  const since = seenBy(thread, reader, seqRange(thread.messages, Math.max(count, read) + 1, thread.latest)).filter(
    ({ from, content }) => from.xid !== xid && content.kind !== 'recalled',
  )
  return Math.max(0, count - read) - mine - forOthers.length + since.length
}

/** Adds a message under the next message number. */
export const append = (
  thread: Thread,
  xid: Xid,
  make: (seq: number) => ChatMessage,
): readonly [Thread, ChatMessage] => {
  const seq = thread.latest + 1
  const message = make(seq)
  const mine = thread.sent[xid] ?? emptyTable<number>()
  return [
    {
      ...thread,
      latest: seq,
      messages: seqPut(thread.messages, seq, message),
      sent: message.clientId === null ? thread.sent : put(thread.sent, xid, put(mine, message.clientId, seq)),
    },
    message,
  ]
}
