import type { TaskEither } from 'fp-ts/TaskEither'
import type { Failure } from '../../../domain/kernel/failure'
import type { AccessRequest, News, Notice, RequestOrder } from '../../../domain/notification'
import type { Rows } from '../../ports/groups'

/** What the service tells a person, and who asks to be let in (spec 2 §7 Notifications). Lists are newest first. */
export interface Notifications {
  readonly notices: (offset: number, size: number) => TaskEither<Failure, Rows<Notice>>
  /** Those that this person may decide, or could have. */
  readonly requests: (offset: number, size: number) => TaskEither<Failure, Rows<AccessRequest>>
  /** One post, to the path of its kind; none where its id is no plain one. */
  readonly decide: (order: RequestOrder, accepts: boolean) => TaskEither<Failure, void>
  /** What a frame of the socket tells; `null` where it tells nothing. */
  readonly newsIn: (data: unknown) => News | null
  readonly countDropped: (items: number) => void
  /** Whether the system may show notices; asking is another thing, and only on a press. */
  readonly permission: () => NoticePermission
}

export type NoticePermission = 'granted' | 'denied' | 'unasked' | 'none'
