import type { TaskEither } from 'fp-ts/TaskEither'
import type { ChatMessage } from '../../../domain/chat'
import type { ConversationId, Xid } from '../../../domain/kernel/ids'
import type { Intervals } from '../../../domain/kernel/intervals'
import type { Page } from '../conversations'

export interface ArchiveFailure {
  readonly _tag: 'ArchiveBroken'
}

/** Messages that this browser stores in addition to the loaded messages, separate for each account. */
export interface Archive {
  /** Stores messages. Of two states of a message, the archive keeps the newer state. */
  readonly put: (account: Xid, messages: readonly ChatMessage[]) => TaskEither<ArchiveFailure, void>
  /**
   * A page of stored messages that ends before seq `before` and contains no gap. `from > to` means that no message is
   * stored.
   */
  readonly page: (account: Xid, id: ConversationId, before: number, size: number) => TaskEither<ArchiveFailure, Page>
  /**
   * Messages that contain the text literally, newest first, at most `limit`. With `before`, only messages before that
   * seq.
   */
  readonly search: (
    account: Xid,
    id: ConversationId,
    words: string,
    before: number | null,
    limit: number,
  ) => TaskEither<ArchiveFailure, readonly ChatMessage[]>
  /** Removes messages that were deleted in the conversation. */
  readonly drop: (account: Xid, id: ConversationId, ranges: Intervals) => TaskEither<ArchiveFailure, void>
  readonly clear: (account: Xid) => TaskEither<ArchiveFailure, void>
}
