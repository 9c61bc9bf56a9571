import { MessageId, type ConversationId } from '../../../../domain/kernel/ids'
import type { Instant } from '../../../../domain/kernel/instant'
import type { WebhookResult, WebhookClient } from '../../webhook-client'
import type { StateHost } from '../../state-host'
import { communityOf } from '../../state/conversation-lookups'
import type { BotInput } from '../../state/features/bot/bot-input'
import { readCommand } from '../../state/features/bot/rich-text'
import { deliveryKey, type ServerBot } from '../../state/features/bot/server-bot'
import type { UserAccount, ServerState } from '../../state/server-state'
import { commitInput } from '../server-feature'
import { validateAnswer, webhookOutcomeOf } from './webhook-answer'

interface Said {
  readonly conversationId: ConversationId
  readonly clientId: string
  readonly text: string
}

const botFields = ({ id, xid, name }: ServerBot) => ({ id, xid, name })

/** The JSON body of a webhook call. The specs define no format; examples/bot documents this format. */
const bodyOf = (
  world: ServerState,
  bot: ServerBot,
  by: UserAccount,
  { conversationId, text }: Said,
  id: string,
  at: Instant,
): string => {
  const community = communityOf(world, conversationId)
  const { command, args } = readCommand(text)
  return JSON.stringify({
    type: 'command',
    id,
    at,
    command,
    args,
    text,
    bot: botFields(bot),
    chat: { id: conversationId, kind: community === undefined ? 'direct' : 'group', name: community?.name ?? by.name },
    from: { xid: by.xid, uid: by.uid, username: by.name },
  })
}

const unreachable: WebhookResult = { fault: 'unreachable' }

/** Sends a command to a bot and posts the bot's answer into the chat. */
export const deliverUpdate = async (
  host: StateHost,
  callOut: WebhookClient | undefined,
  bot: ServerBot,
  by: UserAccount,
  said: Said,
): Promise<void> => {
  const { conversationId, text } = said
  const key = deliveryKey(bot.id, said.clientId)
  if (!MessageId.is(key)) return
  const begun = commitInput(host, ({ at }): BotInput => ({
    type: 'bot/Asked',
    at,
    xid: by.xid,
    botId: bot.id,
    conversationId,
    key,
    command: readCommand(text).command,
  }))
  if (!begun.some(({ type }) => type === 'Done')) return
  const at = host.now()
  const end =
    callOut === undefined || bot.webhook === ''
      ? unreachable
      : await callOut({
          url: bot.webhook,
          id: key,
          at,
          secret: bot.secret,
          body: bodyOf(host.world(), bot, by, said, key, at),
          owner: bot.ownerXid,
        })
  const judged = validateAnswer(end)
  const { ended, content } = judged
  commitInput(host, (chance): BotInput => ({
    type: 'bot/Answered',
    at: chance.at,
    xid: by.xid,
    botId: bot.id,
    conversationId,
    key,
    command: readCommand(text).command,
    messageId: key,
    content,
    ended,
    ...webhookOutcomeOf(end, judged),
  }))
}

const FAULTS = {
  forbidden: 'This server calls no bots at that address',
  late: 'That address did not answer within 3 seconds',
  unreachable: 'Nobody answered at that address',
  large: 'That address answered with too much',
} as const

/**
 * Sends a test call to a webhook. Returns `null` when the bot answers correctly, otherwise the reason of the failure.
 */
export const verifyWebhook = async (
  host: StateHost,
  callOut: WebhookClient,
  bot: ServerBot,
  url: string,
  id: string,
): Promise<string | null> => {
  const at = host.now()
  const end = await callOut({
    url,
    id,
    at,
    secret: bot.secret,
    body: JSON.stringify({ type: 'test', id, at, bot: botFields(bot) }),
    owner: bot.ownerXid,
  })
  if ('fault' in end) return FAULTS[end.fault]
  return end.status >= 200 && end.status < 300 ? null : `That address answered with ${end.status}`
}
