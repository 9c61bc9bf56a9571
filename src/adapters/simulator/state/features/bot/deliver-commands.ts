import type { Content } from '../../../../../domain/chat'
import { ClientId, type MessageId, type Xid } from '../../../../../domain/kernel/ids'
import { put } from '../../../../../domain/kernel/table'
import { NO_ANSWER_EVENT, noAnswerData } from '../../../../wire/frames/bot-frame'
import { residentSpoke } from '../../chat/chat'
import { isIn } from '../../chat/directs'
import { withCommunity, withMember } from '../../groups/membership'
import { messagesIn } from '../../chat/unread-messages'
import { doneResult, refusedResult, type StepResult, type ServerOutput } from '../../output'
import { communityOf, threadOf } from '../../conversation-lookups'
import { BOT_FATHER, POLL_BOT } from '../../seed/service-accounts'
import type { Community, ServerState } from '../../server-state'
import type { BotInputOf } from './bot-input'
import { helperIn, isFatherChat } from './commands-in'
import { fatherReplied } from './bot-father'
import { helperReply } from './group-helper'
import { withBot } from './bot-management'
import { polled } from './polls'
import { botSlice, commandOfDelivery, type ServerBot, type ServerBots } from './server-bot'

/** The most pending and finished deliveries of a bot that the state keeps. */
const REMEMBERED = 500
/** To answer a command only once, the server looks for an earlier answer among this many newest messages. */
const LOOKED_BACK = 50
const NOT_THERE = 'There is no such conversation'

interface Saying extends Pick<BotInputOf<'bot/Told'>, 'at' | 'conversationId'> {
  readonly messageId: MessageId
}

const post = (world: ServerState, { at, conversationId, messageId }: Saying, by: Xid, content: Content): StepResult =>
  residentSpoke(world, { type: 'ResidentSpoke', at, xid: by, conversationId, messageId, content })

/** Adds the poll bot to a group. The poll bot joins when a member starts the group's first poll. */
const withPollster = (world: ServerState, community: Community): ServerState => {
  const known = { ...world, accounts: put(world.accounts, POLL_BOT.xid, POLL_BOT) }
  return community.members[POLL_BOT.xid] === true
    ? known
    : withCommunity(known, { ...withMember(community, POLL_BOT.xid), aiXids: [...community.aiXids, POLL_BOT.xid] })
}

const isAnswered = (world: ServerState, { conversationId, messageId }: Saying): boolean => {
  const thread = threadOf(world, conversationId)
  return messagesIn(thread, thread.latest - LOOKED_BACK, thread.latest).some(({ id }) => id === messageId)
}

/** Lets a built-in bot answer a command. */
export const commandDelivered = (world: ServerState, input: BotInputOf<'bot/Told'>): StepResult => {
  const { xid, conversationId, text } = input
  if (!isIn(world, conversationId, xid)) return refusedResult(world, NOT_THERE)
  const community = communityOf(world, conversationId)
  const helper = community === undefined ? null : helperIn(world, community)
  if (community === undefined || helper === null || isAnswered(world, input)) return doneResult(world)
  const poll = polled(world, conversationId, xid, text)
  const spoke =
    poll === null
      ? post(world, input, helper.xid, helperReply(community, text))
      : post(withPollster(poll[0], community), input, POLL_BOT.xid, poll[1])
  // If the conversation refuses the bot's answer, the command still succeeds, without an answer.
  return spoke.outputs.some(({ type }) => type === 'Refused')
    ? doneResult(world)
    : { ...spoke, outputs: [{ type: 'Done' }, ...spoke.outputs] }
}

export const sentToFather = (world: ServerState, input: BotInputOf<'bot/FatherTold'>): StepResult => {
  if (!isFatherChat(input.conversationId, input.xid) || !isIn(world, input.conversationId, input.xid))
    return refusedResult(world, NOT_THERE)
  if (isAnswered(world, input)) return doneResult(world)
  const [after, content] = fatherReplied(world, input)
  const spoke = post(after, input, BOT_FATHER.xid, content)
  return { ...spoke, outputs: [{ type: 'Done' }, ...spoke.outputs] }
}

const withoutOldest = (deliveries: ServerBots['deliveries'], botId: string): ServerBots['deliveries'] => {
  const ofBot = deliveries.filter(({ told }) => told?.botId === botId)
  return ofBot.length < REMEMBERED ? deliveries : deliveries.filter((one) => one !== ofBot[0])
}

/** Registers a command that the server sends to a member's bot. A second input with the same `key` changes nothing. */
export const helperAsked = (
  world: ServerState,
  { at, xid, botId, conversationId, key, command }: BotInputOf<'bot/Asked'>,
): StepResult => {
  const slice = botSlice.of(world)
  if (slice.bots[botId] === undefined || !isIn(world, conversationId, xid)) return refusedResult(world, NOT_THERE)
  return slice.deliveries.some((one) => one.key === key)
    ? { world, outputs: [] }
    : doneResult(
        botSlice.put(world, {
          ...slice,
          deliveries: [
            ...withoutOldest(slice.deliveries, botId),
            { key, isOver: false, told: { botId, at, command, outcome: 'none' as const, status: 0 } },
          ],
        }),
      )
}

const failed = (
  world: ServerState,
  bot: ServerBot,
  { xid, conversationId, key, ended }: BotInputOf<'bot/Answered'>,
): StepResult => {
  const clientId = commandOfDelivery(bot.id, key)
  const own = bot.ownerXid === xid ? { botId: bot.id, xid: bot.xid } : null
  const line: ServerOutput | null = ClientId.is(clientId)
    ? {
        type: 'FrameSent',
        to: [xid],
        event: NO_ANSWER_EVENT,
        data: noAnswerData({ conversationId, clientId, bot: { name: bot.name, own } }),
      }
    : null
  return {
    world: withBot(world, { ...bot, unanswered: bot.unanswered + 1, isActive: bot.isActive && ended !== 'gone' }),
    outputs: line === null ? [] : [line],
  }
}

/**
 * Applies the result of a command: a message, silence, or a failure. A failure increases the bot's counter of failures,
 * and the server reports the failure to the member who sent the command.
 */
export const botAnswered = (world: ServerState, input: BotInputOf<'bot/Answered'>): StepResult => {
  const { at, botId, key, content, outcome, status } = input
  const slice = botSlice.of(world)
  const bot = slice.bots[botId]
  if (bot === undefined || slice.deliveries.find((one) => one.key === key)?.isOver !== false)
    return { world, outputs: [] }
  const over = botSlice.put(world, {
    ...slice,
    deliveries: slice.deliveries.map((one) =>
      one.key !== key
        ? one
        : one.told === undefined
          ? { key, isOver: true }
          : { key, isOver: true, told: { ...one.told, outcome, status } },
    ),
  })
  if (input.ended !== 'answered') return failed(over, bot, input)
  const active = withBot(over, { ...bot, lastActiveAt: at })
  if (content === null) return { world: active, outputs: [] }
  const spoke = post(active, input, bot.xid, content)
  return spoke.outputs.some(({ type }) => type === 'Refused') ? failed(over, bot, input) : spoke
}
