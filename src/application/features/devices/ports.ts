import type { TaskEither } from 'fp-ts/TaskEither'
import type { DeviceSession } from '../../../domain/devices'
import type { Failure } from '../../../domain/kernel/failure'

export interface DevicesPort {
  /** The member's sessions, the current one first, then the last seen first. */
  readonly sessions: () => TaskEither<Failure, readonly DeviceSession[]>
  /** Ends another session of the member. The server refuses the current session and one that has ended. */
  readonly end: (id: string) => TaskEither<Failure, void>
  /** Ends all sessions except the current one. A repeat changes nothing. */
  readonly endOthers: () => TaskEither<Failure, void>
}
