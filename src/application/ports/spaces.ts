import type { Task } from 'fp-ts/Task'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { Failure } from '../../domain/kernel/failure'
import type { SpaceCard } from '../../domain/chat'
import type { ChannelId, Gid } from '../../domain/kernel/ids'
import type { Space, SpaceAction, SpaceDraft, SpaceFilter, SpaceInfo, SpaceStats } from '../../domain/space'

/** Functions that find, create and follow spaces (spec 2 §7 Spaces). */
export interface Spaces {
  readonly list: (filter: SpaceFilter) => TaskEither<Failure, readonly Space[]>
  readonly highlights: () => TaskEither<Failure, readonly Space[]>
  /** A space by its id; `null` for an unknown id. */
  readonly find: (channelId: ChannelId) => TaskEither<Failure, SpaceInfo | null>
  /** The card of the space at that path of the product; `null` if the path is unknown or the request failed. */
  readonly cardAt: (path: string) => Task<SpaceCard | null>
  readonly byKey: (key: string) => TaskEither<Failure, ChannelId | null>
  /** The key of the space's short link; `null` if the space has no short link. */
  readonly keyOf: (channelId: ChannelId) => TaskEither<Failure, string | null>
  readonly stats: (channelId: ChannelId) => TaskEither<Failure, SpaceStats>
  readonly remind: (channelId: ChannelId, on: boolean) => TaskEither<Failure, void>
  /** Performs an action. A repeat has no further effect. */
  readonly performAction: (channelId: ChannelId, action: SpaceAction) => TaskEither<Failure, void>
  /** Creates a space of that group. The new space has the status Prepare. */
  readonly create: (gid: Gid, draft: SpaceDraft) => TaskEither<Failure, Space>
  readonly edit: (channelId: ChannelId, draft: SpaceDraft) => TaskEither<Failure, Space>
}
