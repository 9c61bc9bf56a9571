import * as TE from 'fp-ts/TaskEither'
import type { StorageCredentials } from '../../../src/adapters/wire/entities/storage'
import { BEN, CLIENT_ID, SQUARE } from '../support/seeded-ids'
import type { CallRow } from '../support/call-row'
import { LISTED_ROOM } from './spaces'

export const surroundingRows: readonly CallRow[] = [
  {
    proves: 'R2-263 R2-099 R3-287',
    source: 'spec 2 §7 Wallet; spec 1 and 2 §3 Balance; decisions.md: the gid is left out for one’s own',
    request: { method: 'GET', path: '/api/asset/balance', token: true },
    answer: {
      list: [
        {
          currency_id: 5,
          name: 'LOOP',
          icon: '/town/loop.png',
          balance: '1001.0',
          total_balance_usdt: '42.1421',
          price: '0.0421',
          bubble_enabled: 1,
          gift_enabled: 1,
        },
      ],
      total: 1,
    },
    asks: ({ surroundings }) => surroundings.worth(),
    reads: ['42.1421'],
    given: { list: [{ currency_id: 5, name: 'LOOP' }, {}] },
  },
  {
    proves: 'R1-321',
    source: 'spec 1 §7 Uploads; spec 1 §3 Activity config',
    request: { method: 'GET', path: '/api/activity/config', token: true },
    answer: {
      image_urls: ['https://cdn.example/a.png'],
      image_texts: ['Picnic on the meadow'],
      small_icon: 'https://cdn.example/i.png',
    },
    asks: ({ surroundings }) => surroundings.activity(),
    reads: {
      pictures: ['https://cdn.example/a.png'],
      icon: 'https://cdn.example/i.png',
      words: ['Picnic on the meadow'],
    },
  },
  {
    proves: 'R1-320 R2-261',
    source: 'spec 1 §7 Uploads',
    request: { method: 'GET', path: '/api/app/oss_token', token: true },
    answer: {
      region_id: 'cn-hangzhou',
      access_key_id: 'key',
      access_key_secret: 'a secret',
      security_token: 'a token',
      bucket: 'loop-media',
    },
    asks: ({ storagePasses }) =>
      TE.map((pass: StorageCredentials) => ({
        ...pass,
        accessKeySecret: pass.accessKeySecret.reveal(),
        securityToken: pass.securityToken.reveal(),
      }))(storagePasses.pass()),
    reads: {
      region: 'cn-hangzhou',
      bucket: 'loop-media',
      accessKeyId: 'key',
      accessKeySecret: 'a secret',
      securityToken: 'a token',
    },
  },
  {
    proves: 'R1-311',
    source: 'spec 1 §7 Gifts, memes; spec 1 §3 Emoji and sticker',
    request: {
      method: 'GET',
      path: '/api/meme/list',
      query: { page: '1', limit: '1000', category: 'sticker' },
      token: true,
    },
    answer: { list: [{ id: 's1', name: 'Hello', asset: '/stickers/hello.svg', category: 'sticker' }], total: 1 },
    asks: ({ memes }) => memes.list('sticker'),
    reads: [{ id: 's1', name: 'Hello', asset: '/stickers/hello.svg', category: 'sticker' }],
  },
  {
    proves: 'R1-311',
    source: 'spec 1 §7 Gifts, memes',
    request: {
      method: 'GET',
      path: '/api/meme/list',
      query: { page: '1', limit: '1000', category: 'emoji' },
      token: true,
    },
    answer: { list: [{ id: 'e1', name: '👍', asset: null, category: 'emoji' }], total: 1 },
    asks: ({ memes }) => memes.list('emoji'),
    reads: [{ id: 'e1', name: '👍', category: 'emoji' }],
  },
  {
    proves: 'R1-303',
    source: 'spec 1 §7 Groups, Bots in chat; spec 1 §3 Bot command',
    request: { method: 'GET', path: '/api/bot_father/commands', query: { gid: '10000001' }, token: true },
    answer: {
      list: [{ cmd_id: 'cmd1', cmd: '/help', description: 'What I can do', head: 'https://cdn.example/bot.png' }],
      total: 1,
    },
    asks: ({ bots }) => bots.commands(SQUARE),
    reads: [{ id: 'cmd1', command: '/help', description: 'What I can do', avatar: 'https://cdn.example/bot.png' }],
  },
  {
    proves: 'R1-304',
    source: 'spec 1 §7 Groups, Bots in chat: its payload is not given',
    request: {
      method: 'POST',
      path: '/botfather/bot/userMessage',
      body: { gid: '10000001', client_id: 'client-id-0001', text: '/help' },
      token: true,
    },
    answer: null,
    asks: ({ bots }) => bots.notify(SQUARE, { clientId: CLIENT_ID, text: '/help' }),
    inTown: async (town) => ({ cast: { 'client-id-0001': await town.sayAsAda('/help') } }),
  },
  {
    proves: 'R1-307',
    source: 'spec 1 §7 Gifts; spec 1 §3 Gift rank entry',
    request: { method: 'GET', path: '/api/gift/rank', query: { gid: '10000001' }, token: true },
    answer: { list: [{ xid: 'b000000002', gift_value: '12980' }], total: 1 },
    asks: ({ spotlights }) => spotlights.givers(SQUARE),
    reads: [{ xid: BEN, given: '12980' }],
  },
  {
    proves: 'R1-279',
    source: 'spec 1 §7 Groups: its payload is not shown; spec 2 §3 Space list item',
    request: { method: 'GET', path: '/api/groupchat/live_list', token: true },
    answer: { list: [LISTED_ROOM], total: 1 },
    asks: ({ spotlights }) => spotlights.rooms(),
    reads: [{ channelId: LISTED_ROOM['channel_id'], title: 'Open square', status: 'started', audience: 12 }],
  },
  {
    proves: 'R1-276',
    source: 'spec 1 §7 Groups: its payload is not given',
    request: { method: 'GET', path: '/api/groupchat/invite_link', query: { gid: '10000001' }, token: true },
    answer: { invite_key: 'TownSq01' },
    asks: ({ spotlights }) => spotlights.inviteKey(SQUARE),
    reads: 'TownSq01',
    given: { invite_key: 'TownSq01' },
  },
  {
    proves: 'R1-279',
    source: 'spec 1 §7 Groups: its payload is not shown',
    request: { method: 'GET', path: '/api/groupchat/banner', query: { gid: '10000001' }, token: true },
    answer: { banner: 'https://cdn.example/c1.png' },
    asks: ({ spotlights }) => spotlights.banner(SQUARE),
    reads: 'https://cdn.example/c1.png',
  },
]
