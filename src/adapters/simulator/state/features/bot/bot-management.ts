import {
  ABOUT_LIMIT,
  commandsIssue,
  lettersLeft,
  loadedName,
  MOST_COMMANDS,
  NAME_LIMIT,
  botProfileIssues,
  sentName,
  typedCommand,
  webhookIssue,
  type CommandRow,
} from '../../../../../domain/bot'
import type { Xid } from '../../../../../domain/kernel/ids'
import { drop, entriesOf, put } from '../../../../../domain/kernel/table'
import { withoutMember } from '../../groups/membership'
import { doneResult, refusedResult, type StepResult } from '../../output'
import type { ProfileDetails, UserAccount, ServerState } from '../../server-state'
import type { BotInputOf } from './bot-input'
import { toBotRow, botSlice, botsOf, freeBotIds, type ServerBot, type WrittenCommand } from './server-bot'

/** The most bots of a member. No spec names a limit, so we chose it. */
const MOST_BOTS = 20
const NOT_YOURS = 'There is no such bot of yours'
const EMPTY_COMMAND = 'A command needs a name'
const TWICE = 'Two commands have the same name'

type Written = Pick<BotInputOf<'bot/Made'>, 'name' | 'description' | 'avatar'>

const profileProblem = (written: Written): string | null => {
  const name = loadedName(written.name)
  if (written.name !== sentName(name) || lettersLeft(name, NAME_LIMIT) < 0)
    return `A name has at most ${NAME_LIMIT} characters before its _bot`
  if (lettersLeft(written.description, ABOUT_LIMIT) < 0) return `A description has at most ${ABOUT_LIMIT} characters`
  return botProfileIssues({ ...written, name }).length === 0 ? null : 'A bot needs a picture, a name and a description'
}

const commandsProblem = (rows: readonly WrittenCommand[]): string | null => {
  if (rows.length > MOST_COMMANDS) return `A bot has at most ${MOST_COMMANDS} commands`
  const fault = commandsIssue(rows.map(toBotRow))
  return fault === 'commandNotEmpty' ? EMPTY_COMMAND : fault === 'commandNotRepeat' ? TWICE : null
}

export const ownBot = (world: ServerState, xid: Xid, botId: string): ServerBot | null => {
  const bot = botSlice.of(world).bots[botId]
  return bot?.ownerXid === xid ? bot : null
}

export const withBot = (world: ServerState, bot: ServerBot): ServerState => {
  const slice = botSlice.of(world)
  return botSlice.put(world, { ...slice, bots: put(slice.bots, bot.id, bot) })
}

/** Stores the account of a bot. The account has the bot's name and avatar. */
const withAccountOf = (world: ServerState, { xid, uid, name, avatar, description }: ServerBot): ServerState => {
  const account: UserAccount = { xid, uid, name, avatar, level: 30, isVisitor: false, isSuper: false, email: null }
  const about: ProfileDetails = { banner: null, bio: description, xUrl: null, showsGroups: false, allowsDm: true }
  return { ...world, accounts: put(world.accounts, xid, account), abouts: put(world.abouts, xid, about) }
}

/**
 * Assigns ids to a bot's commands: a command whose id the bot already has keeps the id, and any other command gets a
 * new id.
 */
const numbered = (bot: ServerBot, written: readonly WrittenCommand[]): Pick<ServerBot, 'commands' | 'nextCommand'> => {
  let { nextCommand } = bot
  const commands = written.map((one): CommandRow => {
    const row = { ...toBotRow(one), command: typedCommand(one.cmd), description: one.description.trim() }
    if (bot.commands.some(({ id }) => id === row.id)) return row
    nextCommand += 1
    return { ...row, id: `${bot.id}c${nextCommand}` }
  })
  return { commands, nextCommand }
}

