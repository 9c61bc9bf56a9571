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

/** spec 1 §9: the loader of pinned messages waits for this long. */
const PINS_WAIT_MS = 1_000

/** So many messages on either side of a place that is jumped to: together they fit one page of the service. */
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

/** So many conversations are read again after a reconnect. */
const FOLLOWED = 20

/** What changed in one that was followed no more is read with it. */
const openConversation = (chat: Chat, conversationId: ConversationId): Chat => {
  const recent = [conversationId, ...chat.recent.filter((one) => one !== conversationId)].slice(0, FOLLOWED)
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

/** A page on either side of the place, without what is there at its edges. */
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
    ([, one]) => one.kind === 'read' && one.conversationId === conversationId,
  )
  return withFetch(
    overtaken.reduce((so, [id]) => withoutFetch(so, id), setConversation(chat, conversationId, after)),
    { kind: 'read', conversationId, seq, notBefore: null },
  )
}

/** Where what is pinned is shown, it is read again. */
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
  const so = act.kind === 'deleteChat' ? notToOpen(chat, act.conversationId) : chat
  return { ...so, acts: withAction(so.acts, actId, act) }
}

/**
 * What is deleted stays so, also where nothing but an older page tells of it: it is said by a push, which may be
 * missed.
 */
const takeDone = (chat: Chat, { actId, act }: ReceivedMessage<Extract<ChatLogMessage, { type: 'ActDone' }>>): Chat => {
  const { conversationId } = act
  const done =
    act.kind === 'delete' || act.kind === 'deleteForAll' ? takeGone(chat, conversationId, [[act.seq, act.seq]]) : chat
  const settled = dropConfirmed({ ...done, acts: withActionDone(done.acts, actId) })
  return act.kind === 'pin' ? pinsAgain(settled, conversationId) : settled
}

/** After a reconnect all that the service feeds is read again: the list, and every conversation that was opened. */
const refresh = (chat: Chat): Chat =>
  keysOf(chat.opened)
    .filter(ConversationId.is)
    .reduce((so, conversationId) => {
      const { rev } = conversationIn(so, conversationId)
      const newest = withFetch(pinsAgain(so, conversationId), { kind: 'newest', conversationId, notBefore: null })
      return rev === null ? newest : withFetch(newest, { kind: 'changes', conversationId, since: rev, notBefore: null })
    }, listAnew(chat))

/**
 * What waited to be tried again waits no more: that was for a connection that is over, and maybe by the clock of a tab
 * that
 * is gone, which was set back since.
 */
const atOnce = (chat: Chat): Chat => ({
  ...chat,
  work: tableFrom(
    entriesOf(chat.work).map(([id, one]) => [id, one.notBefore === null ? one : { ...one, notBefore: null }] as const),
  ),
  acts: chat.acts.map((one) => (one.notBefore === null ? one : { ...one, notBefore: null })),
  outbox: {
    ...chat.outbox,
    items: chat.outbox.items.map((one) => (one.notBefore === null ? one : { ...one, notBefore: null })),
  },
})

/**
 * Read up to amid what the server counted, and what is after that is not here: the list tells how much it is (IM-10).
 */
const readTold = (chat: Chat, conversationId: ConversationId): Chat => {
  const { listed, readSeq, timeline } = conversationIn(chat, conversationId)
  const isKnown =
    listed === null ||
    readSeq <= listed.readSeq ||
    readSeq >= listed.maxSeq ||
    timeline.loaded.some(([from, to]) => from <= readSeq + 1 && to >= listed.maxSeq)
  return isKnown ? chat : listAnew(chat)
}

/** What the service no longer gives is not asked for by itself from now on. */
const refusedIn = (chat: Chat, conversationId: ConversationId, failure: Failure): Chat =>
  isRetryable(failure) ? chat : closedConversation(chat, conversationId)

/** History that was asked for by hand waits for the hand again; what we owe ourselves is tried again later. */
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

/** Nothing before what is loaded: then the beginning is reached, whatever number it has. */
const asCovered = (
  work: PendingFetch | undefined,
  heard: ReceivedMessage<HistoryPulled>,
): ReceivedMessage<HistoryPulled> =>
  work?.kind === 'older' && heard.to < heard.from ? { ...heard, from: 1, to: work.before - 1 } : heard

const pulled = (chat: Chat, heard: ReceivedMessage<HistoryPulled>): Chat => {
  const {
    conversationId,
    from,
    to,
    ask: { id },
  } = heard
  const isFar = chat.work[id]?.kind === 'around'
  const mark = isFar ? farRangeKey(conversationId) : conversationId
  const failed = isFar && to < from ? put(chat.failed, mark, true as const) : drop(chat.failed, mark)
  return takePage({ ...withoutFetch(chat, id), failed }, asCovered(chat.work[id], heard), isFar, heard.at)
}

/** What an answer says that cannot be read is not known either, but trying again by itself would not help. */
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

/** What leads to nothing is sent as it was written (spec 1 §5). */
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

