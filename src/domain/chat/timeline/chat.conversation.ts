import * as t from 'io-ts'
import { withDefault } from '../../kernel/with-default'
import { Intervals, within } from '../../kernel/intervals'
import { seqGet, seqNth, seqRange } from '../../kernel/seq-map'
import { ChatMessage, ConversationSummary } from '../chat'
import { newerRevision } from './latest-revision'
import {
  addMessages,
  addPage,
  countByOthers,
  dropRange,
  emptyTimeline,
  isToRead,
  newOfPage,
  newOnes,
  shownRange,
  Timeline,
  withNewer,
  withoutRanges,
  type Page,
} from './chat.timeline'

/** A conversation as this browser knows it: the server's last listing, and all changes since then. */
export const Conversation = t.strict(
  {
    listed: t.union([ConversationSummary, t.null]),
    latest: t.union([ChatMessage, t.null]),
    readSeq: t.number,
    unread: t.number,
    timeline: Timeline,
    /** Ranges around jump targets. None of these ranges touches the newest range. */
    far: withDefault(Timeline, emptyTimeline),
    /** The last known revision; `null` until the conversation is opened. */
    rev: withDefault(t.union([t.number, t.null]), null),
    /** The ranges of deleted or cleared messages. No later page restores them. */
    gone: withDefault(Intervals, []),
    /** Changes that wait until their messages are loaded (IM-12). */
    waiting: withDefault(t.readonlyArray(ChatMessage), []),
    /** The pinned messages, the last pinned first; `null` until they are requested. */
    pins: withDefault(t.union([t.readonlyArray(ChatMessage), t.null]), null),
  },
  'Conversation',
)
export type Conversation = t.TypeOf<typeof Conversation>

export const noConversation: Conversation = {
  listed: null,
  latest: null,
  readSeq: 0,
  unread: 0,
  timeline: emptyTimeline,
  far: emptyTimeline,
  rev: null,
  gone: [],
  waiting: [],
  pins: null,
}

const newer = (a: ChatMessage | null, b: ChatMessage | null): ChatMessage | null =>
  a === null || b === null ? (a ?? b) : a.seq === b.seq ? newerRevision(a, b) : a.seq > b.seq ? a : b

/**
 * Whether the member has read some, but not all, of the messages that the server counted as unread. Then the loaded
 * messages give the unread count, and the server's count is not used.
 */
const isReadMidway = ({ listed, readSeq }: Conversation): boolean =>
  listed !== null && readSeq > listed.readSeq && readSeq < listed.maxSeq

/**
 * The unread count: the server's count at its last listing, plus later messages of others after the read position. The
 * count depends on the known data, never on the order of arrival (IM-10).
 */
export const recount = (conversation: Conversation, me: string | null): Conversation => {
  const { listed, readSeq, timeline } = conversation
  const counted = listed?.maxSeq ?? 0
  const upToListing =
    listed === null || readSeq >= counted
      ? 0
      : isReadMidway(conversation)
        ? countByOthers(timeline, readSeq, counted, me)
        : listed.unread
  const unread = upToListing + countByOthers(timeline, Math.max(counted, readSeq), Infinity, me)
  return { ...conversation, unread }
}

const unreadAmong = (
  { listed, readSeq }: Conversation,
  messages: readonly ChatMessage[],
  me: string | null,
): number => {
  const known = Math.max(readSeq, listed?.maxSeq ?? 0)
  return messages.filter((message) => message.seq > known && isToRead(message, me)).length
}

const isIn = ({ messages }: Timeline, seq: number): boolean => seqGet(messages, seq) !== null

const settledLatest = (
  { latest, gone }: Conversation,
  timeline: Timeline,
  changes: readonly ChatMessage[],
): ChatMessage | null =>
  latest !== null && within(gone, latest.seq)
    ? seqNth(timeline.messages, timeline.messages.size - 1)
    : changes.reduce((acc, change) => (acc?.seq === change.seq ? newerRevision(acc, change) : acc), latest)

/**
 * Adds a page and the changes that waited for its messages. Never restores a removed message or an older state of a
 * message.
 */
