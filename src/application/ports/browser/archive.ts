import type { TaskEither } from 'fp-ts/TaskEither'
import type { ChatMessage } from '../../../domain/chat'
import type { ConversationId, Xid } from '../../../domain/kernel/ids'
import type { Intervals } from '../../../domain/kernel/intervals'
import type { Page } from '../conversations'

export interface ArchiveFailure {
  readonly _tag: 'ArchiveBroken'
}

/** Messages kept in this browser beyond what is on screen, an account apart from every other. */
export interface Archive {
  /** Of two states of one message the newer stays. */
  readonly put: (account: Xid, messages: readonly ChatMessage[]) => TaskEither<ArchiveFailure, void>
  /** The page that ends before that seq as far as it is held without a hole; `from > to`: none is. */
  readonly page: (account: Xid, id: ConversationId, before: number, size: number) => TaskEither<ArchiveFailure, Page>
  /**
   * Messages with those words in them, literally, before that seq where it is not `null`; newest first, at most
   * `limit`.
   */
  readonly search: (
    account: Xid,
    id: ConversationId,
    words: string,
    before: number | null,
    limit: number,
  ) => TaskEither<ArchiveFailure, readonly ChatMessage[]>
  /** What was deleted there is kept no longer. */
  readonly drop: (account: Xid, id: ConversationId, ranges: Intervals) => TaskEither<ArchiveFailure, void>
  readonly clear: (account: Xid) => TaskEither<ArchiveFailure, void>
}
