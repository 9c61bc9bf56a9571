import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { ClientId, ConversationId } from '../kernel/ids'
import { answer, message } from '../kernel/message'
import { ChatMessage, ConversationSummary } from './chat'

/** Commands and facts that the account log carries for this area. */
export const chatMessages = {
  OpenConversation: message('OpenConversation', { conversationId: ConversationId }),
  LoadEarlier: message('LoadEarlier', { conversationId: ConversationId }),
  /** Loads a page on either side of that message, as far as it is not there yet; at the edge of a far range it grows it. */
  JumpTo: message('JumpTo', { conversationId: ConversationId, seq: t.number }),
  /** The person has seen everything up to and including `seq`. */
  ReadConversation: message('ReadConversation', { conversationId: ConversationId, seq: t.number }),
  RetryConversations: message('RetryConversations', {}),
  SendMessage: message('SendMessage', { conversationId: ConversationId, clientId: ClientId, text: t.string }),
  RetryMessage: message('RetryMessage', { clientId: ClientId }),
  RemoveMessage: message('RemoveMessage', { clientId: ClientId }),

  /** Pushed by the chat service: whatever came within one turn is one fact. */
  MessagesArrived: message('MessagesArrived', { messages: t.readonlyArray(ChatMessage) }),
  ConversationsListed: answer('ConversationsListed', { conversations: t.readonlyArray(ConversationSummary) }),
  ConversationsNotListed: answer('ConversationsNotListed', { failure: Failure }),
  /** `from`..`to` is what the answer covers, also where a number in it has no message any more. */
  HistoryPulled: answer('HistoryPulled', {
    conversationId: ConversationId, from: t.number, to: t.number, messages: t.readonlyArray(ChatMessage),
  }),
  HistoryNotPulled: answer('HistoryNotPulled', { conversationId: ConversationId, failure: Failure }),
  MessageSent: answer('MessageSent', { clientId: ClientId, message: ChatMessage }),
  MessageNotSent: answer('MessageNotSent', { clientId: ClientId, failure: Failure }),
  ReadMarked: answer('ReadMarked', { conversationId: ConversationId, seq: t.number }),
  ReadNotMarked: answer('ReadNotMarked', { conversationId: ConversationId, seq: t.number, failure: Failure }),
} as const

type Codecs = typeof chatMessages
export type ChatLogMessage = t.TypeOf<Codecs[keyof Codecs]>
