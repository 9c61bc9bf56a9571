import * as t from 'io-ts'
import { DeliveryOutcome } from '../../../../../domain/bot'
import { Content } from '../../../../../domain/chat'
import { withDefault } from '../../../../../domain/kernel/with-default'
import { ConversationId, MessageId, Xid } from '../../../../../domain/kernel/ids'
import { Instant } from '../../../../../domain/kernel/instant'
import { WrittenCommand } from './server-bot'

const input = <N extends string, P extends t.Props>(name: N, props: P) =>
  t.strict({ type: t.literal(`bot/${name}` as const), at: Instant, xid: Xid, ...props }, name)
const commands = t.readonlyArray(WrittenCommand)
const written = { name: t.string, description: t.string, avatar: t.union([t.string, t.null]) }

/** The inputs of the bot feature. `xid` is the acting member. */
export const BotInput = t.union(
  [
    input('Made', { ...written, draw: t.number, secret: t.string }),
    input('Edited', { ...written, botId: t.string, webhook: t.string, commands }),
    input('CommandsSet', { botId: t.string, commands }),
    input('WebhookSet', { botId: t.string, url: t.string }),
    input('CommandSwitched', { botId: t.string, commandId: t.string, on: t.boolean }),
    input('Removed', { botId: t.string }),
    /** A member posted a command. The built-in bots of the conversation may answer the command. */
    input('Told', { conversationId: ConversationId, messageId: MessageId, text: t.string }),
    input('FatherTold', {
      conversationId: ConversationId,
      messageId: MessageId,
      text: t.string,
      draw: t.number,
      secret: t.string,
    }),
    /** The server is about to call a bot's webhook with a command. */
    input('Asked', {
      botId: t.string,
      conversationId: ConversationId,
      key: t.string,
      command: withDefault(t.string, ''),
    }),
    /** The result of a webhook call, validated outside the reducer. `content` is `null` when the bot sends nothing. */
    input('Answered', {
      botId: t.string,
      conversationId: ConversationId,
      key: t.string,
      command: t.string,
      messageId: MessageId,
      content: t.union([Content, t.null]),
      ended: t.keyof({ answered: null, failed: null, gone: null }),
      outcome: withDefault(DeliveryOutcome, 'none'),
      status: withDefault(t.number, 0),
    }),
  ],
  'BotInput',
)
export type BotInput = t.TypeOf<typeof BotInput>
export type BotInputOf<N extends BotInput['type']> = Extract<BotInput, { type: N }>
