import type { AlarmRang } from '../event-log'
import type { ConnectionMessage } from '../connection'
import type { GroupMessage } from '../group'
import { isRetryable, type Failure } from '../kernel/failure'
import { ConversationId, type ClientId } from '../kernel/ids'
import { addMs, type Instant } from '../kernel/instant'
import type { ReceivedMessage } from '../kernel/message'
import { drop, entriesOf, keysOf, put, tableFrom } from '../kernel/table'
import type { RelationChanged } from '../profile'
import type { GroupAdminMessage } from '../group-admin/group-admin.messages'
import type { SessionMessage } from '../session'
import type { UploadNews } from '../upload'
import { withActionDone, withActionDue, withActionFailed, withAction, type ConversationAction } from './chat.actions'
import { takeChanges, takeChangesPage, takeGone, takeListing, takeMessages, takePage } from './timeline/chat.incoming'
import { withRead } from './timeline/chat.conversation'
import { withPins } from './timeline/chat.changes'
import { dropAllConfirmed, dropConfirmedPins, dropConfirmed } from './outbox/chat.optimistic'
import {
  closedConversation,
  conversationIn,
  withoutFetch,
  emptyChat,
  farRangeKey,
  RETRY_MS,
  setConversation,
  withFetch,
  withFailedFetch,
  type Chat,
} from './chat.data'
import { applyGroupAction } from './listing/chat.group-actions'
import { directNotOpened, directOpened, notToOpen, openDirect, related } from './listing/chat.direct'
import { listAnew } from './listing/chat.listing'
import type { ChatLogMessage } from './chat.messages'
import {
  change,
  confirm,
  enqueue,
  fileStored,
  giveUpFiles,
  removeFailed,
  retry,
  type NotSent,
  type OutboxItem,
} from './outbox/chat.outbox'
import { isActionConfirmed } from './listing/chat.settings'
import { goneUpTo, shownRange } from './timeline/chat.timeline'
import type { PendingFetch } from './chat.fetches'

/** spec 1 §9: the wait before the pinned messages load. */
const PINS_WAIT_MS = 1_000

/** The number of messages on each side of a jump target. Both sides fit one page of the service. */
const JUMP_PAGE = 30

type Sent = Pick<Extract<ChatLogMessage, { type: 'SendMessage' }>, 'clientId' | 'conversationId' | 'content'>
type HistoryPulled = Extract<ChatLogMessage, { type: 'HistoryPulled' }>
type HistoryNotPulled = Extract<ChatLogMessage, { type: 'HistoryNotPulled' }>
type CameIn = Extract<GroupMessage, { type: 'GroupJoined' | 'LetIntoGroup' | 'GroupChanged' }>
export type ChatReducerInput = ReceivedMessage<
  | ChatLogMessage
  | SessionMessage
  | ConnectionMessage
  | RelationChanged
  | CameIn
  | GroupAdminMessage
  | UploadNews
  | AlarmRang
>

/** The number of conversations that are read again after a reconnect. */
const FOLLOWED = 20

/** If the conversation was not followed any more, its missed changes are read too. */
const openConversation = (chat: Chat, conversationId: ConversationId): Chat => {
  const recent = [conversationId, ...chat.recent.filter((recentId) => recentId !== conversationId)].slice(0, FOLLOWED)
  const { rev } = conversationIn(chat, conversationId)
  const opened = withFetch(
    {
      ...chat,
      lastOpened: conversationId,
      recent,
      opened: tableFrom(recent.map((id) => [id, true as const])),
      failed: drop(chat.failed, conversationId),
    },
    { kind: 'newest', conversationId, notBefore: null },
  )
  return rev === null || chat.opened[conversationId] === true
    ? opened
    : withFetch(opened, { kind: 'changes', conversationId, since: rev, notBefore: null })
}

const loadEarlier = (chat: Chat, conversationId: ConversationId): Chat => {
  const { timeline, gone } = conversationIn(chat, conversationId)
  const range = shownRange(timeline)
  return range === null || range[0] <= goneUpTo(gone) + 1
    ? chat
    : withFetch(
        { ...chat, failed: drop(chat.failed, conversationId) },
        { kind: 'older', conversationId, before: range[0], notBefore: null },
      )
}

