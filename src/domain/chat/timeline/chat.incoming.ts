import type { ConversationId } from '../../kernel/ids'
import type { Intervals } from '../../kernel/intervals'
import { addMs, type Instant } from '../../kernel/instant'
import { seqRange } from '../../kernel/seq-map'
import { entriesOf, putAll, tableFrom } from '../../kernel/table'
import type { ChatMessage, ConversationSummary } from '../chat'
import { withChanges, withGone } from './chat.changes'
import {
  noConversation,
  recount,
  withFarPage,
  withListing,
  withMessages,
  withPage,
  type Conversation,
} from './chat.conversation'
import { conversationIn, setConversation, withFetch, type Chat } from '../chat.data'
import { listAnew, withoutList } from '../listing/chat.listing'
import { confirmAll } from '../outbox/chat.outbox'
import { smallHoles, type Page } from './chat.timeline'
import { fetchId, type PendingFetch } from '../chat.fetches'

/** The wait before the missing messages of a hole are fetched (IM-7). */
const HOLE_PATIENCE_MS = 500

/** Keeps one fetch per hole. A new hole does not prolong a wait that has begun. */
const withHoles = (chat: Chat, conversationId: ConversationId, at: Instant): Chat => {
  const holes = smallHoles(conversationIn(chat, conversationId).timeline)
  const known = entriesOf(chat.work).filter(
    ([, work]) => work.kind === 'hole' && work.conversationId === conversationId,
  )
  if (holes.length === 0 && known.length === 0) return chat
  const first = known[0]
  const patience = first === undefined ? addMs(at, HOLE_PATIENCE_MS) : first[1].notBefore
  const found = holes.map(([from, to]) => {
    const work: PendingFetch = { kind: 'hole', conversationId, from, to, notBefore: patience }
    return [fetchId(work), work] as const
  })
  if (found.length === known.length && found.every(([id]) => chat.work[id] !== undefined)) return chat
  const others = entriesOf(chat.work).filter(
    ([, work]) => work.kind !== 'hole' || work.conversationId !== conversationId,
  )
  return { ...chat, work: tableFrom([...others, ...found.map(([id, work]) => [id, chat.work[id] ?? work] as const)]) }
}

const byConversation = (messages: readonly ChatMessage[]): ReadonlyMap<ConversationId, readonly ChatMessage[]> => {
  const groups = new Map<ConversationId, ChatMessage[]>()
  for (const message of messages) {
    const group = groups.get(message.conversationId)
    if (group === undefined) groups.set(message.conversationId, [message])
    else group.push(message)
  }
  return groups
}

/** Reads a direct chat that is not on the list, because a new message returns the chat to the list. */
const withFound = (chat: Chat, conversationId: ConversationId): Chat =>
  conversationId.startsWith('sg_') || conversationIn(chat, conversationId).listed !== null
    ? chat
    : withFetch(chat, { kind: 'found', conversationId, notBefore: null })

/** Adds all messages in one pass, so that each conversation and each node of its timeline is copied only once. */
export const takeMessages = (chat: Chat, messages: readonly ChatMessage[], at: Instant): Chat => {
  const groups = byConversation(messages)
  const conversations = putAll(
    chat.conversations,
    [...groups].map(([id, group]) => [id, withMessages(conversationIn(chat, id), group, chat.me)] as const),
  )
  const taken: Chat = { ...chat, conversations, outbox: confirmAll(chat.outbox, messages) }
  return [...groups.keys()].reduce((acc, id) => withFound(withHoles(acc, id, at), id), taken)
}

/** The last revision up to which all changes are known, once these changes are applied. */
const followed = (known: number, changes: readonly ChatMessage[]): number =>
  changes
    .map(({ rev }) => rev)
    .sort((a, b) => a - b)
    .reduce((acc, rev) => (rev === acc + 1 ? rev : acc), known)

/** Whether a message was recalled that the server counted as unread. Only a new listing tells the count after that. */
const recallsUnread = (
  { listed, readSeq }: Conversation,
  changes: readonly ChatMessage[],
  me: string | null,
): boolean =>
  changes.some(
    ({ seq, from, content }) =>
      content.kind === 'recalled' && from.xid !== me && seq > readSeq && seq <= (listed?.maxSeq ?? 0),
  )

