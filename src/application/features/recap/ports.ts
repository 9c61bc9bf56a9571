import type { TaskEither } from 'fp-ts/TaskEither'
import type { Failure } from '../../../domain/kernel/failure'
import type { ChannelId } from '../../../domain/kernel/ids'

export interface Recaps {
  /** Markdown; `null` if the space has none. */
  readonly of: (channelId: ChannelId) => TaskEither<Failure, string | null>
}
