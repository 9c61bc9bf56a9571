import { plainText, chatReducer, threadOf } from '../../../src/domain/chat'
import { refused, unreachable } from '../../../src/domain/kernel/failure'
import type { ChatMessage, ConversationSummary } from '../../../src/domain/chat'
import { clientId, lounge, messageOf } from '../../support/builders/message'
import { ann } from '../../support/builders/person'
import { sessionId, sessionOf } from '../../support/builders/session'
import { given, type Step } from '../../support/given'

/** Requests of the chat service reducer. The chat reducer handles their facts unchanged. */
const service = { unit: 'connection/chatService', id: 'joinChatService', seq: 1 }

export const signedIn: Step = { type: 'SignedIn', session: sessionOf(ann) }
export const logged: Step = { type: 'ChatServiceLoggedIn', ask: service, sessionId: sessionId('s-Ann-1') }
export const cut: Step = { type: 'ChatServiceClosed', ask: service }
export const ended: Step = {
  type: 'SessionEnded',
  ask: { unit: 'session', id: 'endSession', seq: 1 },
  reason: 'signedOut',
}

export const arrive = (...messages: readonly ChatMessage[]): Step => ({ type: 'chat/MessagesArrived', messages })
export const send = (id: string, text = `text ${id}`, conversationId = lounge): Step => ({
  type: 'chat/SendMessage',
  conversationId,
  clientId: clientId(id),
  content: plainText(text),
})
/** The server has stored the message under this number. */
export const sent =
  (id: string, seq: number, conversationId = lounge): Step =>
  (ask) => ({
    type: 'chat/MessageSent',
    ask: ask(`send:${id}`),
    clientId: clientId(id),
    message: messageOf({ seq, by: ann, in: conversationId, clientId: clientId(id), text: `text ${id}` }),
  })
export const lost =
  (id: string): Step =>
  (ask) => ({ type: 'chat/MessageNotSent', ask: ask(`send:${id}`), clientId: clientId(id), failure: unreachable })
export const refuse =
  (id: string, words = 'You were muted'): Step =>
  (ask) => ({ type: 'chat/MessageNotSent', ask: ask(`send:${id}`), clientId: clientId(id), failure: refused(words) })

export const listed =
  (...conversations: readonly ConversationSummary[]): Step =>
  (ask) => ({ type: 'chat/ConversationsListed', ask: ask('list'), conversations })
/** The result of a history request: all messages of its range, or only the given messages. */
export const page =
  (id: string, from: number, to: number, messages?: readonly ChatMessage[]): Step =>
  (ask) => ({
    type: 'chat/HistoryPulled',
    ask: ask(id),
    conversationId: lounge,
    from,
    to,
    rev: null,
    messages: messages ?? Array.from({ length: to - from + 1 }, (_, i) => messageOf({ seq: from + i })),
  })
export const openLounge: Step = { type: 'chat/OpenConversation', conversationId: lounge }

/** Ann is signed in, her chat is connected, and the list is loaded. */
export const live = given(chatReducer, signedIn, logged, listed())

export type State = typeof chatReducer.initial
export const pending = ({ state }: { state: State }) => threadOf(state, lounge).pending.map((item) => item.clientId)

export const sending = (id: string, conversationId = lounge) => ({
  [`send:${id}`]: { conversationId, clientId: clientId(id), content: plainText(`text ${id}`) },
})
