import type { AlarmRang } from '../event-log'
import type { ConnectionMessage } from '../connection'
import type { GroupMessage } from '../group'
import { isRetryable } from '../kernel/failure'
import { ConversationId, type ClientId } from '../kernel/ids'
import { addMs, type Instant } from '../kernel/instant'
import type { ReceivedMessage } from '../kernel/message'
import { entriesOf, keysOf, tableFrom } from '../kernel/table'
import type { RelationChanged } from '../profile'
import type { GroupAdminMessage } from '../group-admin/group-admin.messages'
import type { SessionMessage } from '../session'
import type { UploadFact } from '../upload'
import { withActionDone, withActionDue, withActionFailed, withAction, type ConversationAction } from './chat.actions'
import { takeChanges, takeChangesPage, takeGone, takeListing, takeMessages } from './timeline/chat.incoming'
import {
  jumpTo,
  loadEarlier,
  notPulled,
  openConversation,
  pulled,
  readConversation,
  recountRead,
} from './timeline/chat.history'
import { withPins } from './timeline/chat.changes'
import { dropAllConfirmed, dropConfirmedPins, dropConfirmed } from './outbox/chat.optimistic'
import {
  conversationIn,
  withoutFetch,
  emptyChat,
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

/** The wait before the pinned messages load (spec 1 §9). */
const PINS_WAIT_MS = 1_000

type Sent = Pick<Extract<ChatLogMessage, { type: 'chat/SendMessage' }>, 'clientId' | 'conversationId' | 'content'>
type CameIn = Extract<GroupMessage, { type: 'group/GroupJoined' | 'group/AdmittedToGroup' | 'group/GroupChanged' }>
export type ChatReducerInput = ReceivedMessage<
  | ChatLogMessage
  | SessionMessage
  | ConnectionMessage
  | RelationChanged
  | CameIn
  | GroupAdminMessage
  | UploadFact
  | AlarmRang
>

const pinsAgain = (chat: Chat, conversationId: ConversationId): Chat =>
  conversationIn(chat, conversationId).pins === null
    ? chat
    : withFetch(chat, { kind: 'pins', conversationId, notBefore: null })

const takePins = (
  chat: Chat,
  { ask: { id }, conversationId, messages }: ReceivedMessage<Extract<ChatLogMessage, { type: 'chat/PinsListed' }>>,
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
 * Records a deletion at once: the push of the deletion may be missed, and an older page must not restore the message.
 */
const takeDone = (
  chat: Chat,
  { actId, act }: ReceivedMessage<Extract<ChatLogMessage, { type: 'chat/ChatActionDone' }>>,
): Chat => {
  const { conversationId } = act
  const done =
    act.kind === 'delete' || act.kind === 'deleteForAll' ? takeGone(chat, conversationId, [[act.seq, act.seq]]) : chat
  const settled = dropConfirmed({ ...done, acts: withActionDone(done.acts, actId) })
  return act.kind === 'pin' ? pinsAgain(settled, conversationId) : settled
}

/** Reads again everything that the service pushes: the list, and every opened conversation. */
const refresh = (chat: Chat): Chat =>
  keysOf(chat.opened)
    .filter(ConversationId.is)
    .reduce((acc, conversationId) => {
      const { rev } = conversationIn(acc, conversationId)
      const newest = withFetch(pinsAgain(acc, conversationId), { kind: 'newest', conversationId, notBefore: null })
      return rev === null ? newest : withFetch(newest, { kind: 'changes', conversationId, since: rev, notBefore: null })
    }, listAnew(chat))

/** Ends all waits for a retry. These waits belong to a lost connection, and perhaps to a tab with a wrong clock. */
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
 * After an unreadable response, the client does not know whether the server has the message. An automatic retry would
 * not help.
 */
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

/** If the lookup finds neither group nor space, the link is sent as plain text (spec 1 §5). */
const foundBy = ({ group, space }: Extract<ChatLogMessage, { type: 'chat/LinkLookedUp' }>): Partial<OutboxItem> => {
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
    case 'ChatServiceLoggedIn':
      return refresh(dropAllConfirmed(atOnce(chat)))
    case 'chat/OpenConversation':
      return openConversation(chat, message.conversationId)
    case 'chat/OpenDirect':
      return openDirect(chat, message.uid)
    case 'chat/DirectOpened':
      return directOpened(withoutFetch(chat, message.ask.id), message.uid, message.conversation)
    case 'chat/DirectNotOpened':
      return directNotOpened(
        withFailedFetch(chat, message.ask.id, message.failure, message.at),
        message.uid,
        message.failure,
      )
    case 'profile/RelationChanged':
      return related(chat, message.xid, message.change)
    // The member entered a group, so the list has one more conversation.
    case 'group/GroupJoined':
    case 'group/AdmittedToGroup':
    // The group's name or picture may have changed, or the member may have left the group.
    case 'group/GroupChanged':
    case 'group-admin/GroupSaved':
      return listAnew(chat)
    case 'group-admin/GroupActionDone':
      return applyGroupAction(chat, message.deed)
    case 'chat/RetryConversations':
      return listAnew({ ...chat, list: 'loading' })
    case 'chat/LoadEarlier':
      return loadEarlier(chat, message.conversationId)
    case 'chat/JumpTo':
      return jumpTo(chat, message.conversationId, message.seq)
    case 'chat/MarkConversationRead':
      return readConversation(chat, message.conversationId, message.seq)
    case 'chat/SendMessage':
      return inOutbox(chat, (outbox) => enqueue(outbox, newItem(message)))
    case 'chat/ResendMessage':
      return inOutbox(chat, (outbox) => enqueue(outbox, newItem(message, { isTried: true })))
    case 'chat/SendLink':
      return inOutbox(chat, (outbox) => enqueue(outbox, newItem(message, { lookup: message.key })))
    case 'chat/SendFiles':
      return inOutbox(chat, (outbox) => enqueue(outbox, newItem(message, { awaitsFiles: true })))
    case 'upload/FileStored':
      return inOutbox(chat, (outbox) => fileStored(outbox, message.uploadId, message.index, message.url))
    // After a retryable failure the upload tries again by itself, so the message has not failed yet.
    case 'upload/FileNotStored':
      return isRetryable(message.failure)
        ? chat
        : inOutbox(chat, (outbox) => change(outbox, message.uploadId, { failure: message.failure }))
    case 'upload/DropUpload':
      return inOutbox(chat, (outbox) => giveUpFiles(outbox, message.uploadId))
    case 'chat/LinkLookedUp':
      return inOutbox(chat, (outbox) => change(outbox, message.clientId, foundBy(message)))
    case 'chat/RetryMessage':
      return inOutbox(chat, (outbox) => retry(outbox, message.clientId, false))
    case 'upload/RetryUpload':
      return inOutbox(chat, (outbox) => retry(outbox, message.uploadId, true))
    case 'chat/RemoveMessage':
      return inOutbox(chat, (outbox) => removeFailed(outbox, message.clientId))
    case 'chat/PerformChatAction':
      return performed(chat, message.actId, message.act)
    case 'chat/ChatActionDone':
      return takeDone(isActionConfirmed(chat, message.actId), message)
    case 'chat/ChatActionFailed':
      return { ...chat, acts: withActionFailed(chat.acts, message.actId, message.failure, message.at) }
    case 'chat/ShowPins':
      return withFetch(chat, {
        kind: 'pins',
        conversationId: message.conversationId,
        notBefore: addMs(message.at, PINS_WAIT_MS),
      })
    case 'chat/PinsChanged':
      return pinsAgain(chat, message.conversationId)
    case 'chat/PinsListed':
      return takePins(chat, message)
    case 'chat/PinsNotListed':
      return withFailedFetch(chat, message.ask.id, message.failure, message.at)
    case 'chat/MessagesChanged':
      return dropConfirmed(takeChanges(chat, message.messages))
    case 'chat/MessagesDeleted':
      return dropConfirmed(takeGone(chat, message.conversationId, message.ranges))
    case 'chat/ChangesPulled':
      return dropConfirmed(takeChangesPage(withoutFetch(chat, message.ask.id), message.conversationId, message))
    case 'chat/ChangesNotPulled':
      return withFailedFetch(chat, message.ask.id, message.failure, message.at)
    case 'chat/MessagesArrived':
      return takeMessages(chat, message.messages, message.at)
    case 'chat/MessageSent':
      return takeMessages(
        inOutbox(chat, (outbox) => confirm(outbox, message.clientId)),
        [message.message],
        message.at,
      )
    case 'chat/MessageNotSent':
      return inOutbox(chat, (outbox) => change(outbox, message.clientId, notSent(message.failure, message.at)))
    case 'chat/ConversationsListed':
      return takeListing(withoutFetch(chat, message.ask.id), message.conversations)
    case 'chat/ConversationsNotListed':
      return {
        ...withFailedFetch(chat, message.ask.id, message.failure, message.at),
        list: chat.list === 'shown' ? 'shown' : 'failed',
      }
    // Removes the fetch first, because a hole in the page becomes a new fetch.
    case 'chat/HistoryPulled':
      return pulled(chat, message)
    case 'chat/HistoryNotPulled':
      return notPulled(chat, message)
    case 'chat/ConversationReadMarked':
      return recountRead(withoutFetch(chat, message.ask.id), message.conversationId)
    case 'chat/ConversationReadNotMarked':
      return withFailedFetch(chat, message.ask.id, message.failure, message.at)
    case 'AlarmRang':
      return rang(chat, message.ask.id.replace(/^wait:/, ''))
    default:
      return chat
  }
}
