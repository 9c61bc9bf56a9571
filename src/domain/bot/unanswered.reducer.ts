import * as t from 'io-ts'
import { plainReducer } from '../event-log'
import { ClientId, ConversationId, Xid } from '../kernel/ids'
import { message } from '../kernel/message'
import { orNull } from '../kernel/or-null'

/** `own`: the ids of the bot, if the reader owns the bot. */
const SilentBot = t.strict({ name: t.string, own: orNull(t.strict({ botId: t.string, xid: Xid })) }, 'SilentBot')
export type SilentBot = t.TypeOf<typeof SilentBot>

/** `clientId` is the id of the chat message with the command. */
const ofCommand = { conversationId: ConversationId, clientId: ClientId }

export const unansweredMessages = {
  'bot/CommandUnanswered': message('bot/CommandUnanswered', { ...ofCommand, bot: SilentBot }),
  /** The member sent the command again, as a new message. */
  'bot/CommandSentAgain': message('bot/CommandSentAgain', ofCommand),
} as const

/** A command that bots did not answer. */
const Unanswered = t.strict(
  { ...ofCommand, bots: t.readonlyArray(SilentBot), isSentAgain: t.boolean },
  'UnansweredCommand',
)
export type UnansweredCommand = t.TypeOf<typeof Unanswered>
type All = readonly UnansweredCommand[]

/** The most commands and, for each, the most bots that are remembered. */
const COMMANDS = 100
const BOTS = 5
const ENDS: ReadonlySet<string> = new Set(['SignedIn', 'SessionEnded'])

/** The last commands that bots did not answer, newest last. The chat shows a line at each of these commands. */
export const unansweredReducer = plainReducer<All>(
  'bot/unanswered',
  [],
  t.readonlyArray(Unanswered),
  [...Object.keys(unansweredMessages), ...ENDS],
  (all, { message: received }) => {
    if (ENDS.has(received.type)) return []
    if (unansweredMessages['bot/CommandSentAgain'].is(received))
      return all.map((one) => (one.clientId === received.clientId ? { ...one, isSentAgain: true } : one))
    if (!unansweredMessages['bot/CommandUnanswered'].is(received)) return all
    const { conversationId, clientId, bot } = received
    const known = all.find((one) => one.clientId === clientId)
    if (known === undefined)
      return [...all, { conversationId, clientId, bots: [bot], isSentAgain: false }].slice(-COMMANDS)
    return known.bots.length >= BOTS || known.bots.some(({ name }) => name === bot.name)
      ? all
      : all.map((one) => (one === known ? { ...one, bots: [...one.bots, bot] } : one))
  },
)

const AGAIN = /-again([0-9]{1,3})$/

/**
 * The id of the message that sends a command again. The same command always gets the same id, so that several presses,
 * in one tab or in two, send the command once. `null` if no id fits.
 */
export const retryIdOf = (clientId: ClientId): ClientId | null => {
  const [ending, times] = AGAIN.exec(clientId) ?? ['', '0']
  const id = `${clientId.slice(0, clientId.length - ending.length)}-again${Number(times) + 1}`
  return ClientId.is(id) ? id : null
}
