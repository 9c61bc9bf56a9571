import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { ClientId, ConversationId, Uid } from '../kernel/ids'
import { effectResult, message, UNTIL_STORED } from '../kernel/message'
import { withDefault } from '../kernel/with-default'
import { Intervals } from '../kernel/intervals'
import { UploadFile } from '../upload'
import { ChatMessage, ConversationSummary } from './chat'
import { ConversationAction } from './chat.actions'
import { NotSent } from './outbox/chat.outbox'
import { Content, GroupCard, SpaceCard } from './content'

/** Commands and facts of the chat in the account log. */
export const chatMessages = {
  OpenConversation: message('OpenConversation', { conversationId: ConversationId }),
  LoadEarlier: message('LoadEarlier', { conversationId: ConversationId }),
  /**
   * Loads the missing parts of a page on each side of the message. If the message is at the edge of a range that an
   * earlier jump loaded, extends that range.
   */
  JumpTo: message('JumpTo', { conversationId: ConversationId, seq: t.number }),
  /** The person has seen everything up to and including `seq`. */
  ReadConversation: message('ReadConversation', { conversationId: ConversationId, seq: t.number }),
  /** Opens the direct chat with the person of that uid. Creates the chat if there is none. */
  OpenDirect: message('OpenDirect', { uid: Uid }),
  ShowPins: message('ShowPins', { conversationId: ConversationId }),
  RetryConversations: message('RetryConversations', {}),
  SendMessage: message(
    'SendMessage',
    { conversationId: ConversationId, clientId: ClientId, content: Content },
    UNTIL_STORED,
  ),
  /**
   * Like `SendMessage`, for a message whose first try may have reached the server before the last session ended. The
   * message keeps its client id, so that the conversation shows the message only once.
   */
  SendAgain: message(
    'SendAgain',
    { conversationId: ConversationId, clientId: ClientId, content: Content },
    UNTIL_STORED,
  ),
  /**
   * Like `SendMessage`, for a link to the group or space `key`. If the lookup finds the group or space, its card is
   * sent.
   */
  SendLink: message(
    'SendLink',
    { conversationId: ConversationId, clientId: ClientId, content: Content, key: t.string },
    UNTIL_STORED,
  ),
  /**
   * Like `SendMessage`, for a picture or video. The files of the message are stored first, under the same id. Older
   * entries have no `files`: a separate message carried them.
   */
  SendFiles: message(
    'SendFiles',
    {
      conversationId: ConversationId,
      clientId: ClientId,
      content: Content,
      files: withDefault(t.readonlyArray(UploadFile), []),
    },
    UNTIL_STORED,
  ),
  RetryMessage: message('RetryMessage', { clientId: ClientId }),
  RemoveMessage: message('RemoveMessage', { clientId: ClientId }),
  /** Runs an action on a message or a conversation. Each press has a new `actId`. */
  Perform: message('Perform', { actId: ClientId, act: ConversationAction }),

  /** Messages that the chat service pushed. Messages that arrive together form one fact. */
  MessagesArrived: message('MessagesArrived', { messages: t.readonlyArray(ChatMessage) }),
  /** The service pushed new states of existing messages. */
  MessagesChanged: message('MessagesChanged', { messages: t.readonlyArray(ChatMessage) }),
  /** Messages that were deleted or cleared, by this account in another browser, or for everyone. */
  MessagesGone: message('MessagesGone', { conversationId: ConversationId, ranges: Intervals }),
  DirectOpened: effectResult('DirectOpened', { uid: Uid, conversation: ConversationSummary }),
  DirectNotOpened: effectResult('DirectNotOpened', { uid: Uid, failure: Failure }),
  PinsChanged: message('PinsChanged', { conversationId: ConversationId }),
  ConversationsListed: effectResult('ConversationsListed', { conversations: t.readonlyArray(ConversationSummary) }),
  ConversationsNotListed: effectResult('ConversationsNotListed', { failure: Failure }),
  /** `from`..`to` is the range that the response covers, even if some numbers in the range have no message any more. */
  HistoryPulled: effectResult('HistoryPulled', {
    conversationId: ConversationId,
    from: t.number,
    to: t.number,
    messages: t.readonlyArray(ChatMessage),
    /** The last change number that these messages include; `null` if the server does not send this number. */
    rev: withDefault(t.union([t.number, t.null]), null),
  }),
  /** All changes after `since` up to `rev`, and the ranges of all deleted or cleared messages. */
  ChangesPulled: effectResult('ChangesPulled', {
    conversationId: ConversationId,
    since: t.number,
    rev: t.number,
    messages: t.readonlyArray(ChatMessage),
    gone: Intervals,
  }),
  ChangesNotPulled: effectResult('ChangesNotPulled', { failure: Failure }),
  ActDone: effectResult('ActDone', { actId: ClientId, act: ConversationAction }),
  ActNotDone: effectResult('ActNotDone', { actId: ClientId, act: ConversationAction, failure: Failure }),
  /** The pinned messages of a conversation, the last pinned first. */
  PinsListed: effectResult('PinsListed', { conversationId: ConversationId, messages: t.readonlyArray(ChatMessage) }),
  PinsNotListed: effectResult('PinsNotListed', { failure: Failure }),
  HistoryNotPulled: effectResult('HistoryNotPulled', { conversationId: ConversationId, failure: Failure }),
  MessageSent: effectResult('MessageSent', { clientId: ClientId, message: ChatMessage }),
  MessageNotSent: effectResult('MessageNotSent', { clientId: ClientId, failure: NotSent }),
  LinkLookedUp: effectResult('LinkLookedUp', {
    clientId: ClientId,
    group: t.union([GroupCard, t.null]),
    space: withDefault(t.union([SpaceCard, t.null]), null),
  }),
  ReadMarked: effectResult('ReadMarked', { conversationId: ConversationId, seq: t.number }),
  ReadNotMarked: effectResult('ReadNotMarked', { conversationId: ConversationId, seq: t.number, failure: Failure }),
} as const

type Codecs = typeof chatMessages
export type ChatLogMessage = t.TypeOf<Codecs[keyof Codecs]>
