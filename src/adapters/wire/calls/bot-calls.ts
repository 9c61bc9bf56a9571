import * as t from 'io-ts'
import { BodyText, IdText } from '../codecs/bounded'
import { BotCommand } from '../../../domain/chat'
import { isPlainId } from '../../../domain/kernel/ids'
import { defineGet, OptionalText, definePost } from '../codecs/http-call'
import { cleanName } from '../codecs/clean-name'
import { recordCodec, ImageUrl, RawName } from '../codecs/fields'
import { listCodec } from '../codecs/list'

const COMMANDS = 100

const idOf = (u: unknown): string | null => {
  const id = typeof u === 'number' ? String(u) : u
  return typeof id === 'string' && isPlainId(id) ? id : null
}

/** Decodes a bot command. The result has exactly one leading slash (BI-189) and no zero-width characters (BI-192). */
const commandOf = (u: unknown): string | null => {
  const bare = cleanName(u, '').replace(/^\/+/, '').trim()
  return bare === '' ? null : `/${bare}`
}

const CommandFields = t.type({ cmd_id: t.unknown, cmd: RawName, description: RawName, head: ImageUrl })

/**
 * A bot command (spec 1 §3). An empty command is invalid, and so is a command that is only a slash (BI-187, BI-188).
 */
const BotCommandWire = recordCodec(
  'BotCommand',
  BotCommand.is,
  CommandFields,
  ({ cmd_id, cmd, description, head }): BotCommand | null => {
    const id = idOf(cmd_id)
    const command = commandOf(cmd)
    return id === null || command === null
      ? null
      : { id, command, description: cleanName(description, ''), avatar: head }
  },
  ({ id, command, description, avatar }) => ({ cmd_id: id, cmd: command, description, head: avatar }),
)

/** Where a command is used: in a group, or in a direct chat with a bot. */
const place = { gid: OptionalText, conversation_id: OptionalText }

/** The calls for bots in chats (spec 1 §7). The spec does not print the payloads. */
export const botCalls = {
  commands: defineGet('/api/bot_father/commands', t.strict(place), () => listCodec(BotCommandWire, COMMANDS)),
  userMessage: definePost(
    '/botfather/bot/userMessage',
    t.strict({ ...place, client_id: IdText, text: BodyText }),
    () => t.unknown,
  ),
} as const
