import type { TaskEither } from 'fp-ts/TaskEither'
import type { Failure } from '../../../domain/kernel/failure'
import type { ChannelId } from '../../../domain/kernel/ids'

export interface Recaps {
  /** The recap as markdown; `null` if the space has no recap. */
  readonly of: (channelId: ChannelId) => TaskEither<Failure, string | null>
}
