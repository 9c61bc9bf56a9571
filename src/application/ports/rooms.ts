import type { TaskEither } from 'fp-ts/TaskEither'
import type { Failure } from '../../domain/kernel/failure'
import type { ChannelId } from '../../domain/kernel/ids'
import type { RoomSnapshot, RoomAction, RoomEvent } from '../../domain/space'
import type { Secret } from './browser/vault'

/** The joined room without its media (spec 2 §4). Events of other people arrive through the live feed. */
export interface Rooms {
  /** Joins, or rejoins after a lost connection. Returns the room's state, with the role from the token. */
  readonly enter: (channelId: ChannelId) => TaskEither<Failure, RoomSnapshot>
  readonly leave: (channelId: ChannelId) => TaskEither<Failure, void>
  /** Sends an event over the socket; `Unreachable` if the socket is closed. The server may still reject the event. */
  readonly sendEvent: (event: RoomEvent) => TaskEither<Failure, void>
  readonly performAction: (act: RoomAction) => TaskEither<Failure, void>
  readonly report: (channelId: ChannelId) => TaskEither<Failure, void>
  /** The token for the room's media. The token never enters the log. */
  readonly pass: (channelId: ChannelId) => TaskEither<Failure, Secret>
}
