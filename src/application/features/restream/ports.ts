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

/** A host's stream targets, and pushing to them (spec 2 §7, spec 3 §7). */
export interface Restreams {
  readonly entries: () => TaskEither<Failure, readonly StreamTarget[]>
  readonly add: (entry: NewStreamTarget) => TaskEither<Failure, void>
  /** Also succeeds if the target is already gone. */
  readonly remove: (id: string) => TaskEither<Failure, void>
  /** Never enters the log: only the target's own form shows it (RST-6). */
  readonly keyOf: (id: string) => TaskEither<Failure, Secret>
  /** `null` if no push runs for the room. */
  readonly status: (channelId: ChannelId) => TaskEither<Failure, ServerRestream | null>
  /** Gets a token for the pusher, then starts the push. */
  readonly start: (channelId: ChannelId, entryId: string) => TaskEither<Failure, ServerRestream>
  /** Also succeeds if the push is already over. */
  readonly stop: (channelId: ChannelId, session: string) => TaskEither<Failure, void>
}