/** A page on each side of the target, without the parts that are already loaded at its edges. */
const jumpTo = (chat: Chat, conversationId: ConversationId, seq: number): Chat => {
  const { timeline, far } = conversationIn(chat, conversationId)
  const newest = shownRange(timeline)
  const loaded = newest === null ? far.loaded : [...far.loaded, newest]
  let from = Math.max(1, seq - JUMP_PAGE)
  let to = Math.max(seq, 1) + JUMP_PAGE
  for (const [first, last] of loaded) {
    if (first <= from && last >= from) from = Math.max(from, last + 1)
    if (first <= to && last >= to) to = Math.min(to, first - 1)
  }
  return to < from
    ? chat
    : withFetch(
        { ...chat, failed: drop(chat.failed, farRangeKey(conversationId)) },
        { kind: 'around', conversationId, from, to, notBefore: null },
      )
}

const readConversation = (chat: Chat, conversationId: ConversationId, seq: number): Chat => {
  const before = conversationIn(chat, conversationId)
  const after = withRead(before, seq, chat.me)
  if (after === before) return chat
  const overtaken = entriesOf(chat.work).filter(
    ([, pending]) => pending.kind === 'read' && pending.conversationId === conversationId,
  )
  return withFetch(
    overtaken.reduce((acc, [id]) => withoutFetch(acc, id), setConversation(chat, conversationId, after)),
    { kind: 'read', conversationId, seq, notBefore: null },
  )
}

/** Reads the pinned messages again if they are shown. */
const pinsAgain = (chat: Chat, conversationId: ConversationId): Chat =>
  conversationIn(chat, conversationId).pins === null
    ? chat
    : withFetch(chat, { kind: 'pins', conversationId, notBefore: null })

const takePins = (
  chat: Chat,
  { ask: { id }, conversationId, messages }: ReceivedMessage<Extract<ChatLogMessage, { type: 'PinsListed' }>>,
): Chat => {
  const taken = setConversation(
    withoutFetch(chat, id),
    conversationId,
    withPins(conversationIn(chat, conversationId), messages),
  )
  return dropConfirmedPins(taken, conversationId)
}

const performed = (chat: Chat, actId: ClientId, act: ConversationAction): Chat => {
  const prepared = act.kind === 'deleteChat' ? notToOpen(chat, act.conversationId) : chat
  return { ...prepared, acts: withAction(prepared.acts, actId, act) }
}

/**
 * Records a deletion at once, because its push may be missed. So a page that is older than the deletion cannot bring
 * the
 * message back.
 */
const takeDone = (chat: Chat, { actId, act }: ReceivedMessage<Extract<ChatLogMessage, { type: 'ActDone' }>>): Chat => {
  const { conversationId } = act
  const done =
    act.kind === 'delete' || act.kind === 'deleteForAll' ? takeGone(chat, conversationId, [[act.seq, act.seq]]) : chat
  const settled = dropConfirmed({ ...done, acts: withActionDone(done.acts, actId) })
  return act.kind === 'pin' ? pinsAgain(settled, conversationId) : settled
}

/** Reads everything again that the service pushes: the list, and every opened conversation. */
const refresh = (chat: Chat): Chat =>
  keysOf(chat.opened)
    .filter(ConversationId.is)
    .reduce((acc, conversationId) => {
      const { rev } = conversationIn(acc, conversationId)
      const newest = withFetch(pinsAgain(acc, conversationId), { kind: 'newest', conversationId, notBefore: null })
      return rev === null ? newest : withFetch(newest, { kind: 'changes', conversationId, since: rev, notBefore: null })
    }, listAnew(chat))

/**
 * Ends all waits for a retry. They belong to a connection that is over. They may even use the clock of a closed tab,
 * and
 * that clock may have been set back since.
 */
const atOnce = (chat: Chat): Chat => ({
  ...chat,
  work: tableFrom(
    entriesOf(chat.work).map(
      ([id, pending]) => [id, pending.notBefore === null ? pending : { ...pending, notBefore: null }] as const,
    ),
  ),
  acts: chat.acts.map((action) => (action.notBefore === null ? action : { ...action, notBefore: null })),
  outbox: {
    ...chat.outbox,
    items: chat.outbox.items.map((item) => (item.notBefore === null ? item : { ...item, notBefore: null })),
  },
})

/**
 * If the member has read only a part of the messages in the server's count, and the rest is not loaded, only a new
 * listing
 * can give the unread count (IM-10).
 */
const recountRead = (chat: Chat, conversationId: ConversationId): Chat => {
  const { listed, readSeq, timeline } = conversationIn(chat, conversationId)
  const isKnown =
    listed === null ||
    readSeq <= listed.readSeq ||
    readSeq >= listed.maxSeq ||
    timeline.loaded.some(([from, to]) => from <= readSeq + 1 && to >= listed.maxSeq)
  return isKnown ? chat : listAnew(chat)
}

/** Stops the automatic reads of a conversation that the service refuses. */
const refusedIn = (chat: Chat, conversationId: ConversationId, failure: Failure): Chat =>
  isRetryable(failure) ? chat : closedConversation(chat, conversationId)

