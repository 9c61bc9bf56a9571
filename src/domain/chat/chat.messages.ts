import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { ClientId, ConversationId, Uid } from '../kernel/ids'
import { effectResult, message, UNTIL_STORED } from '../kernel/message'
import { withDefault } from '../kernel/with-default'
import { Intervals } from '../kernel/intervals'
import { UploadFile } from '../upload'
import { ChatMessage, ConversationSummary } from './chat'
import { ChatActionDone } from './chat-action.messages'
import { ConversationAction } from './chat.actions'
import { NotSent } from './outbox/chat.outbox'
import { Content, GroupCard, SpaceCard } from './content'

/** Commands and facts of the chat in the account log. */
export const chatMessages = {
  'chat/OpenConversation': message('chat/OpenConversation', { conversationId: ConversationId }),
  'chat/LoadEarlier': message('chat/LoadEarlier', { conversationId: ConversationId }),
  /**
   * Loads the missing parts of a page on each side of the message. If the message is at the edge of a range that an
   * earlier jump loaded, extends that range.
   */
  'chat/JumpTo': message('chat/JumpTo', { conversationId: ConversationId, seq: t.number }),
  /** The person has seen everything up to and including `seq`. */
  'chat/MarkConversationRead': message('chat/MarkConversationRead', { conversationId: ConversationId, seq: t.number }),
  /** Opens the direct chat with the person of that uid. Creates the chat if there is none. */
  'chat/OpenDirect': message('chat/OpenDirect', { uid: Uid }),
  'chat/ShowPins': message('chat/ShowPins', { conversationId: ConversationId }),
  'chat/RetryConversations': message('chat/RetryConversations', {}),
  'chat/SendMessage': message(
    'chat/SendMessage',
    { conversationId: ConversationId, clientId: ClientId, content: Content },
    UNTIL_STORED,
  ),
  /**
   * Like `SendMessage`, for a message whose first try may have reached the server before the last session ended. The
   * message keeps its client id, so that the conversation shows the message only once.
   */
  'chat/ResendMessage': message(
    'chat/ResendMessage',
    { conversationId: ConversationId, clientId: ClientId, content: Content },
    UNTIL_STORED,
  ),
  /**
   * Like `SendMessage`, for a link to the group or space `key`. If the lookup finds the group or space, its card is
   * sent.
   */
  'chat/SendLink': message(
    'chat/SendLink',
    { conversationId: ConversationId, clientId: ClientId, content: Content, key: t.string },
    UNTIL_STORED,
  ),
  /**
   * Like `SendMessage`, for a picture or video. The files of the message are stored first, under the same id. Older
   * entries have no `files`: a separate message carried them.
   */
  'chat/SendFiles': message(
    'chat/SendFiles',
    {
      conversationId: ConversationId,
      clientId: ClientId,
      content: Content,
      files: withDefault(t.readonlyArray(UploadFile), []),
    },
    UNTIL_STORED,
  ),
  'chat/RetryMessage': message('chat/RetryMessage', { clientId: ClientId }),
  'chat/RemoveMessage': message('chat/RemoveMessage', { clientId: ClientId }),
  /** Runs an action on a message or a conversation. Each press has a new `actId`. */
  'chat/PerformChatAction': message('chat/PerformChatAction', { actId: ClientId, act: ConversationAction }),

  /** Messages that the chat service pushed. Messages that arrive together form one fact. */
  'chat/MessagesArrived': message('chat/MessagesArrived', { messages: t.readonlyArray(ChatMessage) }),
  /** The service pushed new states of existing messages. */
  'chat/MessagesChanged': message('chat/MessagesChanged', { messages: t.readonlyArray(ChatMessage) }),
  /** Messages that were deleted or cleared, by this account in another browser, or for everyone. */
  'chat/MessagesDeleted': message('chat/MessagesDeleted', { conversationId: ConversationId, ranges: Intervals }),
  'chat/DirectOpened': effectResult('chat/DirectOpened', { uid: Uid, conversation: ConversationSummary }),
  'chat/DirectNotOpened': effectResult('chat/DirectNotOpened', { uid: Uid, failure: Failure }),
  'chat/PinsChanged': message('chat/PinsChanged', { conversationId: ConversationId }),
  'chat/ConversationsListed': effectResult('chat/ConversationsListed', {
    conversations: t.readonlyArray(ConversationSummary),
  }),
  'chat/ConversationsNotListed': effectResult('chat/ConversationsNotListed', { failure: Failure }),
  /** `from`..`to` is the range that the response covers, even if some numbers in the range have no message any more. */
  'chat/HistoryPulled': effectResult('chat/HistoryPulled', {
    conversationId: ConversationId,
    from: t.number,
    to: t.number,
    messages: t.readonlyArray(ChatMessage),
    /** The last change number that these messages include; `null` if the server does not send this number. */
    rev: withDefault(t.union([t.number, t.null]), null),
  }),
  /** All changes after `since` up to `rev`, and the ranges of all deleted or cleared messages. */
  'chat/ChangesPulled': effectResult('chat/ChangesPulled', {
    conversationId: ConversationId,
    since: t.number,
    rev: t.number,
    messages: t.readonlyArray(ChatMessage),
    gone: Intervals,
  }),
  'chat/ChangesNotPulled': effectResult('chat/ChangesNotPulled', { failure: Failure }),
  'chat/ChatActionDone': ChatActionDone,
  'chat/ChatActionFailed': effectResult('chat/ChatActionFailed', {
    actId: ClientId,
    act: ConversationAction,
    failure: Failure,
  }),
  /** The pinned messages of a conversation, the last pinned first. */
  'chat/PinsListed': effectResult('chat/PinsListed', {
    conversationId: ConversationId,
    messages: t.readonlyArray(ChatMessage),
  }),
  'chat/PinsNotListed': effectResult('chat/PinsNotListed', { failure: Failure }),
  'chat/HistoryNotPulled': effectResult('chat/HistoryNotPulled', { conversationId: ConversationId, failure: Failure }),
  'chat/MessageSent': effectResult('chat/MessageSent', { clientId: ClientId, message: ChatMessage }),
  'chat/MessageNotSent': effectResult('chat/MessageNotSent', { clientId: ClientId, failure: NotSent }),
  'chat/LinkLookedUp': effectResult('chat/LinkLookedUp', {
    clientId: ClientId,
    group: t.union([GroupCard, t.null]),
    space: withDefault(t.union([SpaceCard, t.null]), null),
  }),
  'chat/ConversationReadMarked': effectResult('chat/ConversationReadMarked', {
    conversationId: ConversationId,
    seq: t.number,
  }),
  'chat/ConversationReadNotMarked': effectResult('chat/ConversationReadNotMarked', {
    conversationId: ConversationId,
    seq: t.number,
    failure: Failure,
  }),
} as const

type Codecs = typeof chatMessages
export type ChatLogMessage = t.TypeOf<Codecs[keyof Codecs]>
