import type { TaskEither } from 'fp-ts/TaskEither'
import type { Failure } from '../../../domain/kernel/failure'
import type { ScheduleAct, ScheduledMessage } from '../../../domain/scheduled-messages'

/** The member's own messages that the server sends later. */
export interface ScheduledMessagesPort {
  /** The messages of all chats, soonest first. */
  readonly list: () => TaskEither<Failure, readonly ScheduledMessage[]>
  /** Performs an act. The server counts a message's id once, so a repeat has no further effect. */
  readonly perform: (act: ScheduleAct) => TaskEither<Failure, void>
}