/** A page that the person requested waits for the person to try again. The chat retries its own reads later. */
const notPulled = (
  chat: Chat,
  { conversationId, failure, ask: { id }, at }: ReceivedMessage<HistoryNotPulled>,
): Chat => {
  const kind = chat.work[id]?.kind
  const isUnseen =
    (kind === 'newest' || kind === 'hole') &&
    isRetryable(failure) &&
    shownRange(conversationIn(chat, conversationId).timeline) !== null
  if (isUnseen) return withFailedFetch(chat, id, failure, at)
  const known = kind === 'newest' ? refusedIn(chat, conversationId, failure) : chat
  const failed = {
    ...known,
    failed: put(chat.failed, kind === 'around' ? farRangeKey(conversationId) : conversationId, true as const),
  }
  return kind === 'older' ? withoutFetch(failed, id) : withFailedFetch(failed, id, failure, at)
}

/** An empty page before the loaded range means that the beginning is reached, whatever its number. */
const asCovered = (
  work: PendingFetch | undefined,
  message: ReceivedMessage<HistoryPulled>,
): ReceivedMessage<HistoryPulled> =>
  work?.kind === 'older' && message.to < message.from ? { ...message, from: 1, to: work.before - 1 } : message

const pulled = (chat: Chat, message: ReceivedMessage<HistoryPulled>): Chat => {
  const {
    conversationId,
    from,
    to,
    ask: { id },
  } = message
  const isFar = chat.work[id]?.kind === 'around'
  const mark = isFar ? farRangeKey(conversationId) : conversationId
  const failed = isFar && to < from ? put(chat.failed, mark, true as const) : drop(chat.failed, mark)
  return takePage({ ...withoutFetch(chat, id), failed }, asCovered(chat.work[id], message), isFar, message.at)
}

/** An unreadable response leaves it open whether the message was sent. An automatic retry would not help. */
const notSent = (failure: NotSent, at: Instant): Partial<OutboxItem> =>
  failure._tag === 'Unreachable'
    ? { notBefore: addMs(at, RETRY_MS), isTried: true }
    : failure._tag === 'Malformed'
      ? { failure, isTried: true }
      : { failure }

const rang = (chat: Chat, id: string): Chat => {
  const work = chat.work[id]
  if (work !== undefined) return withFetch(chat, { ...work, notBefore: null })
  const acts = withActionDue(chat.acts, id.replace(/^act:/, ''))
  const items = chat.outbox.items.map((item) => (id === `send:${item.clientId}` ? { ...item, notBefore: null } : item))
  return { ...chat, acts, outbox: { ...chat.outbox, items } }
}

/** A link to nothing is sent as it was written (spec 1 §5). */
const foundBy = ({ group, space }: Extract<ChatLogMessage, { type: 'LinkLookedUp' }>): Partial<OutboxItem> => {
  if (group !== null) return { lookup: null, content: { kind: 'groupInvite', group } }
  return space === null ? { lookup: null } : { lookup: null, content: { kind: 'space', space } }
}

const newItem = (
  { clientId, conversationId, content, at }: ReceivedMessage<Sent>,
  { lookup = null, awaitsFiles = false, isTried = false }: Partial<OutboxItem> = {},
): OutboxItem => ({
  clientId,
  conversationId,
  content,
  at,
  notBefore: null,
  failure: null,
  lookup,
  awaitsFiles,
  isTried,
})

const inOutbox = (chat: Chat, by: (outbox: Chat['outbox']) => Chat['outbox']): Chat => ({
  ...chat,
  outbox: by(chat.outbox),
})