/** Applies the owner's change to a bot. */
const changed = (
  world: ServerState,
  { xid, botId, at }: Pick<BotInputOf<'bot/Removed'>, 'xid' | 'botId' | 'at'>,
  by: (bot: ServerBot) => ServerBot | string,
): StepResult => {
  const bot = ownBot(world, xid, botId)
  const after = bot === null ? NOT_YOURS : by(bot)
  return typeof after === 'string'
    ? refusedResult(world, after)
    : doneResult(withAccountOf(withBot(world, { ...after, updatedAt: at }), after))
}

export const botMade = (
  world: ServerState,
  { at, xid, name, description, avatar, draw, secret }: BotInputOf<'bot/Made'>,
): StepResult => {
  const owner = world.accounts[xid]
  if (owner === undefined || owner.isVisitor) return refusedResult(world, 'Visitors have no bots')
  const problem =
    botsOf(world, xid).length >= MOST_BOTS
      ? `One person has at most ${MOST_BOTS} bots`
      : profileProblem({ name, description, avatar })
  if (problem !== null) return refusedResult(world, problem)
  const ids = freeBotIds(world, draw)
  const bot: ServerBot = {
    id: ids.uid,
    ...ids,
    ownerXid: xid,
    name,
    description: description.trim(),
    avatar,
    webhook: '',
    isActive: true,
    secret,
    nextCommand: 0,
    createdAt: at,
    updatedAt: at,
    lastActiveAt: null,
    commands: [],
    unanswered: 0,
  }
  return { world: withAccountOf(withBot(world, bot), bot), outputs: [{ type: 'Done' }] }
}

export const botEdited = (world: ServerState, input: BotInputOf<'bot/Edited'>): StepResult =>
  changed(world, input, (bot) => {
    const { name, description, avatar, webhook, commands } = input
    const problem =
      profileProblem(input) ??
      commandsProblem(commands) ??
      (webhook !== '' && webhookIssue(webhook) !== null ? 'This is no web address' : null)
    return (
      problem ?? {
        ...bot,
        name,
        description: description.trim(),
        avatar,
        webhook,
        isActive: true,
        ...numbered(bot, commands),
      }
    )
  })

export const commandsSet = (world: ServerState, input: BotInputOf<'bot/CommandsSet'>): StepResult =>
  changed(world, input, (bot) => commandsProblem(input.commands) ?? { ...bot, ...numbered(bot, input.commands) })

export const webhookSet = (world: ServerState, input: BotInputOf<'bot/WebhookSet'>): StepResult =>
  changed(world, input, (bot) =>
    webhookIssue(input.url) !== null ? 'This is no web address' : { ...bot, webhook: input.url.trim(), isActive: true },
  )

export const commandSwitched = (world: ServerState, input: BotInputOf<'bot/CommandSwitched'>): StepResult =>
  changed(world, input, (bot) =>
    bot.commands.some(({ id }) => id === input.commandId)
      ? { ...bot, commands: bot.commands.map((row) => (row.id === input.commandId ? { ...row, isOn: input.on } : row)) }
      : 'There is no such command',
  )

/** A removed bot leaves every group and disappears from search results. Its messages stay. */
const withoutBot = (world: ServerState, bot: ServerBot): ServerState => {
  const slice = botSlice.of(world)
  const left = entriesOf(world.communities).reduce(
    (acc, [gid, community]) =>
      community.members[bot.xid] === true ? put(acc, gid, withoutMember(community, bot.xid)) : acc,
    world.communities,
  )
  const without = { ...world, communities: left, accounts: drop(world.accounts, bot.xid) }
  return botSlice.put(without, { ...slice, bots: drop(slice.bots, bot.id) })
}

export const withoutBotsOf = (world: ServerState, xid: Xid): ServerState => botsOf(world, xid).reduce(withoutBot, world)

export const botRemoved = (world: ServerState, { xid, botId }: BotInputOf<'bot/Removed'>): StepResult => {
  const bot = ownBot(world, xid, botId)
  if (bot !== null) return doneResult(withoutBot(world, bot))
  // Removing a bot that is already removed succeeds.
  return botSlice.of(world).bots[botId] === undefined ? doneResult(world) : refusedResult(world, NOT_YOURS)
}
