import type { TaskEither } from 'fp-ts/TaskEither'
import type { Failure } from '../../domain/kernel/failure'
import type { ChannelId } from '../../domain/kernel/ids'
import type { Entry, RoomAct, RoomEvent } from '../../domain/space'
import type { Secret } from './browser/vault'

/** The room one is in, but for its sound and pictures (spec 2 §4). What others do there comes with the live feed. */
export interface Rooms {
  /** Joins, or joins again after a cut: how it is in there, with the role of the token. */
  readonly enter: (channelId: ChannelId) => TaskEither<Failure, Entry>
  readonly leave: (channelId: ChannelId) => TaskEither<Failure, void>
  /** Over the socket; unreachable where none is open. That it was said is no promise that anybody allows it. */
  readonly sendEvent: (event: RoomEvent) => TaskEither<Failure, void>
  readonly performAction: (act: RoomAct) => TaskEither<Failure, void>
  readonly report: (channelId: ChannelId) => TaskEither<Failure, void>
  /** With which the room's media lets this person in; it never enters the log. */
  readonly pass: (channelId: ChannelId) => TaskEither<Failure, Secret>
}
