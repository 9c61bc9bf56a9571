import type { TaskEither } from 'fp-ts/TaskEither'
import type { Observable } from 'rxjs'
import type { ChatLogMessage, ChatMessage, ConversationSummary } from '../../domain/chat'
import type { Failure } from '../../domain/kernel/failure'
import type { ClientId, ConversationId, SessionId } from '../../domain/kernel/ids'

/** How a connection to the chat service goes on: logged first, then exactly one of the others, which ends it. */
export type ChatServiceEvent = 'logged' | 'closed' | 'connectFailed' | 'loginFailed' | 'kicked'

export interface Page {
  readonly from: number
  readonly to: number
  readonly messages: readonly ChatMessage[]
}

/** The chat service: numbers the messages of a conversation from 1 without holes and keeps one a client id. */
export interface Conversations {
  /** Messages pushed to this account; those of one turn come as one fact. */
  readonly facts$: Observable<Extract<ChatLogMessage, { type: 'MessagesArrived' }>>
  /** Logs in when subscribed, leaves when unsubscribed. */
  readonly connect: (sessionId: SessionId) => Observable<ChatServiceEvent>
  readonly list: () => TaskEither<Failure, readonly ConversationSummary[]>
  /** The same client id twice gives the same message twice. */
  readonly send: (message: { conversationId: ConversationId, clientId: ClientId, text: string }) => TaskEither<Failure, ChatMessage>
  /** The page that ends before that seq, or the newest (`null`); `from > to`: there is none. */
  readonly history: (id: ConversationId, before: number | null, size: number) => TaskEither<Failure, Page>
  readonly range: (id: ConversationId, from: number, to: number) => TaskEither<Failure, Page>
  readonly markRead: (id: ConversationId, seq: number) => TaskEither<Failure, void>
}
