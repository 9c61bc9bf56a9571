import { reducerWithEffects, type AlarmRang } from '../event-log'
import type { ConnectionMessage } from '../connection'
import type { GroupMessage } from '../group'
import { isRetryable } from '../kernel/failure'
import { addMs } from '../kernel/instant'
import type { ReceivedMessage } from '../kernel/message'
import type { RelationChanged } from '../profile'
import type { GroupAdminMessage } from '../group-admin/group-admin.messages'
import type { SessionMessage } from '../session'
import type { UploadFact } from '../upload'
import { withActionFailed } from './chat.actions'
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
import { dropAllConfirmed, dropConfirmed } from './outbox/chat.optimistic'
import { withoutFetch, emptyChat, withFetch, withFailedFetch, Chat } from './chat.data'
import { applyGroupAction } from './listing/chat.group-actions'
import { directNotOpened, directOpened, openDirect, related } from './listing/chat.direct'
import { listAnew } from './listing/chat.listing'
import { wantedChatEffects } from './chat.effects'
import { chatMessages, type ChatLogMessage } from './chat.messages'
import {
  change,
  confirm,
  enqueue,
  fileStored,
  giveUpFiles,
  leaveTries,
  removeFailed,
  retry,
} from './outbox/chat.outbox'
import { chatChunking } from './timeline/chat.chunks'
import { isActionConfirmed } from './listing/chat.settings'
import {
  pinsAgain,
  takePins,
  performed,
  takeDone,
  refresh,
  atOnce,
  notSent,
  rang,
  foundBy,
  newItem,
  inOutbox,
} from './chat.reducer-steps'

/** The wait before the pinned messages load (spec 1 §9). */
const PINS_WAIT_MS = 1_000

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

/**
 * The reducer of the chat's data. Messages may come in any order and any number of times.
 * @internal
 */
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

/** The messages that change the connection. A new session starts offline. */
const connections = {
  SignedIn: 'offline',
  VisitorEntered: 'offline',
  SessionEnded: 'signedOut',
  ChatServiceLoggedIn: 'live',
  ChatServiceClosed: 'offline',
  ChatConnectFailed: 'offline',
  ChatLoginFailed: 'offline',
  ChatKickedOffline: 'offline',
} as const satisfies Partial<Record<ChatReducerInput['type'], Chat['connection']>>

const changesConnection = (
  message: ChatReducerInput,
): message is Extract<ChatReducerInput, { type: keyof typeof connections }> => Object.hasOwn(connections, message.type)

/** Without a session, only a change of the connection is handled. */
const reduceConnected = (chat: Chat, message: ChatReducerInput): Chat => {
  if (!changesConnection(message)) return chat.connection === 'signedOut' ? chat : reduceChat(chat, message)
  const left = chat.connection === 'live' ? inOutbox(chat, leaveTries) : chat
  return { ...reduceChat(left, message), connection: connections[message.type] }
}

const reducer = reducerWithEffects('chat/chat', {
  initial: emptyChat,
  codec: Chat,
  handles: [
    ...Object.keys(chatMessages),
    ...Object.keys(connections),
    'profile/RelationChanged',
    'group/GroupJoined',
    'group/AdmittedToGroup',
    'group/GroupChanged',
    'group-admin/GroupSaved',
    'group-admin/GroupActionDone',
    'upload/FileStored',
    'upload/FileNotStored',
    'upload/DropUpload',
    'upload/RetryUpload',
  ],
  reduce: reduceConnected,
  effects: wantedChatEffects,
})

/** The effects are a function of the data, and are updated after every entry. */
export const chatReducer: typeof reducer = { ...reducer, chunking: chatChunking() }
