import type { TaskEither } from 'fp-ts/TaskEither'
import type {
  AttentionFeeds,
  AttentionInput,
  AttentionStats,
  Participation,
  Period,
  RankItem,
} from '../../../domain/influence'
import type { Group } from '../../../domain/group'
import type { Failure } from '../../../domain/kernel/failure'
import type { Xid } from '../../../domain/kernel/ids'
import type { Page } from '../../../domain/query'

export interface Influence {
  readonly rank: (xid: Xid, period: Period) => TaskEither<Failure, readonly RankItem[]>
  readonly stats: (of: AttentionInput) => TaskEither<Failure, AttentionStats>
  readonly feeds: (of: AttentionInput) => TaskEither<Failure, AttentionFeeds>
  readonly joined: (xid: Xid, page: number) => TaskEither<Failure, Page<Group>>
  readonly groups: (of: AttentionInput) => TaskEither<Failure, readonly Participation[]>
}
