import * as t from 'io-ts'
import { BodyText, boundedList, IdText, LinkText } from '../codecs/bounded'
import { Secret } from '../../../application/ports/browser/vault'
import {
  Bot,
  CommandRow,
  DELIVERIES_AT_MOST,
  Delivery,
  DeliveryOutcome,
  MOST_COMMANDS,
  typedCommand,
  webhookIssue,
} from '../../../domain/bot'
import { Uid, Xid } from '../../../domain/kernel/ids'
import { defineCall, definePost } from '../codecs/http-call'
import { cleanName } from '../codecs/clean-name'
import {
  JsonBody,
  CountField,
  recordCodec,
  FlagField,
  ImageUrl,
  Milliseconds,
  nullIfInvalid,
  PlainId,
  RawName,
} from '../codecs/fields'
import { toListPage } from '../codecs/list'

const put = defineCall({ method: 'PUT', needsToken: true, carriesToken: true, isRepeated: false })
/** Defines a DELETE call. The call sends its fields in a JSON body, because all calls of spec 3 §7 use JSON. */
const del = defineCall({ method: 'DELETE', needsToken: true, carriesToken: true, isRepeated: false })

/** The client reads at most this number of an owner's bots and ignores further bots. */
const BOTS = 200

const Truth = new t.Type<boolean, boolean, unknown>(
  'Truth',
  t.boolean.is,
  (u, context) => FlagField.validate(u, context),
  (a) => a,
)
/** The id of a bot command. A new command has an empty id. */
const CommandId = new t.Type<string, string, unknown>(
  'CommandId',
  t.string.is,
  (u, context) => (u === '' || u === null || u === undefined ? t.success('') : PlainId.validate(u, context)),
  (a) => a,
)

const CommandFields = t.strict({
  id: CommandId,
  cmd: IdText,
  description: JsonBody,
  weight: CountField,
  bot_id: PlainId,
  xid: PlainId,
  state: CountField,
  status: FlagField,
})
type CommandFields = t.TypeOf<typeof CommandFields>

/** Converts a bot command from its wire fields. A command without letters is invalid (BI-187, BI-188). */
const rowOf = ({ id, cmd, description, weight, state, status }: CommandFields): CommandRow | null => {
  const command = typedCommand(cmd)
  return command === '/' ? null : { id, command, description: cleanName(description, ''), weight, state, isOn: status }
}
export const toBotFields = (
  { id, command, description, weight, state, isOn }: CommandRow,
  bot: { readonly id: string; readonly xid: string },
): CommandFields => ({ id, cmd: command, description, weight, bot_id: bot.id, xid: bot.xid, state, status: isOn })

/** A bot with the fields that only its owner may read. The bot's secret key stays in memory only. */
export interface BotDetails {
  readonly bot: Bot
  readonly key: Secret | null
}

const KEY = /^[\x21-\x7e]{1,512}$/

const BotFields = t.type({
  id: PlainId,
  userId: nullIfInvalid(PlainId),
  xid: Xid,
  uid: Uid,
  name: RawName,
  description: JsonBody,
  avatarUrl: ImageUrl,
  webhookUrl: t.unknown,
  tokenHash: t.unknown,
  isActive: Truth,
  createTime: Milliseconds,
  updateTime: Milliseconds,
  lastActiveTime: Milliseconds,
  cmdList: toListPage(CommandFields, MOST_COMMANDS),
  unanswered: CountField,
})

/** A bot, with the field names of spec 3 §3. */
const BotWire = recordCodec<BotDetails, t.TypeOf<typeof BotFields>>(
  'Bot',
  (u): u is BotDetails => t.type({ bot: Bot }).is(u),
  BotFields,
  (fields) => {
    const { id, userId, xid, uid, tokenHash, webhookUrl, cmdList } = fields
    const bot: Bot = {
      id,
      owner: userId ?? '',
      xid,
      uid,
      name: cleanName(fields.name, id),
      description: fields.description,
      avatar: fields.avatarUrl,
      webhook: typeof webhookUrl === 'string' && webhookIssue(webhookUrl) === null ? webhookUrl.trim() : '',
      isActive: fields.isActive,
      createdAt: fields.createTime,
      updatedAt: fields.updateTime,
      lastActiveAt: fields.lastActiveTime,
      commands: cmdList.items.flatMap((fields) => rowOf(fields) ?? []),
      unanswered: fields.unanswered,
    }
    return { bot, key: typeof tokenHash === 'string' && KEY.test(tokenHash) ? new Secret(tokenHash) : null }
  },
  ({ bot, key }) => ({
    id: bot.id,
    userId: bot.owner,
    xid: bot.xid,
    uid: bot.uid,
    name: bot.name,
    description: bot.description,
    avatarUrl: bot.avatar,
    webhookUrl: bot.webhook,
    tokenHash: key?.reveal() ?? null,
    isActive: bot.isActive,
    createTime: bot.createdAt,
    updateTime: bot.updatedAt,
    lastActiveTime: bot.lastActiveAt,
    cmdList: { items: bot.commands.map((row) => toBotFields(row, bot)), dropped: 0 },
    unanswered: bot.unanswered,
  }),
)