/** The data of the chat: `(data, what was heard) → data`. Messages may come in any order and any number of times. */
export const reduceChat = (chat: Chat, heard: ChatReducerInput): Chat => {
  switch (heard.type) {
    case 'SignedIn':
    case 'VisitorEntered':
      return { ...emptyChat, me: heard.session.xid }
    case 'SessionEnded':
      return emptyChat
    case 'ChatServiceLogged':
      return refresh(dropAllConfirmed(atOnce(chat)))
    case 'OpenConversation':
      return openConversation(chat, heard.conversationId)
    case 'OpenDirect':
      return openDirect(chat, heard.uid)
    case 'DirectOpened':
      return directOpened(withoutFetch(chat, heard.ask.id), heard.uid, heard.conversation)
    case 'DirectNotOpened':
      return directNotOpened(withFailedFetch(chat, heard.ask.id, heard.failure, heard.at), heard.uid, heard.failure)
    case 'RelationChanged':
      return related(chat, heard.xid, heard.change)
    // A conversation more to list.
    case 'GroupJoined':
    case 'LetIntoGroup':
    // Its name or picture may be others, and one may be out of it.
    case 'GroupChanged':
    case 'GroupSaved':
      return listAnew(chat)
    case 'DeedDone':
      return applyGroupAction(chat, heard.deed)
    case 'RetryConversations':
      return listAnew({ ...chat, list: 'loading' })
    case 'LoadEarlier':
      return loadEarlier(chat, heard.conversationId)
    case 'JumpTo':
      return jumpTo(chat, heard.conversationId, heard.seq)
    case 'ReadConversation':
      return readConversation(chat, heard.conversationId, heard.seq)
    case 'SendMessage':
      return inOutbox(chat, (outbox) => enqueue(outbox, newItem(heard)))
    case 'SendAgain':
      return inOutbox(chat, (outbox) => enqueue(outbox, newItem(heard, { isTried: true })))
    case 'SendLink':
      return inOutbox(chat, (outbox) => enqueue(outbox, newItem(heard, { lookup: heard.key })))
    case 'SendFiles':
      return inOutbox(chat, (outbox) => enqueue(outbox, newItem(heard, { awaitsFiles: true })))
    case 'FileStored':
      return inOutbox(chat, (outbox) => fileStored(outbox, heard.uploadId, heard.index, heard.url))
    // What may pass is tried again by the upload itself.
    case 'FileNotStored':
      return isRetryable(heard.failure)
        ? chat
        : inOutbox(chat, (outbox) => change(outbox, heard.uploadId, { failure: heard.failure }))
    case 'DropUpload':
      return inOutbox(chat, (outbox) => giveUpFiles(outbox, heard.uploadId))
    case 'LinkLookedUp':
      return inOutbox(chat, (outbox) => change(outbox, heard.clientId, foundBy(heard)))
    case 'RetryMessage':
      return inOutbox(chat, (outbox) => retry(outbox, heard.clientId, false))
    case 'RetryUpload':
      return inOutbox(chat, (outbox) => retry(outbox, heard.uploadId, true))
    case 'RemoveMessage':
      return inOutbox(chat, (outbox) => removeFailed(outbox, heard.clientId))
    case 'Perform':
      return performed(chat, heard.actId, heard.act)
    case 'ActDone':
      return takeDone(isActionConfirmed(chat, heard.actId), heard)
    case 'ActNotDone':
      return { ...chat, acts: withActionFailed(chat.acts, heard.actId, heard.failure, heard.at) }
    case 'ShowPins':
      return withFetch(chat, {
        kind: 'pins',
        conversationId: heard.conversationId,
        notBefore: addMs(heard.at, PINS_WAIT_MS),
      })
    case 'PinsChanged':
      return pinsAgain(chat, heard.conversationId)
    case 'PinsListed':
      return takePins(chat, heard)
    case 'PinsNotListed':
      return withFailedFetch(chat, heard.ask.id, heard.failure, heard.at)
    case 'MessagesChanged':
      return dropConfirmed(takeChanges(chat, heard.messages))
    case 'MessagesGone':
      return dropConfirmed(takeGone(chat, heard.conversationId, heard.ranges))
    case 'ChangesPulled':
      return dropConfirmed(takeChangesPage(withoutFetch(chat, heard.ask.id), heard.conversationId, heard))
    case 'ChangesNotPulled':
      return withFailedFetch(chat, heard.ask.id, heard.failure, heard.at)
    case 'MessagesArrived':
      return takeMessages(chat, heard.messages, heard.at)
    case 'MessageSent':
      return takeMessages(
        inOutbox(chat, (outbox) => confirm(outbox, heard.clientId)),
        [heard.message],
        heard.at,
      )
    case 'MessageNotSent':
      return inOutbox(chat, (outbox) => change(outbox, heard.clientId, notSent(heard.failure, heard.at)))
    case 'ConversationsListed':
      return takeListing(withoutFetch(chat, heard.ask.id), heard.conversations)
    case 'ConversationsNotListed':
      return {
        ...withFailedFetch(chat, heard.ask.id, heard.failure, heard.at),
        list: chat.list === 'shown' ? 'shown' : 'failed',
      }
    // Done first: a hole that the page leaves open is work again.
    case 'HistoryPulled':
      return pulled(chat, heard)
    case 'HistoryNotPulled':
      return notPulled(chat, heard)
    case 'ReadMarked':
      return readTold(withoutFetch(chat, heard.ask.id), heard.conversationId)
    case 'ReadNotMarked':
      return withFailedFetch(chat, heard.ask.id, heard.failure, heard.at)
    case 'AlarmRang':
      return rang(chat, heard.ask.id.replace(/^wait:/, ''))
    default:
      return chat
  }
}
