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

/** Commands and facts that the account log carries for this area. */
export const chatMessages = {
  OpenConversation: message('OpenConversation', { conversationId: ConversationId }),
  LoadEarlier: message('LoadEarlier', { conversationId: ConversationId }),
  /**
   * Loads a page on either side of that message, as far as it is not there yet; at the edge of a far range it grows it.
   */
  JumpTo: message('JumpTo', { conversationId: ConversationId, seq: t.number }),
  /** The person has seen everything up to and including `seq`. */
  ReadConversation: message('ReadConversation', { conversationId: ConversationId, seq: t.number }),
  /** Opens the direct chat with whoever goes by that uid, and makes one where there is none. */
  OpenDirect: message('OpenDirect', { uid: Uid }),
  /** What is pinned there is shown from now on. */
  ShowPins: message('ShowPins', { conversationId: ConversationId }),
  RetryConversations: message('RetryConversations', {}),
  SendMessage: message(
    'SendMessage',
    { conversationId: ConversationId, clientId: ClientId, content: Content },
    UNTIL_STORED,
  ),
  /**
   * The same of what was on its way when the session before ended, and may have come: under its own id, so that it is
   * there once.
   */
  SendAgain: message(
    'SendAgain',
    { conversationId: ConversationId, clientId: ClientId, content: Content },
    UNTIL_STORED,
  ),
  /**
   * The same of a link to what goes by `key`, a group or a space: that is looked up first, and its card is sent, if
   * there is such a one.
   */
  SendLink: message(
    'SendLink',
    { conversationId: ConversationId, clientId: ClientId, content: Content, key: t.string },
    UNTIL_STORED,
  ),
  /**
   * The same of a picture or video, whose files are stored first under the same id. An earlier version said of these
   * alone.
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
  /** Something is done to a message or a conversation; `actId` is new with each press. */
  Perform: message('Perform', { actId: ClientId, act: ConversationAction }),

  /** Pushed by the chat service: whatever came within one turn is one fact. */
  MessagesArrived: message('MessagesArrived', { messages: t.readonlyArray(ChatMessage) }),
  /** Messages that are there already, as they are now. */
  MessagesChanged: message('MessagesChanged', { messages: t.readonlyArray(ChatMessage) }),
  /** What was deleted or cleared, by me elsewhere or for everyone. */
  MessagesGone: message('MessagesGone', { conversationId: ConversationId, ranges: Intervals }),
  DirectOpened: effectResult('DirectOpened', { uid: Uid, conversation: ConversationSummary }),
  DirectNotOpened: effectResult('DirectNotOpened', { uid: Uid, failure: Failure }),
  /** Something was pinned or unpinned. */
  PinsChanged: message('PinsChanged', { conversationId: ConversationId }),
  ConversationsListed: effectResult('ConversationsListed', { conversations: t.readonlyArray(ConversationSummary) }),
  ConversationsNotListed: effectResult('ConversationsNotListed', { failure: Failure }),
  /** `from`..`to` is what the answer covers, also where a number in it has no message any more. */
  HistoryPulled: effectResult('HistoryPulled', {
    conversationId: ConversationId,
    from: t.number,
    to: t.number,
    messages: t.readonlyArray(ChatMessage),
    /** Up to which change these are known; `null` where it is not told. */
    rev: withDefault(t.union([t.number, t.null]), null),
  }),
  /** All that changed after `since` up to `rev`, and all that is gone. */
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
  /** Last pinned first. */
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
