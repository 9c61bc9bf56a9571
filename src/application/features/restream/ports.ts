import type { TaskEither } from 'fp-ts/TaskEither'
import type { Failure } from '../../../domain/kernel/failure'
import type { ChannelId } from '../../../domain/kernel/ids'
import type { Platform, ServerRestream, StreamTarget } from '../../../domain/restream'
import type { Secret } from '../../ports/browser/vault'

export interface NewStreamTarget {
  readonly platform: Platform
  readonly name: string
  readonly address: string
  readonly key: Secret
}

/** A host's stream targets, and restreams to these targets (spec 2 §7, spec 3 §7). */
export interface Restreams {
  readonly entries: () => TaskEither<Failure, readonly StreamTarget[]>
  readonly add: (entry: NewStreamTarget) => TaskEither<Failure, void>
  /** Removes a target. The request also succeeds if the target is already removed. */
  readonly remove: (id: string) => TaskEither<Failure, void>
  /** The key of a target. The key never enters the log: only the target's own form shows the key (RST-6). */
  readonly keyOf: (id: string) => TaskEither<Failure, Secret>
  /** The restream of the room; `null` if no restream runs. */
  readonly status: (channelId: ChannelId) => TaskEither<Failure, ServerRestream | null>
  /** Requests a token for the restream, then starts the restream. */
  readonly start: (channelId: ChannelId, entryId: string) => TaskEither<Failure, ServerRestream>
  /** Stops a restream. The request also succeeds if the restream is already over. */
  readonly stop: (channelId: ChannelId, session: string) => TaskEither<Failure, void>
}
