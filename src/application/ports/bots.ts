import type { TaskEither } from 'fp-ts/TaskEither'
import type { BotCommand } from '../../domain/chat'
import type { Failure } from '../../domain/kernel/failure'
import type { ClientId, ConversationId, Gid } from '../../domain/kernel/ids'

/** Where members use a bot: in a group, or in a chat with the bot. */
export type BotPlace = Gid | ConversationId

/** The bots of a group or bot chat, for the members who use them (spec 1 §7, Bots in chat). */
export interface Bots {
  readonly commands: (place: BotPlace) => TaskEither<Failure, readonly BotCommand[]>
  /** Forwards a sent command to the bots. The server counts a repeated client id as the same command. */
  readonly notify: (place: BotPlace, command: { clientId: ClientId; text: string }) => TaskEither<Failure, void>
}
