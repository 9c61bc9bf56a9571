import * as t from 'io-ts'
import type { SilentBot } from '../../../domain/bot'
import { ClientId, ConversationId, Xid } from '../../../domain/kernel/ids'
import { cleanName } from '../codecs/clean-name'
import { nullIfInvalid, PlainId, RawName } from '../codecs/fields'
import { requestText } from '../codecs/text'
import { decodeOrNull } from '../content/content-fields'

/**
 * This product's own frame, because spec 3 names no frame for bots. If a bot does not reply to a command, this frame
 * names the command's message and the bot for the member who sent the command. Older servers send a text alone.
 */
export const NO_ANSWER_EVENT = 'bot_no_answer'

const Event = t.type({
  conversation_id: ConversationId,
  client_id: ClientId,
  bot: RawName,
  own_bot: nullIfInvalid(t.type({ id: PlainId, xid: Xid })),
})
const NoAnswer = t.type({ msg: t.string })
const LETTERS = 300

export interface UnansweredEvent {
  readonly conversationId: ConversationId
  readonly clientId: ClientId
  readonly bot: SilentBot
}

/** The event of the frame; the text of an older server's frame; `null` for any other data. */
export const readNoAnswer = (data: unknown): UnansweredEvent | string | null => {
  const event = decodeOrNull(Event, data)
  if (event !== null) {
    const { conversation_id: conversationId, client_id: clientId, bot, own_bot: own } = event
    return {
      conversationId,
      clientId,
      bot: { name: cleanName(bot, 'bot'), own: own && { botId: own.id, xid: own.xid } },
    }
  }
  const words = NoAnswer.is(data) ? requestText(data.msg).trim().slice(0, LETTERS) : ''
  return words === '' ? null : words
}

export const noAnswerData = ({ conversationId, clientId, bot: { name, own } }: UnansweredEvent) => ({
  conversation_id: conversationId,
  client_id: clientId,
  bot: name,
  own_bot: own && { id: own.botId, xid: own.xid },
})
