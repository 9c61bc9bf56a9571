import { ABOUT_LIMIT, lettersLeft, NAME_LIMIT, sentName, typedName } from '../../../../../domain/bot'
import type { ContentOf } from '../../../../../domain/chat'
import { drop, put } from '../../../../../domain/kernel/table'
import type { ServerState } from '../../server-state'
import type { BotInputOf } from './bot-input'
import { botMade } from './bot-management'
import { readCommand, richTextOf } from './rich-text'
import { botSlice, botsOf, type FatherDialogue } from './server-bot'

type RichText = ContentOf<'richText'>

export const FATHER_COMMANDS: readonly (readonly [command: string, description: string])[] = [
  ['/newbot', 'Make a bot'],
  ['/mybots', 'Your bots'],
  ['/cancel', 'Stop'],
  ['/help', 'What I can do'],
]
/** The avatar of a bot that BotFather made in the chat. The bot's owner can change the avatar on the bot's page. */
const FACE = '/stickers/cool.svg'

const help = richTextOf(
  'I help you make bots. Press one:',
  FATHER_COMMANDS.map(([one, description]) => [
    [one, one],
    [description, null],
  ]),
)
const withTalk = (world: ServerState, xid: string, talk: FatherDialogue | null): ServerState => {
  const slice = botSlice.of(world)
  return botSlice.put(world, { ...slice, talks: talk === null ? drop(slice.talks, xid) : put(slice.talks, xid, talk) })
}

const made = (
  world: ServerState,
  { at, xid, text, draw, secret }: BotInputOf<'bot/FatherTold'>,
  name: string,
): readonly [ServerState, RichText] => {
  const { world: after, outputs } = botMade(world, {
    type: 'bot/Made',
    at,
    xid,
    name: sentName(name),
    description: text.trim(),
    avatar: FACE,
    draw,
    secret,
  })
  const refused = outputs.find((output) => output.type === 'Refused')
  const bot = botsOf(after, xid).find(({ id }) => botSlice.of(world).bots[id] === undefined)
  return refused !== undefined || bot === undefined
    ? [withTalk(world, xid, null), richTextOf(refused?.words ?? 'That did not work.', [[['Try again', '/newbot']]])]
    : [
        withTalk(after, xid, null),
        richTextOf(
          `${bot.name} is ready. Its ID is ${bot.id}. Its secret key, its commands and its callback are on your page of bots.`,
          [[['My bots', '/mybots']]],
        ),
      ]
}

/**
 * BotFather's answer and the next state of the dialogue. BotFather requests a name, then a description, then creates
 * the bot. The secret key never appears in a chat.
 */
export const fatherReplied = (
  world: ServerState,
  input: BotInputOf<'bot/FatherTold'>,
): readonly [ServerState, RichText] => {
  const { xid, text } = input
  const talk = botSlice.of(world).talks[xid]
  const { command } = readCommand(text)
  switch (command) {
    case '/newbot':
      return [
        withTalk(world, xid, { asks: 'name' }),
        richTextOf(`What shall it be called? Up to ${NAME_LIMIT} characters; I add _bot.`, [[['Cancel', '/cancel']]]),
      ]
    case '/mybots': {
      const bots = botsOf(world, xid)
      return [
        world,
        bots.length === 0
          ? richTextOf('You have no bots yet.', [[['Make one', '/newbot']]])
          : richTextOf(
              'Your bots:',
              bots.map(({ name, isActive }) => [
                [name, null],
                [isActive ? 'on' : 'off', null],
              ]),
            ),
      ]
    }
    case '/cancel':
      return [withTalk(world, xid, null), richTextOf('All right.', [[['What I can do', '/help']]])]
    default:
      break
  }
  if (talk === undefined || text.trim().startsWith('/')) return [world, help]
  if (talk.asks === 'about') {
    return lettersLeft(text.trim(), ABOUT_LIMIT) < 0
      ? [world, richTextOf(`That is too long: at most ${ABOUT_LIMIT} characters.`)]
      : made(world, input, talk.name)
  }
  const name = typedName(text.trim()).trim()
  return name === '' || lettersLeft(text.trim().replace(/_bot$/, ''), NAME_LIMIT) < 0
    ? [world, richTextOf(`A name has 1 to ${NAME_LIMIT} characters.`)]
    : [
        withTalk(world, xid, { asks: 'about', name }),
        richTextOf(`What can ${sentName(name)} do? Up to ${ABOUT_LIMIT} characters.`, [[['Cancel', '/cancel']]]),
      ]
}
