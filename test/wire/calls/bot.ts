import * as TE from 'fp-ts/TaskEither'
import { newCommand, type CommandRow } from '../../../src/domain/bot'
import { ConversationId, Uid, Xid } from '../../../src/domain/kernel/ids'
import { made } from '../../support/builders/made'
import { CLIENT_ID } from '../support/seeded-ids'
import type { CallRow, Json } from '../support/call-row'
import type { WireTown } from '../support/simulated-town'

const OWNER = made(Uid, '1000000001')
const ID = '2800000001'
const XID = made(Xid, 'b800000001')
const CHAT = made(ConversationId, 'si_a000000001_b800000001')
const FACE = 'https://pictures.example/face.png'
const KEY = 'whsec_key-of-the-bot'
const SPEC = 'spec 3 §7 Bots, §3 Bot and Bot command'

const HELP = {
  id: '7',
  cmd: '/help',
  description: 'What I can do',
  weight: 0,
  bot_id: ID,
  xid: XID,
  state: 0,
  status: 1,
}
const BOT: { readonly [key: string]: Json } = {
  id: ID,
  userId: OWNER,
  xid: XID,
  uid: ID,
  name: 'weather_bot',
  description: 'Tells the weather',
  avatarUrl: FACE,
  webhookUrl: 'http://localhost:8080/',
  tokenHash: KEY,
  isActive: true,
  createTime: 1_800_000_000_000,
  updateTime: 1_800_000_000_001,
  lastActiveTime: null,
  cmdList: [HELP],
}
const help: CommandRow = { id: '7', command: '/help', description: 'What I can do', weight: 0, state: 0, isOn: true }
const read = {
  id: ID,
  owner: OWNER,
  xid: XID,
  uid: ID,
  name: 'weather_bot',
  description: 'Tells the weather',
  avatar: FACE,
  webhook: 'http://localhost:8080/',
  isActive: true,
  createdAt: 1_800_000_000_000,
  updatedAt: 1_800_000_000_001,
  lastActiveAt: null,
  commands: [help],
}
const profile = { avatar: FACE, name: 'weather', description: 'Tells the weather' }

/** Ada owns a bot with a command and a webhook. */
const madeBot = async (town: WireTown) => {
  const { bots } = await town.botOfAda(profile, help, 'http://localhost:8080/')
  const [bot] = bots
  return { cast: { [ID]: bot?.id ?? '', [XID]: bot?.xid ?? '', 7: bot?.commands[0]?.id ?? '' } }
}

const row = (
  proves: string,
  method: 'POST' | 'PUT' | 'DELETE',
  path: string,
  body: { readonly [key: string]: Json },
  of: Pick<CallRow, 'answer' | 'asks' | 'reads' | 'inTown' | 'given'>,
): CallRow => ({
  proves: `${proves} R3-221 R3-228`,
  source: SPEC,
  request: { method, path: `/botfather/${path}`, body, token: true },
  ...of,
})
const silent = { answer: null, reads: undefined, inTown: madeBot }
/** A bot command that the member adds in the form. Its id is empty and it is off (R3-152). */
const fresh = { ...HELP, id: '', cmd: '/new', description: '', status: 0 }

