import type { TaskEither } from 'fp-ts/TaskEither'
import type { Failure } from '../../../domain/kernel/failure'
import type { ChannelId } from '../../../domain/kernel/ids'
import type { RecapFigures } from '../../../domain/recap'

export interface Recaps {
  /** The recap as markdown; `null` if the space has no recap. */
  readonly of: (channelId: ChannelId) => TaskEither<Failure, string | null>
  /** The figures that everybody who may read the space's group may read. */
  readonly figures: (channelId: ChannelId) => TaskEither<Failure, RecapFigures>
}