/** The server's response to a new bot. The server sends `null` when it created no bot (R3-298). */
interface BotCreated {
  readonly id: string
  readonly xid: Xid
  readonly key: Secret | null
}
const CreatedWire = recordCodec<BotCreated, { id: string; xid: Xid; tokenHash: unknown }>(
  'BotCreated',
  (u): u is BotCreated => t.type({ id: t.string, xid: Xid }).is(u),
  t.type({ id: PlainId, xid: Xid, tokenHash: t.unknown }),
  ({ id, xid, tokenHash }) => ({
    id,
    xid,
    key: typeof tokenHash === 'string' && KEY.test(tokenHash) ? new Secret(tokenHash) : null,
  }),
  ({ id, xid, key }) => ({ id, xid, tokenHash: key?.reveal() ?? null }),
)

const Outcome = new t.Type<DeliveryOutcome, string, unknown>(
  'DeliveryOutcome',
  DeliveryOutcome.is,
  (u) => t.success(DeliveryOutcome.is(u) ? u : 'none'),
  (a) => a,
)
/** The delivery of a command to a bot's webhook. No spec prints these fields, so this product defines the fields. */
const DeliveryWire = recordCodec(
  'BotDelivery',
  Delivery.is,
  t.type({ id: PlainId, cmd: RawName, time: Milliseconds, outcome: Outcome, status: CountField }),
  ({ id, cmd, time, outcome, status }): Delivery => ({ id, command: cleanName(cmd, ''), at: time, outcome, status }),
  ({ id, command, at, outcome, status }) => ({ id, cmd: command, time: at, outcome, status }),
)

const bots = toListPage(BotWire, BOTS)
const done = () => t.unknown
const of = { userId: IdText, botId: IdText }
const commandList = boundedList(CommandFields, MOST_COMMANDS)

/**
 * The calls for bot management (spec 3 §7). Requests and responses are JSON, even for deletions. The client does not
 * decode a response if the app displays no part of that response.
 */
export const botManagementCalls = {
  list: definePost('/botfather/bot-management/list', t.strict({ userId: IdText }), () => bots),
  create: definePost(
    '/botfather/bot-management/create',
    t.strict({ userId: IdText, botName: IdText, description: BodyText, avatarUrl: LinkText }),
    () => t.union([CreatedWire, t.null]),
  ),
  deliveries: definePost('/botfather/bot-management/deliveries', t.strict(of), () =>
    toListPage(DeliveryWire, DELIVERIES_AT_MOST),
  ),
  remove: del('/botfather/bot-management/delbot', t.strict(of), done),
  details: definePost(
    '/botfather/bot-management/details',
    t.strict({ botId: IdText, xid: IdText, userId: IdText }),
    () => BotWire,
  ),
  commands: definePost('/botfather/bot-management/commands', t.strict({ ...of, commandList }), done),
  webhook: definePost('/botfather/bot-management/webhook', t.strict({ ...of, url: LinkText }), done),
  update: put(
    '/botfather/bot-management/details',
    t.strict({
      id: IdText,
      userId: IdText,
      xid: IdText,
      uid: IdText,
      name: IdText,
      description: BodyText,
      avatarUrl: LinkText,
      webhookUrl: LinkText,
      isActive: t.boolean,
      cmdList: commandList,
    }),
    done,
  ),
  cmdStatus: put(
    '/botfather/bot-management/cmd-status',
    t.strict({ ...of, xid: IdText, id: IdText, status: FlagField }),
    done,
  ),
} as const