export const botRows: readonly CallRow[] = [
  {
    proves: 'R3-237',
    source:
      'spec 3 §7: POST /botfather/bot/userMessage, a command sent to the bot platform; its payload is not shown, conversation_id is ours',
    request: {
      method: 'POST',
      path: '/botfather/bot/userMessage',
      body: { conversation_id: CHAT, client_id: CLIENT_ID, text: '/rain' },
      token: true,
    },
    answer: null,
    asks: ({ bots }) => bots.notify(CHAT, { clientId: CLIENT_ID, text: '/rain' }),
    inTown: async (town) => ({ cast: { [CHAT]: await town.chatWithBot() } }),
  },
  {
    proves: 'R1-136 R1-303',
    source: 'spec 1 §7 Groups, Bots in chat: its payload is not given, conversation_id is ours',
    request: { method: 'GET', path: '/api/bot_father/commands', query: { conversation_id: CHAT }, token: true },
    answer: { list: [{ cmd_id: '7', cmd: '/rain', description: 'Tells of rain', head: FACE }], total: 1 },
    asks: ({ bots }) => bots.commands(CHAT),
    reads: [{ id: '7', command: '/rain', description: 'Tells of rain', avatar: FACE }],
    given: { list: [{ cmd: '/rain' }] },
    inTown: async (town) => ({ cast: { [CHAT]: await town.chatWithBot() } }),
  },
  row(
    'R3-229 R3-150 R3-151',
    'POST',
    'bot-management/list',
    { userId: OWNER },
    {
      answer: [BOT],
      asks: ({ botManagement }) => botManagement.list(OWNER),
      reads: { items: [read], dropped: 0 },
      inTown: madeBot,
      given: [{ name: 'weather_bot', userId: OWNER, cmdList: [{ cmd: '/help', status: 1 }] }],
    },
  ),
  row(
    'R3-230',
    'POST',
    'bot-management/create',
    { userId: OWNER, botName: 'weather_bot', description: 'Tells the weather', avatarUrl: FACE },
    {
      answer: { id: ID, tokenHash: KEY, xid: XID },
      asks: ({ botManagement }) =>
        TE.map(
          (one: { botId: string; xid: string; key: { reveal: () => string } | null } | null) =>
            one && { ...one, key: one.key?.reveal() },
        )(botManagement.make(OWNER, profile)),
      reads: { botId: ID, xid: XID, key: KEY },
    },
  ),
  row(
    'R3-231',
    'DELETE',
    'bot-management/delbot',
    { userId: OWNER, botId: ID },
    { ...silent, asks: ({ botManagement }) => botManagement.remove(OWNER, ID) },
  ),
  row(
    'R3-232',
    'POST',
    'bot-management/details',
    { botId: ID, xid: XID, userId: OWNER },
    {
      answer: BOT,
      inTown: madeBot,
      reads: { bot: read, key: KEY },
      given: { cmdList: [{ cmd: '/help' }] },
      asks: ({ botManagement }) =>
        TE.map(({ bot, key }: { bot: unknown; key: { reveal: () => string } | null }) => ({ bot, key: key?.reveal() }))(
          botManagement.read(OWNER, { botId: ID, xid: XID }),
        ),
    },
  ),
  row(
    '',
    'POST',
    'bot-management/deliveries',
    { userId: OWNER, botId: ID },
    {
      answer: [
        { id: 'd-1', cmd: '/help', time: 1_800_000_000_000, outcome: 'refused', status: 500 },
        { id: 'd-2', cmd: '/help', time: 1, outcome: 'else', status: 0 },
      ],
      asks: ({ botManagement }) => botManagement.deliveries(OWNER, ID),
      inTown: madeBot,
      reads: {
        items: [
          { id: 'd-1', command: '/help', at: 1_800_000_000_000, outcome: 'refused', status: 500 },
          { id: 'd-2', command: '/help', at: 1, outcome: 'none', status: 0 },
        ],
        dropped: 0,
      },
    },
  ),
  row(
    'R3-233 R3-152',
    'POST',
    'bot-management/commands',
    { botId: ID, userId: OWNER, commandList: [HELP, fresh] },
    {
      ...silent,
      asks: ({ botManagement }) =>
        botManagement.saveCommands(OWNER, { botId: ID, xid: XID }, [help, { ...newCommand, command: '/new' }]),
    },
  ),
  row(
    'R3-234',
    'POST',
    'bot-management/webhook',
    { botId: ID, userId: OWNER, url: 'http://localhost:8080/' },
    {
      ...silent,
      asks: ({ botManagement }) => botManagement.testWebhook(OWNER, ID, 'http://localhost:8080/'),
    },
  ),
  row(
    'R3-235',
    'PUT',
    'bot-management/details',
    {
      id: ID,
      userId: OWNER,
      xid: XID,
      uid: ID,
      name: 'rain_bot',
      description: 'Tells of rain',
      avatarUrl: FACE,
      webhookUrl: 'http://localhost:8081/',
      isActive: true,
      cmdList: [HELP],
    },
    {
      ...silent,
      asks: ({ botManagement }) =>
        botManagement.save(
          OWNER,
          { ...read, xid: XID, uid: made(Uid, ID), createdAt: null, updatedAt: null, unanswered: 0 },
          {
            profile: { ...profile, name: 'rain', description: 'Tells of rain' },
            webhook: 'http://localhost:8081/',
            commands: [help],
          },
        ),
    },
  ),
  row(
    'R3-236',
    'PUT',
    'bot-management/cmd-status',
    { xid: XID, id: '7', status: 1, userId: OWNER, botId: ID },
    {
      ...silent,
      asks: ({ botManagement }) =>
        botManagement.switchCommand(OWNER, { botId: ID, xid: XID, commandId: '7', on: true }),
    },
  ),
]
