import type { BotCommand, Content } from '../../../domain/chat'
import { keysOf } from '../../../domain/kernel/table'
import type { Community, World } from './world'

const COMMANDS: readonly (readonly [command: string, description: string])[] = [
  ['/help', 'What I can do'], ['/hours', 'When people are here'], ['/members', 'How many we are'], ['/topics', 'What to talk about'],
]

/** The bot that answers in that group; `null` where there is none. */
const botIn = (world: World, { aiXids }: Community) => world.accounts[aiXids[0] ?? ''] ?? null

export const commandsIn = (world: World, community: Community): readonly BotCommand[] => {
  const bot = botIn(world, community)
  return bot === null ? [] : COMMANDS.map(([command, description], i) => ({ id: `cmd${i + 1}`, command, description, avatar: bot.avatar }))
}

const said = (text: string, rows: readonly (readonly [display: string, command: string | null])[][] = []): Content =>
  ({ kind: 'richText', text, image: null, rows: rows.map((row) => row.map(([display, command]) => ({ display, command }))) })

/** What the bot says to a command: rows whose cells are commands again. */
export const botAnswer = (community: Community, text: string): Content => {
  const [command = ''] = text.trim().split(/\s+/, 1)
  switch (command) {
    case '/help': return said('Here is what I can do. Press one:', COMMANDS.map(([one, description]) => [[one, one], [description, null]]))
    case '/hours': return said('Somebody is nearly always here.', [[['Mornings', null], ['quiet', null]], [['Evenings', null], ['lively', null]]])
    case '/members': return said(`We are ${keysOf(community.members).length + community.crowd} in ${community.name}.`)
    case '/topics': return said('Pick one:', [[['Say hello', '/hello']], [['What is new', '/news']], [['All commands', '/help']]])
    default: return said(`I do not know ${command} yet.`, [[['Show all commands', '/help']]])
  }
}
