import { MessageId, type ConversationId } from '../../../../domain/kernel/ids'
import type { Instant } from '../../../../domain/kernel/instant'
import type { CallEnd, CallOut } from '../../call-out'
import type { WorldHost } from '../../host'
import { communityOf } from '../../world/places'
import type { BotInput } from '../../world/features/bot/bot-input'
import { readCommand } from '../../world/features/bot/rich'
import type { TownBot } from '../../world/features/bot/town-bot'
import type { Account, World } from '../../world/world'
import { tell } from '../server-feature'
import { judgeAnswer, outcomeOf } from './answer'

interface Said { readonly conversationId: ConversationId, readonly clientId: string, readonly text: string }

const botFields = ({ id, xid, name }: TownBot) => ({ id, xid, name })

/** What a callback gets, as JSON: the specs have no format for it, examples/bot tells of this one. */
const bodyOf = (world: World, bot: TownBot, by: Account, { conversationId, text }: Said, id: string, at: Instant): string => {
  const community = communityOf(world, conversationId)
  const { command, args } = readCommand(text)
  return JSON.stringify({
    type: 'command', id, at, command, args, text, bot: botFields(bot),
    chat: { id: conversationId, kind: community === undefined ? 'direct' : 'group', name: community?.name ?? by.name },
    from: { xid: by.xid, uid: by.uid, username: by.name },
  })
}

const unreachable: CallEnd = { fault: 'unreachable' }

/** A command goes to a bot, and what it says comes into the chat. */
export const deliver = async (host: WorldHost, callOut: CallOut | undefined, bot: TownBot, by: Account, said: Said): Promise<void> => {
  const { conversationId, text } = said
  const key = `${bot.id}-${said.clientId}`
  if (!MessageId.is(key)) return
  const begun = tell(host, ({ at }): BotInput => ({ type: 'bot/Asked', at, xid: by.xid, botId: bot.id, conversationId, key, command: readCommand(text).command }))
  if (!begun.some(({ type }) => type === 'Done')) return
  const at = host.now()
  const end = callOut === undefined || bot.webhook === '' ? unreachable
    : await callOut({ url: bot.webhook, id: key, at, secret: bot.secret, body: bodyOf(host.world(), bot, by, said, key, at) })
  const judged = judgeAnswer(end)
  const { ended, content } = judged
  tell(host, (chance): BotInput => ({
    type: 'bot/Answered', at: chance.at, xid: by.xid, botId: bot.id, conversationId, key, command: readCommand(text).command, messageId: key, content, ended, ...outcomeOf(end, judged),
  }))
}

const FAULTS = {
  forbidden: 'This server calls no bots at that address', late: 'That address did not answer within 3 seconds', unreachable: 'Nobody answered at that address',
  large: 'That address answered with too much',
} as const

/** Calls an address as a bot would be called; `null` where that is well, else what went wrong. */
export const tryAddress = async (host: WorldHost, callOut: CallOut, bot: TownBot, url: string, id: string): Promise<string | null> => {
  const at = host.now()
  const end = await callOut({ url, id, at, secret: bot.secret, body: JSON.stringify({ type: 'test', id, at, bot: botFields(bot) }) })
  if ('fault' in end) return FAULTS[end.fault]
  return end.status >= 200 && end.status < 300 ? null : `That address answered with ${end.status}`
}
