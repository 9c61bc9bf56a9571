import type { TaskEither } from 'fp-ts/TaskEither'
import type { Observable } from 'rxjs'
import type { ConversationAction, ChatLogMessage, ChatMessage, Content, ConversationSummary } from '../../domain/chat'
import type { AnnouncementMessage } from '../../domain/announcement'
import type { GroupMessage } from '../../domain/group'
import type { Failure } from '../../domain/kernel/failure'
import type { Intervals } from '../../domain/kernel/intervals'
import type { ClientId, ConversationId, SessionId, Uid } from '../../domain/kernel/ids'

/**
 * Events of a chat connection: `logged` first, then exactly one other event, which ends the connection. A failed
 * connection has no `logged`.
 */
export type ChatServiceEvent = 'logged' | 'closed' | 'connectFailed' | 'loginFailed' | 'kicked'

export interface Page {
  readonly from: number
  readonly to: number
  readonly messages: readonly ChatMessage[]
  /** The revision of the conversation that this page reflects; `null` where the server does not send it. */
  readonly rev: number | null
}

export type ChatFact =
  | Extract<ChatLogMessage, { type: 'MessagesArrived' | 'MessagesChanged' | 'MessagesGone' | 'PinsChanged' }>
  | Extract<AnnouncementMessage, { type: 'AnnouncementsChanged' }>
  | Extract<GroupMessage, { type: 'GroupChanged' }>

export interface Changes extends Pick<Page, 'messages'> {
  /** If it is below the latest revision, request the rest from here. */
  readonly rev: number
  /** All seqs deleted or cleared for this account. */
  readonly gone: Intervals
}

/** The chat service. It numbers messages of a conversation from 1 without gaps and keeps one message per client id. */
export interface Conversations {
  /** Pushed messages (those of one turn as one fact) and changes to earlier messages. */
  readonly facts$: Observable<ChatFact>
  readonly connect: (sessionId: SessionId) => Observable<ChatServiceEvent>
  readonly list: () => TaskEither<Failure, readonly ConversationSummary[]>
  /** The direct chat with that uid; created if there is none. */
  readonly openDirect: (uid: Uid) => TaskEither<Failure, ConversationSummary>
  /** The same client id twice returns the same message twice. */
  readonly send: (message: {
    conversationId: ConversationId
    clientId: ClientId
    content: Content
  }) => TaskEither<Failure, ChatMessage>
  /** The page that ends before that seq, or the newest page (`null`). `from > to`: no messages. */
  readonly history: (id: ConversationId, before: number | null, size: number) => TaskEither<Failure, Page>
  readonly range: (id: ConversationId, from: number, to: number) => TaskEither<Failure, Page>
  /** Changes after that revision, oldest first. */
  readonly changes: (id: ConversationId, since: number) => TaskEither<Failure, Changes>
  /** Idempotent. */
  readonly performAction: (act: ConversationAction) => TaskEither<Failure, void>
  /** Pinned messages that are still visible, last pinned first. */
  readonly pinned: (id: ConversationId) => TaskEither<Failure, readonly ChatMessage[]>
  readonly markRead: (id: ConversationId, seq: number) => TaskEither<Failure, void>
}
