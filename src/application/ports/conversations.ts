import type { TaskEither } from 'fp-ts/TaskEither'
import type { Observable } from 'rxjs'
import type { Act, ChatLogMessage, ChatMessage, Content, ConversationSummary } from '../../domain/chat'
import type { AnnouncementMessage } from '../../domain/announcement'
import type { GroupMessage } from '../../domain/group'
import type { Failure } from '../../domain/kernel/failure'
import type { Intervals } from '../../domain/kernel/intervals'
import type { ClientId, ConversationId, SessionId, Uid } from '../../domain/kernel/ids'

/** How a connection to the chat service goes on: logged first, then exactly one of the others, which ends it. */
export type ChatServiceEvent = 'logged' | 'closed' | 'connectFailed' | 'loginFailed' | 'kicked'

export interface Page {
  readonly from: number
  readonly to: number
  readonly messages: readonly ChatMessage[]
  /** Up to which change of the conversation these are known; `null` where it is not told. */
  readonly rev: number | null
}

export type ChatFact =
  | Extract<ChatLogMessage, { type: 'MessagesArrived' | 'MessagesChanged' | 'MessagesGone' | 'PinsChanged' }>
  | Extract<AnnouncementMessage, { type: 'AnnouncementsChanged' }>
  | Extract<GroupMessage, { type: 'GroupChanged' }>

export interface Changes extends Pick<Page, 'messages'> {
  /** Where it is less than the last there is, the rest is asked for from there. */
  readonly rev: number
  /** All that was deleted or cleared for this account. */
  readonly gone: Intervals
}

/** The chat service: numbers the messages of a conversation from 1 without holes and keeps one a client id. */
export interface Conversations {
  /** Messages pushed to this account, those of one turn as one fact, and what became of earlier ones. */
  readonly facts$: Observable<ChatFact>
  /** Logs in when subscribed, leaves when unsubscribed. */
  readonly connect: (sessionId: SessionId) => Observable<ChatServiceEvent>
  readonly list: () => TaskEither<Failure, readonly ConversationSummary[]>
  /** The chat with whoever goes by that uid; one is made where there is none. */
  readonly openDirect: (uid: Uid) => TaskEither<Failure, ConversationSummary>
  /** The same client id twice gives the same message twice. */
  readonly send: (message: {
    conversationId: ConversationId
    clientId: ClientId
    content: Content
  }) => TaskEither<Failure, ChatMessage>
  /** The page that ends before that seq, or the newest (`null`); `from > to`: there is none. */
  readonly history: (id: ConversationId, before: number | null, size: number) => TaskEither<Failure, Page>
  readonly range: (id: ConversationId, from: number, to: number) => TaskEither<Failure, Page>
  /** What changed after that change, oldest change first. */
  readonly changes: (id: ConversationId, since: number) => TaskEither<Failure, Changes>
  /** Done twice it is as done once. */
  readonly performAction: (act: Act) => TaskEither<Failure, void>
  /** What is pinned there and still to be seen, last pinned first. */
  readonly pinned: (id: ConversationId) => TaskEither<Failure, readonly ChatMessage[]>
  readonly markRead: (id: ConversationId, seq: number) => TaskEither<Failure, void>
}
