import type { TaskEither } from 'fp-ts/TaskEither'
import type { Bot, BotDraft, BotProfile, BotRef, CommandRow, Delivery, SilentBot } from '../../../domain/bot'
import type { Failure } from '../../../domain/kernel/failure'
import type { ClientId, ConversationId, Uid } from '../../../domain/kernel/ids'
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
  /**
   * What a frame says about a command without a response: the command and the bot, or the text of an older server;
   * `null` for any other frame.
   */
  readonly silenceIn: (
    frame: unknown,
  ) => { readonly conversationId: ConversationId; readonly clientId: ClientId; readonly bot: SilentBot } | string | null
}
