import type { TaskEither } from 'fp-ts/TaskEither'
import type { Failure } from '../../../domain/kernel/failure'
import type { ChannelId } from '../../../domain/kernel/ids'
import type { Platform, ServerPush, StreamEntry } from '../../../domain/restream'
import type { Secret } from '../../ports/browser/vault'

export interface NewStreamTarget {
  readonly platform: Platform
  readonly name: string
  readonly address: string
  readonly key: Secret
}

/** Where a host's rooms are pushed to, and the pushing itself (spec 2 §7, spec 3 §7). */
export interface Restreams {
  readonly entries: () => TaskEither<Failure, readonly StreamEntry[]>
  readonly add: (entry: NewStreamTarget) => TaskEither<Failure, void>
  /** Of an entry that is gone already it is done as well. */
  readonly remove: (id: string) => TaskEither<Failure, void>
  /** Past the log: only the form of its own entry shows it (RST-6). */
  readonly keyOf: (id: string) => TaskEither<Failure, Secret>
  /** `null` where nothing of the room is being pushed. */
  readonly status: (channelId: ChannelId) => TaskEither<Failure, ServerPush | null>
  /** A token for the pusher comes first, then the push begins. */
  readonly start: (channelId: ChannelId, entryId: string) => TaskEither<Failure, ServerPush>
  /** Of a push that is over already it is done as well. */
  readonly stop: (channelId: ChannelId, session: string) => TaskEither<Failure, void>
}