/** The reducer of the chat's data. Messages may come in any order and any number of times. */
export const reduceChat = (chat: Chat, message: ChatReducerInput): Chat => {
  switch (message.type) {
    case 'SignedIn':
    case 'VisitorEntered':
      return { ...emptyChat, me: message.session.xid }
    case 'SessionEnded':
      return emptyChat
    case 'ChatServiceLogged':
      return refresh(dropAllConfirmed(atOnce(chat)))
    case 'OpenConversation':
      return openConversation(chat, message.conversationId)
    case 'OpenDirect':
      return openDirect(chat, message.uid)
    case 'DirectOpened':
      return directOpened(withoutFetch(chat, message.ask.id), message.uid, message.conversation)
    case 'DirectNotOpened':
      return directNotOpened(
        withFailedFetch(chat, message.ask.id, message.failure, message.at),
        message.uid,
        message.failure,
      )
    case 'RelationChanged':
      return related(chat, message.xid, message.change)
    // There is one more conversation to list.
    case 'GroupJoined':
    case 'LetIntoGroup':
    // Its name or picture may have changed, or the member may be out of it.
    case 'GroupChanged':
    case 'GroupSaved':
      return listAnew(chat)
    case 'DeedDone':
      return applyGroupAction(chat, message.deed)
    case 'RetryConversations':
      return listAnew({ ...chat, list: 'loading' })
    case 'LoadEarlier':
      return loadEarlier(chat, message.conversationId)
    case 'JumpTo':
      return jumpTo(chat, message.conversationId, message.seq)
    case 'ReadConversation':
      return readConversation(chat, message.conversationId, message.seq)
    case 'SendMessage':
      return inOutbox(chat, (outbox) => enqueue(outbox, newItem(message)))
    case 'SendAgain':
      return inOutbox(chat, (outbox) => enqueue(outbox, newItem(message, { isTried: true })))
    case 'SendLink':
      return inOutbox(chat, (outbox) => enqueue(outbox, newItem(message, { lookup: message.key })))
    case 'SendFiles':
      return inOutbox(chat, (outbox) => enqueue(outbox, newItem(message, { awaitsFiles: true })))
    case 'FileStored':
      return inOutbox(chat, (outbox) => fileStored(outbox, message.uploadId, message.index, message.url))
    // The upload itself retries a retryable failure.
    case 'FileNotStored':
      return isRetryable(message.failure)
        ? chat
        : inOutbox(chat, (outbox) => change(outbox, message.uploadId, { failure: message.failure }))
    case 'DropUpload':
      return inOutbox(chat, (outbox) => giveUpFiles(outbox, message.uploadId))
    case 'LinkLookedUp':
      return inOutbox(chat, (outbox) => change(outbox, message.clientId, foundBy(message)))
    case 'RetryMessage':
      return inOutbox(chat, (outbox) => retry(outbox, message.clientId, false))
    case 'RetryUpload':
      return inOutbox(chat, (outbox) => retry(outbox, message.uploadId, true))
    case 'RemoveMessage':
      return inOutbox(chat, (outbox) => removeFailed(outbox, message.clientId))
    case 'Perform':
      return performed(chat, message.actId, message.act)
    case 'ActDone':
      return takeDone(isActionConfirmed(chat, message.actId), message)
    case 'ActNotDone':
      return { ...chat, acts: withActionFailed(chat.acts, message.actId, message.failure, message.at) }
    case 'ShowPins':
      return withFetch(chat, {
        kind: 'pins',
        conversationId: message.conversationId,
        notBefore: addMs(message.at, PINS_WAIT_MS),
      })
    case 'PinsChanged':
      return pinsAgain(chat, message.conversationId)
    case 'PinsListed':
      return takePins(chat, message)
    case 'PinsNotListed':
      return withFailedFetch(chat, message.ask.id, message.failure, message.at)
    case 'MessagesChanged':
      return dropConfirmed(takeChanges(chat, message.messages))
    case 'MessagesGone':
      return dropConfirmed(takeGone(chat, message.conversationId, message.ranges))
    case 'ChangesPulled':
      return dropConfirmed(takeChangesPage(withoutFetch(chat, message.ask.id), message.conversationId, message))
    case 'ChangesNotPulled':
      return withFailedFetch(chat, message.ask.id, message.failure, message.at)
    case 'MessagesArrived':
      return takeMessages(chat, message.messages, message.at)
    case 'MessageSent':
      return takeMessages(
        inOutbox(chat, (outbox) => confirm(outbox, message.clientId)),
        [message.message],
        message.at,
      )
    case 'MessageNotSent':
      return inOutbox(chat, (outbox) => change(outbox, message.clientId, notSent(message.failure, message.at)))
    case 'ConversationsListed':
      return takeListing(withoutFetch(chat, message.ask.id), message.conversations)
    case 'ConversationsNotListed':
      return {
        ...withFailedFetch(chat, message.ask.id, message.failure, message.at),
        list: chat.list === 'shown' ? 'shown' : 'failed',
      }
    // Remove the fetch first, because a hole in the page becomes a new fetch.
    case 'HistoryPulled':
      return pulled(chat, message)
    case 'HistoryNotPulled':
      return notPulled(chat, message)
    case 'ReadMarked':
      return recountRead(withoutFetch(chat, message.ask.id), message.conversationId)
    case 'ReadNotMarked':
      return withFailedFetch(chat, message.ask.id, message.failure, message.at)
    case 'AlarmRang':
      return rang(chat, message.ask.id.replace(/^wait:/, ''))
    default:
      return chat
  }
}
