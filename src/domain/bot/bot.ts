import * as t from 'io-ts'
import { Uid, Xid } from '../kernel/ids'
import { Instant } from '../kernel/instant'
import { query } from '../query'
import { withDefault } from '../kernel/with-default'
import { orNull } from '../kernel/or-null'

/** A slash command, as its bot's owner edits it (spec 3 §3). `command` includes a slash; `id` is empty until saved. */
export const CommandRow = t.strict(
  {
    id: t.string,
    command: t.string,
    description: t.string,
    weight: t.number,
    state: t.number,
    isOn: t.boolean,
  },
  'CommandRow',
)
export type CommandRow = t.TypeOf<typeof CommandRow>

/** A member's bot (spec 3 §3). Its secret key never enters the log (ALL-8). `name` ends with `_bot`. */
export const Bot = t.strict(
  {
    id: t.string,
    owner: t.string,
    xid: Xid,
    uid: Uid,
    name: t.string,
    description: t.string,
    avatar: orNull(t.string),
    webhook: t.string,
    isActive: t.boolean,
    createdAt: orNull(Instant),
    updatedAt: orNull(Instant),
    lastActiveAt: orNull(Instant),
    commands: t.readonlyArray(CommandRow),
    /** How many of the newest commands in a row the bot did not answer. */
    unanswered: withDefault(t.number, 0),
  },
  'Bot',
)
export type Bot = t.TypeOf<typeof Bot>

/** The input for creating a bot (spec 3 §5). `name` is without `_bot`. */
export const BotProfile = t.strict({ avatar: orNull(t.string), name: t.string, description: t.string }, 'BotProfile')
export type BotProfile = t.TypeOf<typeof BotProfile>

/** All bots of the member, in one page. */
export const botsQuery = query('bot/list', { input: t.strict({}), item: Bot, idOf: ({ id }) => id })
