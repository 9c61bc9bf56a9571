import type { TaskEither } from 'fp-ts/TaskEither'
import type { Bot, BotDraft, BotProfile, BotRef, CommandRow, Delivery } from '../../../domain/bot'
import type { Failure } from '../../../domain/kernel/failure'
import type { Uid } from '../../../domain/kernel/ids'
import type { Rows } from '../../ports/groups'
import type { Secret } from '../../ports/browser/vault'

export interface CreatedBot extends BotRef {
  readonly key: Secret | null
}

/** Management of the member's own bots (spec 3 §7). Every request names the signed-in `owner` (R3-221). */
export interface BotManagement {
  readonly list: (owner: Uid) => TaskEither<Failure, Rows<Bot>>
  /** The last commands that the server sent to the bot's webhook. */
  readonly deliveries: (owner: Uid, botId: string) => TaskEither<Failure, Rows<Delivery>>
  /** Creates a bot; `null` if the server responds that it created none (R3-298). */
  readonly make: (owner: Uid, profile: BotProfile) => TaskEither<Failure, CreatedBot | null>
  readonly read: (owner: Uid, bot: BotRef) => TaskEither<Failure, { readonly bot: Bot; readonly key: Secret | null }>
  readonly saveCommands: (owner: Uid, bot: BotRef, commands: readonly CommandRow[]) => TaskEither<Failure, void>
  /** The server sends a test request to the address, and stores the address if it responds. */
  readonly testWebhook: (owner: Uid, botId: string, webhook: string) => TaskEither<Failure, void>
  readonly save: (owner: Uid, bot: Bot, draft: BotDraft) => TaskEither<Failure, void>
  readonly switchCommand: (
    owner: Uid,
    command: BotRef & { readonly commandId: string; readonly on: boolean },
  ) => TaskEither<Failure, void>
  readonly remove: (owner: Uid, botId: string) => TaskEither<Failure, void>
  /** The server's text in a frame about a command without a response; `null` for any other frame. */
  readonly wordsIn: (frame: unknown) => string | null
}