const withWaiting = (conversation: Conversation, messages: readonly ChatMessage[]): Conversation => {
  const { gone, waiting } = conversation
  const elsewhere = messages.flatMap(({ seq }) =>
    [seqGet(conversation.timeline.messages, seq) ?? [], seqGet(conversation.far.messages, seq) ?? []].flat(),
  )
  const changes = [...messages, ...elsewhere, ...waiting].filter(
    ({ rev, content }) => rev > 0 || content.kind === 'recalled',
  )
  const back = messages.filter(({ seq }) => within(gone, seq)).map(({ seq }) => [seq, seq] as const)
  if (changes.length === 0 && back.length === 0) return conversation
  const current = (timeline: Timeline): Timeline => withoutRanges(withNewer(timeline, changes), back)
  const timeline = current(conversation.timeline)
  const far = current(conversation.far)
  const latest = settledLatest(conversation, timeline, changes)
  const stillAway = waiting.filter(({ seq }) => !isIn(timeline, seq) && !isIn(far, seq))
  const isSame =
    latest === conversation.latest &&
    timeline === conversation.timeline &&
    far === conversation.far &&
    stillAway.length === waiting.length
  return isSame ? conversation : { ...conversation, timeline, far, latest, waiting: stillAway }
}

const hasRecall = (messages: readonly ChatMessage[]): boolean =>
  messages.some(({ content }) => content.kind === 'recalled')

const settled = (
  before: Conversation,
  added: Conversation,
  messages: readonly ChatMessage[],
  me: string | null,
): Conversation => {
  const current = withWaiting(added, messages)
  const mayMiscount =
    isReadMidway(before) || current.gone.length > 0 || before.waiting.length > 0 || hasRecall(messages)
  return withFarReached(mayMiscount ? recount(current, me) : current, me)
}

/** Adds pushed messages in one pass. Messages that are already loaded keep their state. */
export const withMessages = (
  conversation: Conversation,
  messages: readonly ChatMessage[],
  me: string | null,
): Conversation => {
  const fresh = newOnes(conversation.timeline, messages)
  if (fresh.length === 0)
    return hasRecall(messages) ? settled(conversation, conversation, messages, me) : withWaiting(conversation, messages)
  const added: Conversation = {
    ...conversation,
    timeline: addMessages(conversation.timeline, fresh),
    latest: fresh.reduce(newer, conversation.latest),
    unread: conversation.unread + unreadAmong(conversation, fresh, me),
  }
  return settled(conversation, added, messages, me)
}

export const withPage = (conversation: Conversation, page: Page, me: string | null): Conversation => {
  const added: Conversation = {
    ...conversation,
    timeline: addPage(conversation.timeline, page),
    latest: page.messages.reduce(newer, conversation.latest),
    unread: conversation.unread + unreadAmong(conversation, newOfPage(conversation.timeline, page), me),
  }
  return settled(conversation, added, page.messages, me)
}

/** Adds a page around a jump target. The page stays apart until it meets the range at the end of the conversation. */
export const withFarPage = (conversation: Conversation, page: Page, me: string | null): Conversation =>
  settled(conversation, { ...conversation, far: addPage(conversation.far, page) }, page.messages, me)

/** Joins a far range to the newest range once both touch and no hole is between them. */
const withFarReached = (conversation: Conversation, me: string | null): Conversation => {
  const { far, timeline } = conversation
  const shown = shownRange(timeline)
  const reached =
    shown === null ? undefined : far.loaded.find(([from, to]) => to + 1 >= shown[0] && from <= shown[1] + 1)
  if (reached === undefined) return conversation
  const [from, to] = reached
  const page: Page = { from, to, messages: seqRange(far.messages, from, to) }
  return withPage({ ...conversation, far: dropRange(far, reached) }, page, me)
}

/** Applies a listing. A listing that is older than the known listing changes nothing. */
export const withListing = (conversation: Conversation, listed: ConversationSummary, me: string | null): Conversation =>
  conversation.listed !== null && conversation.listed.maxSeq > listed.maxSeq
    ? conversation
    : recount(
        {
          ...conversation,
          listed,
          latest:
            listed.latest !== null && within(conversation.gone, listed.latest.seq)
              ? conversation.latest
              : newer(conversation.latest, listed.latest),
          readSeq: Math.max(conversation.readSeq, listed.readSeq),
        },
        me,
      )

export const withRead = (conversation: Conversation, seq: number, me: string | null): Conversation =>
  seq <= conversation.readSeq ? conversation : recount({ ...conversation, readSeq: seq }, me)
