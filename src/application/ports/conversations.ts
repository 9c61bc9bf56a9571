import type { TaskEither } from 'fp-ts/TaskEither'
import type { Observable } from 'rxjs'
import type { ConversationAction, ChatLogMessage, ChatMessage, Content, ConversationSummary } from '../../domain/chat'
import type { AnnouncementMessage } from '../../domain/announcement'
import type { GroupMessage } from '../../domain/group'
import type { Failure } from '../../domain/kernel/failure'
import type { Intervals } from '../../domain/kernel/intervals'
import type { ClientId, ConversationId, SessionId, Uid } from '../../domain/kernel/ids'

/**
 * Events of a chat connection: first `logged`, then one event that ends the connection. A failed connection emits no
 * `logged`.
 */
export type ChatServiceEvent = 'logged' | 'closed' | 'connectFailed' | 'loginFailed' | 'kicked'

export interface Page {
  readonly from: number
  readonly to: number
  readonly messages: readonly ChatMessage[]
  /** The revision of the conversation that this page of messages reflects; `null` if the server does not send it. */
  readonly rev: number | null
}

export type ChatFact =
  | Extract<
      ChatLogMessage,
      { type: 'chat/MessagesArrived' | 'chat/MessagesChanged' | 'chat/MessagesDeleted' | 'chat/PinsChanged' }
    >
  | Extract<AnnouncementMessage, { type: 'announcement/AnnouncementsChanged' }>
  | Extract<GroupMessage, { type: 'group/GroupChanged' | 'group/RemovedFromGroup' }>

export interface Changes extends Pick<Page, 'messages'> {
  /**
   * The last revision that these changes include. If the conversation has a later revision, request the changes after
   * `rev`.
   */
  readonly rev: number
  /** The ranges of all seqs that were deleted or cleared for this account. */
  readonly gone: Intervals
}

/**
 * The chat service. It numbers the messages of a conversation from 1 without gaps and stores one message per client id.
 */
export interface Conversations {
  /** Pushed messages, and changes to earlier messages. Messages that the service pushes together form one fact. */
  readonly facts$: Observable<ChatFact>
  readonly connect: (sessionId: SessionId) => Observable<ChatServiceEvent>
  readonly list: () => TaskEither<Failure, readonly ConversationSummary[]>
  /** The direct chat with that uid. The service creates the chat if it does not exist. */
  readonly openDirect: (uid: Uid) => TaskEither<Failure, ConversationSummary>
  /** Sends a message. A repeat with the same client id creates no second message and returns the first message. */
  readonly send: (message: {
    conversationId: ConversationId
    clientId: ClientId
    content: Content
  }) => TaskEither<Failure, ChatMessage>
  /**
   * The messages before seq `before`, or the newest messages if `before` is `null`. `from > to` means that there are no
   * messages.
   */
  readonly history: (id: ConversationId, before: number | null, size: number) => TaskEither<Failure, Page>
  readonly range: (id: ConversationId, from: number, to: number) => TaskEither<Failure, Page>
  /** The changes after that revision, oldest first. */
  readonly changes: (id: ConversationId, since: number) => TaskEither<Failure, Changes>
  /** Performs an action. A repeat has no further effect. */
  readonly performAction: (act: ConversationAction) => TaskEither<Failure, void>
  /** The pinned messages that are still visible, last pinned first. */
  readonly pinned: (id: ConversationId) => TaskEither<Failure, readonly ChatMessage[]>
  readonly markRead: (id: ConversationId, seq: number) => TaskEither<Failure, void>
}
