import type { TaskEither } from 'fp-ts/TaskEither'
import type { BotCommand } from '../../domain/chat'
import type { Failure } from '../../domain/kernel/failure'
import type { ClientId, Gid } from '../../domain/kernel/ids'

/** The bots of a group, as far as a member speaks with them (spec 1 §7, Bots in chat). */
export interface Bots {
  readonly commands: (gid: Gid) => TaskEither<Failure, readonly BotCommand[]>
  /** Hands them a command that was sent there; the same client id twice is one command. */
  readonly tell: (command: { gid: Gid, clientId: ClientId, text: string }) => TaskEither<Failure, void>
}
