import type { TaskEither } from 'fp-ts/TaskEither'
import type { ChatMessage } from '../../domain/chat'
import type { ConversationId, Xid } from '../../domain/kernel/ids'
import type { Page } from './conversations'

export interface ArchiveFailure { readonly _tag: 'ArchiveBroken' }

/** Messages kept in this browser beyond what is on screen, an account apart from every other. */
export interface Archive {
  readonly put: (account: Xid, messages: readonly ChatMessage[]) => TaskEither<ArchiveFailure, void>
  /** The page that ends before that seq as far as it is held without a hole; `from > to`: none is. */
  readonly page: (account: Xid, id: ConversationId, before: number, size: number) => TaskEither<ArchiveFailure, Page>
  readonly clear: (account: Xid) => TaskEither<ArchiveFailure, void>
}
