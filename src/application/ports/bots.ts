import type { TaskEither } from 'fp-ts/TaskEither'
import type { BotCommand } from '../../domain/chat'
import type { Failure } from '../../domain/kernel/failure'
import type { ClientId, ConversationId, Gid } from '../../domain/kernel/ids'

/** A group, or a chat with a bot. */
export type BotPlace = Gid | ConversationId

/** The bots of a group or bot chat, as its members use them (spec 1 §7, Bots in chat). */
export interface Bots {
  readonly commands: (place: BotPlace) => TaskEither<Failure, readonly BotCommand[]>
  /** Forwards a sent command to the bots. The same client id twice is one command. */
  readonly notify: (place: BotPlace, command: { clientId: ClientId; text: string }) => TaskEither<Failure, void>
}
