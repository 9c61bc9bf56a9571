import {
  ABOUT_LIMIT, commandsFault, lettersLeft, loadedName, MOST_COMMANDS, NAME_LIMIT, profileFaults, sentName, typedCommand, webhookFault, type CommandRow,
} from '../../../../../domain/bot'
import type { Xid } from '../../../../../domain/kernel/ids'
import { drop, entriesOf, put } from '../../../../../domain/kernel/table'
import { withoutMember } from '../../groups/membership'
import { done, refusal, type Stepped } from '../../output'
import type { About, Account, World } from '../../world'
import type { BotInputOf } from './bot-input'
import { asRow, botSlice, botsOf, freeBotIds, type TownBot, type WrittenCommand } from './town-bot'

/** Ours: so many bots has one person. */
const MOST_BOTS = 20
const NOT_YOURS = 'There is no such bot of yours'
const EMPTY_COMMAND = 'A command needs a name'
const TWICE = 'Two commands have the same name'

type Written = Pick<BotInputOf<'bot/Made'>, 'name' | 'description' | 'avatar'>

const profileProblem = (written: Written): string | null => {
  const name = loadedName(written.name)
  if (written.name !== sentName(name) || lettersLeft(name, NAME_LIMIT) < 0) return `A name has at most ${NAME_LIMIT} characters before its _bot`
  if (lettersLeft(written.description, ABOUT_LIMIT) < 0) return `A description has at most ${ABOUT_LIMIT} characters`
  return profileFaults({ ...written, name }).length === 0 ? null : 'A bot needs a picture, a name and a description'
}

const commandsProblem = (rows: readonly WrittenCommand[]): string | null => {
  if (rows.length > MOST_COMMANDS) return `A bot has at most ${MOST_COMMANDS} commands`
  const fault = commandsFault(rows.map(asRow))
  return fault === 'commandNotEmpty' ? EMPTY_COMMAND : fault === 'commandNotRepeat' ? TWICE : null
}

export const ownBot = (world: World, xid: Xid, botId: string): TownBot | null => {
  const bot = botSlice.of(world).bots[botId]
  return bot?.ownerXid === xid ? bot : null
}

export const withBot = (world: World, bot: TownBot): World => {
  const slice = botSlice.of(world)
  return botSlice.put(world, { ...slice, bots: put(slice.bots, bot.id, bot) })
}

/** Its account bears its name and face. */
const withAccountOf = (world: World, { xid, uid, name, avatar, description }: TownBot): World => {
  const account: Account = { xid, uid, name, avatar, level: 30, isVisitor: false, isSuper: false, email: null }
  const about: About = { banner: null, bio: description, xUrl: null, showsGroups: false, allowsDm: true }
  return { ...world, accounts: put(world.accounts, xid, account), abouts: put(world.abouts, xid, about) }
}

/** Rows that are known keep their id; new ones get one. */
const numbered = (bot: TownBot, written: readonly WrittenCommand[]): Pick<TownBot, 'commands' | 'nextCommand'> => {
  let { nextCommand } = bot
  const commands = written.map((one): CommandRow => {
    const row = { ...asRow(one), command: typedCommand(one.cmd), description: one.description.trim() }
    if (bot.commands.some(({ id }) => id === row.id)) return row
    nextCommand += 1
    return { ...row, id: `${bot.id}c${nextCommand}` }
  })
  return { commands, nextCommand }
}

/** What is done to a bot by its owner. */
const changed = (world: World, { xid, botId, at }: Pick<BotInputOf<'bot/Removed'>, 'xid' | 'botId' | 'at'>, by: (bot: TownBot) => TownBot | string): Stepped => {
  const bot = ownBot(world, xid, botId)
  const after = bot === null ? NOT_YOURS : by(bot)
  return typeof after === 'string' ? refusal(world, after) : done(withAccountOf(withBot(world, { ...after, updatedAt: at }), after))
}

export const botMade = (world: World, { at, xid, name, description, avatar, draw, secret }: BotInputOf<'bot/Made'>): Stepped => {
  const owner = world.accounts[xid]
  if (owner === undefined || owner.isVisitor) return refusal(world, 'Visitors have no bots')
  const problem = botsOf(world, xid).length >= MOST_BOTS ? `One person has at most ${MOST_BOTS} bots` : profileProblem({ name, description, avatar })
  if (problem !== null) return refusal(world, problem)
  const ids = freeBotIds(world, draw)
  const bot: TownBot = {
    id: ids.uid, ...ids, ownerXid: xid, name, description: description.trim(), avatar, webhook: '', isActive: true, secret, nextCommand: 0,
    createdAt: at, updatedAt: at, lastActiveAt: null, commands: [], unanswered: 0,
  }
  return { world: withAccountOf(withBot(world, bot), bot), outputs: [{ type: 'Done' }] }
}

export const botEdited = (world: World, input: BotInputOf<'bot/Edited'>): Stepped => changed(world, input, (bot) => {
  const { name, description, avatar, webhook, commands } = input
  const problem = profileProblem(input) ?? commandsProblem(commands)
    ?? (webhook !== '' && webhookFault(webhook) !== null ? 'This is no web address' : null)
  return problem ?? { ...bot, name, description: description.trim(), avatar, webhook, isActive: true, ...numbered(bot, commands) }
})

export const commandsSet = (world: World, input: BotInputOf<'bot/CommandsSet'>): Stepped =>
  changed(world, input, (bot) => commandsProblem(input.commands) ?? { ...bot, ...numbered(bot, input.commands) })

export const webhookSet = (world: World, input: BotInputOf<'bot/WebhookSet'>): Stepped =>
  changed(world, input, (bot) => (webhookFault(input.url) !== null ? 'This is no web address' : { ...bot, webhook: input.url.trim(), isActive: true }))

export const commandSwitched = (world: World, input: BotInputOf<'bot/CommandSwitched'>): Stepped => changed(world, input, (bot) =>
  (bot.commands.some(({ id }) => id === input.commandId)
    ? { ...bot, commands: bot.commands.map((row) => (row.id === input.commandId ? { ...row, isOn: input.on } : row)) } : 'There is no such command'))

/** It leaves every group, and nobody finds it any more; what it said stays. */
export const botRemoved = (world: World, { xid, botId }: BotInputOf<'bot/Removed'>): Stepped => {
  const bot = ownBot(world, xid, botId)
  // Removed twice is removed.
  if (bot === null) return botSlice.of(world).bots[botId] === undefined ? done(world) : refusal(world, NOT_YOURS)
  const slice = botSlice.of(world)
  const left = entriesOf(world.communities).reduce((so, [gid, community]) =>
    (community.members[bot.xid] === true ? put(so, gid, withoutMember(community, bot.xid)) : so), world.communities)
  const without = { ...world, communities: left, accounts: drop(world.accounts, bot.xid) }
  return done(botSlice.put(without, { ...slice, bots: drop(slice.bots, botId) }))
}
