import type { Content } from '../../../../../domain/chat'
import type { MessageId, Xid } from '../../../../../domain/kernel/ids'
import { put } from '../../../../../domain/kernel/table'
import { NO_ANSWER_EVENT } from '../../../../wire/bot-frame'
import { residentSpoke } from '../../chat/chat'
import { isIn } from '../../chat/directs'
import { withCommunity, withMember } from '../../groups/membership'
import { messagesIn } from '../../chat/messages-in'
import { done, refusal, type Stepped, type WorldOutput } from '../../output'
import { communityOf, threadOf } from '../../places'
import { BOT_FATHER, POLLSTER } from '../../seed/services'
import type { Community, World } from '../../world'
import type { BotInputOf } from './bot-input'
import { helperIn, isFatherChat } from './commands-in'
import { fatherTold } from './father'
import { helpAnswer } from './helper'
import { withBot } from './managing'
import { polled } from './polls'
import { botSlice, type TownBot } from './town-bot'

/** Commands that are on their way or were told a while ago. */
const REMEMBERED = 500
/** An answer that comes twice is found among so many last messages. */
const LOOKED_BACK = 50
const NOT_THERE = 'There is no such conversation'

interface Saying extends Pick<BotInputOf<'bot/Told'>, 'at' | 'conversationId'> { readonly messageId: MessageId }

const say = (world: World, { at, conversationId, messageId }: Saying, by: Xid, content: Content): Stepped =>
  residentSpoke(world, { type: 'ResidentSpoke', at, xid: by, conversationId, messageId, content })

/** The one of polls comes in with the first question. */
const withPollster = (world: World, community: Community): World => {
  const known = { ...world, accounts: put(world.accounts, POLLSTER.xid, POLLSTER) }
  return community.members[POLLSTER.xid] === true ? known : withCommunity(known, { ...withMember(community, POLLSTER.xid), aiXids: [...community.aiXids, POLLSTER.xid] })
}

const isAnswered = (world: World, { conversationId, messageId }: Saying): boolean => {
  const thread = threadOf(world, conversationId)
  return messagesIn(thread, thread.latest - LOOKED_BACK, thread.latest).some(({ id }) => id === messageId)
}

/** A command for a bot that is built in. */
export const told = (world: World, input: BotInputOf<'bot/Told'>): Stepped => {
  const { xid, conversationId, text } = input
  if (!isIn(world, conversationId, xid)) return refusal(world, NOT_THERE)
  const community = communityOf(world, conversationId)
  const helper = community === undefined ? null : helperIn(world, community)
  if (community === undefined || helper === null || isAnswered(world, input)) return done(world)
  const poll = polled(world, conversationId, xid, text)
  const spoke = poll === null ? say(world, input, helper.xid, helpAnswer(community, text)) : say(withPollster(poll[0], community), input, POLLSTER.xid, poll[1])
  // What may not be said there is not said.
  return spoke.outputs.some(({ type }) => type === 'Refused') ? done(world) : { ...spoke, outputs: [{ type: 'Done' }, ...spoke.outputs] }
}

export const toldFather = (world: World, input: BotInputOf<'bot/FatherTold'>): Stepped => {
  if (!isFatherChat(input.conversationId, input.xid) || !isIn(world, input.conversationId, input.xid)) return refusal(world, NOT_THERE)
  if (isAnswered(world, input)) return done(world)
  const [after, content] = fatherTold(world, input)
  const spoke = say(after, input, BOT_FATHER.xid, content)
  return { ...spoke, outputs: [{ type: 'Done' }, ...spoke.outputs] }
}

/** A command goes out to a bot of somebody's: once, however often it is told. */
export const asked = (world: World, { at, xid, botId, conversationId, key, command }: BotInputOf<'bot/Asked'>): Stepped => {
  const slice = botSlice.of(world)
  if (slice.bots[botId] === undefined || !isIn(world, conversationId, xid)) return refusal(world, NOT_THERE)
  return slice.deliveries.some((one) => one.key === key) ? { world, outputs: [] }
    : done(botSlice.put(world, { ...slice, deliveries: [...slice.deliveries, { key, isOver: false, told: { botId, at, command, outcome: 'none' as const, status: 0 } }].slice(-REMEMBERED) }))
}

const failed = (world: World, bot: TownBot, { xid, command, ended }: BotInputOf<'bot/Answered'>): Stepped => {
  const line: WorldOutput = { type: 'FrameSent', to: [xid], event: NO_ANSWER_EVENT, data: { msg: `${bot.name} did not answer ${command}` } }
  return { world: withBot(world, { ...bot, unanswered: bot.unanswered + 1, isActive: bot.isActive && ended !== 'gone' }), outputs: [line] }
}

/** What came of a command: words in the chat, nothing, or a failure that is counted and told to whoever asked. */
export const answered = (world: World, input: BotInputOf<'bot/Answered'>): Stepped => {
  const { at, botId, key, content, outcome, status } = input
  const slice = botSlice.of(world)
  const bot = slice.bots[botId]
  if (bot === undefined || slice.deliveries.find((one) => one.key === key)?.isOver !== false) return { world, outputs: [] }
  const over = botSlice.put(world, { ...slice, deliveries: slice.deliveries.map((one) => (one.key !== key ? one : one.told === undefined ? { key, isOver: true } : { key, isOver: true, told: { ...one.told, outcome, status } })) })
  if (input.ended !== 'answered') return failed(over, bot, input)
  const active = withBot(over, { ...bot, lastActiveAt: at })
  if (content === null) return { world: active, outputs: [] }
  const spoke = say(active, input, bot.xid, content)
  return spoke.outputs.some(({ type }) => type === 'Refused') ? failed(over, bot, input) : spoke
}