/** Applies new states. If an earlier change is missing, the chat pulls all changes since the last known revision. */
export const takeChanges = (chat: Chat, messages: readonly ChatMessage[]): Chat =>
  [...byConversation(messages)].reduce((acc, [conversationId, changes]) => {
    const before = acc.conversations[conversationId]
    if (before === undefined) return acc
    const rev = before.rev === null ? null : followed(before.rev, changes)
    const changed = recount(withChanges(before, changes), acc.me)
    const noted = setConversation(acc, conversationId, { ...changed, rev })
    const after = recallsUnread(before, changes, acc.me) ? listAnew(noted) : noted
    const hasMissed = rev !== null && changes.some((change) => change.rev > rev)
    return hasMissed ? withFetch(after, { kind: 'changes', conversationId, since: rev, notBefore: null }) : after
  }, chat)

/** Removes messages and reads the list again, because only the server knows the unread count after that. */
export const takeGone = (chat: Chat, conversationId: ConversationId, ranges: Intervals): Chat => {
  const before = chat.conversations[conversationId]
  if (before === undefined) return chat
  const after = setConversation(chat, conversationId, withGone(before, ranges, chat.me))
  const isEmpty = before.latest !== null && conversationIn(after, conversationId).latest === null
  return before.listed === null || (before.unread === 0 && !isEmpty) ? after : listAnew(after)
}

/**
 * Applies a page of changes. If the page starts after the known revision, changes in between are missing, so the known
 * revision stays.
 */
export const takeChangesPage = (
  chat: Chat,
  conversationId: ConversationId,
  page: {
    readonly since: number
    readonly rev: number
    readonly messages: readonly ChatMessage[]
    readonly gone: Intervals
  },
): Chat => {
  const before = conversationIn(chat, conversationId)
  const changed = withGone(withChanges(before, page.messages), page.gone, chat.me)
  const rev = before.rev === null || before.rev < page.since ? before.rev : Math.max(before.rev, page.rev)
  return setConversation(chat, conversationId, { ...changed, rev })
}

interface PageOf extends Page {
  readonly conversationId: ConversationId
  readonly rev: number | null
}

/**
 * Messages that were pushed before the first read may have changed unnoticed, even if they are not loaded.
 * Then the revision starts at 0, so that all changes are pulled.
 */
const firstRev = ({ timeline, far, waiting }: Conversation, { from, to, rev }: PageOf): number | null => {
  const pushed = [...timeline.loaded, ...far.loaded, ...waiting.map(({ seq }) => [seq, seq] as const)]
  return rev !== null && pushed.some(([first, last]) => first < from || last > to) ? 0 : rev
}

/**
 * Whether the page lacks a message that was pushed before the first read: the message may have been deleted unnoticed.
 */
const hasLost = ({ timeline, far }: Conversation, { to, messages }: PageOf): boolean => {
  const listed = new Set(messages.map(({ seq }) => seq))
  return [timeline, far].some(({ messages: known }) => seqRange(known, 0, to).some(({ seq }) => !listed.has(seq)))
}

/** Applies a page. `isFar`: a jump requested the page. */
export const takePage = (chat: Chat, page: PageOf, isFar: boolean, at: Instant): Chat => {
  const { conversationId, messages } = page
  const before = conversationIn(chat, conversationId)
  const conversation = (isFar ? withFarPage : withPage)(before, page, chat.me)
  const rev = conversation.rev ?? (isFar ? null : firstRev(before, page))
  const taken = {
    ...setConversation(chat, conversationId, { ...conversation, rev }),
    outbox: confirmAll(chat.outbox, messages),
  }
  const isBehind = before.rev === null && rev !== null && page.rev !== null && (rev < page.rev || hasLost(before, page))
  return withHoles(
    isBehind ? withFetch(taken, { kind: 'changes', conversationId, since: rev, notBefore: null }) : taken,
    conversationId,
    at,
  )
}

/** Applies a listing. A known conversation that this listing lacks leaves the list, but its messages stay stored. */
export const takeListing = (chat: Chat, listed: readonly ConversationSummary[]): Chat => {
  const known = new Set<string>(listed.map((summary) => summary.conversationId))
  const taken = putAll(
    chat.conversations,
    listed.map(
      (summary) =>
        [
          summary.conversationId,
          withListing(chat.conversations[summary.conversationId] ?? noConversation, summary, chat.me),
        ] as const,
    ),
  )
  const conversations = tableFrom(
    entriesOf(taken).map(
      ([id, conversation]) => [id, known.has(id) ? conversation : { ...conversation, listed: null }] as const,
    ),
  )
  return { ...withoutList(chat), list: 'shown', conversations }
}
