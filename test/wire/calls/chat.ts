import * as TE from 'fp-ts/TaskEither'
import { chatCalls } from '../../../src/adapters/wire/calls/chat/chat-calls'
import type { CustomToken } from '../../../src/adapters/wire/entities/session'
import type { Secret } from '../../../src/application/ports/browser/vault'
import { sessionId } from '../../support/builders/session'
import { ADA, BEN_UID, IN_SQUARE, NEWEST, SQUARE, WITH_BEN, WITH_MEI } from '../support/seeded-ids'
import type { CallRow, Json } from '../support/call-row'
import type { WireTown } from '../support/simulated-town'

const DIRECT = 'spec 1 §7 Groups, Direct chat'
const session = sessionId('s-Ada-1')

/** A message as in spec 1 §3. */
export const A_MESSAGE: { readonly [key: string]: Json } = {
  id: 'mb-84',
  conversation_id: 'si_a000000001_b000000002',
  seq: 84,
  from: 'b000000002',
  username: 'Ben',
  head: 'https://cdn.example/ben.png',
  time: 1_799_996_400_000,
  type: 101,
  msg: 'Glad I asked.',
  ext: {},
  reactions: [{ id: 'e1', count: 1, userIDs: ['a000000001'] }],
}
/** A conversation as in spec 1 §3. */
const WITH_A_FRIEND: { readonly [key: string]: Json } = {
  conversation_id: 'si_a000000001_b000000002',
  conversation_type: 'single',
  friendly_name: 'Ben',
  blocked: 2,
  follow: 1,
  muted: 1,
  pinned: 1,
  marked_unread: 1,
  unreadMsgCount: 2,
  lastMsg: A_MESSAGE,
  data: {
    xid: 'b000000002',
    uid: '1000000002',
    username: 'Ben',
    head: 'https://cdn.example/ben.png',
    role_id: 0,
    is_ai_agent: 0,
    allow_dm: 0,
  },
}
const READ = {
  conversationId: WITH_BEN,
  kind: 'single',
  name: 'Ben',
  blocked: 'byMe',
  follow: true,
  muted: true,
  pinned: true,
  markedUnread: true,
  unread: 2,
  peer: { xid: 'b000000002', uid: '1000000002', allowsDm: false },
  latest: {
    seq: 84,
    at: 1_799_996_400_000,
    content: { kind: 'text', text: 'Glad I asked.' },
    reactions: [{ memeId: 'e1', xids: [ADA] }],
  },
}
const LIST = { list: [WITH_A_FRIEND], total: 1 }
/** Replaces the literal's chat with a chat that exists in the simulator. */
const withMei = () => ({ cast: { [WITH_BEN]: WITH_MEI } })
const asSuper = () => ({ as: 'super@loop.example' })
const opened = async (town: WireTown) => {
  await town.openDirect(BEN_UID)
  return {}
}

export const chatRows: readonly CallRow[] = [
  {
    proves: 'R1-302 R2-260',
    source: DIRECT,
    request: { method: 'GET', path: '/api/chat/conversation_list', query: { page: '1', limit: '1000' }, token: true },
    answer: LIST,
    asks: ({ chat }) => chat.list(),
    reads: [READ],
  },
  {
    proves: 'R1-252 R2-258',
    source: 'spec 1 §7 User and auth; spec 2 §7',
    request: { method: 'GET', path: '/api/chat/access_token', token: true },
    answer: { token: 'chat-token' },
    asks: ({ chat }) => TE.map((token: Secret) => token.reveal())(chat.accessToken(session)),
    reads: 'chat-token',
  },
  {
    proves: 'R1-252 R2-259',
    source: 'spec 1 §7 User and auth',
    request: { method: 'GET', path: '/api/chat/create_access_token', token: true },
    answer: null,
    before: { '/api/chat/access_token': { token: null } },
    asks: ({ chat }) => TE.orElse(() => TE.right(undefined))(TE.map(() => undefined)(chat.accessToken(session))),
  },
  {
    proves: 'R1-251',
    source: 'spec 1 §7 User and auth; what it answers is ours',
    request: { method: 'GET', path: '/api/loop_user/custom_token', token: true },
    answer: { xid: 'a000000001', token: 'a-signature' },
    asks: ({ chat }) =>
      TE.map(({ xid, signature }: CustomToken) => [xid, signature.reveal()])(chat.customToken(session)),
    reads: [ADA, 'a-signature'],
  },
  {
    proves: 'R1-299',
    source: `${DIRECT}: its payload is not given`,
    request: { method: 'POST', path: '/api/chat/client/dm', body: { uid: '1000000002' }, token: true },
    answer: WITH_A_FRIEND,
    before: { '/api/chat/dm/info': { blocked: 2, follow: 1, allow_dm: 0 } },
    asks: ({ chat }) => chat.openDirect(BEN_UID),
    reads: READ,
    inTown: opened,
  },
  {
    proves: 'R1-299',
    source: `${DIRECT}: its payload is not given`,
    request: { method: 'POST', path: '/api/dm/create', body: { uid: '1000000002' }, token: true },
    answer: WITH_A_FRIEND,
    before: { '/api/chat/client/dm': null },
    asks: ({ chat }) => chat.openDirect(BEN_UID),
    reads: READ,
    given: { conversation_id: WITH_BEN },
  },
  {
    proves: 'R1-300',
    source: `${DIRECT}: its payload is not given`,
    request: { method: 'POST', path: '/api/dm/delete', body: { conversation_id: WITH_BEN, seq: 84 }, token: true },
    answer: null,
    asks: ({ chat }) => chat.perform({ kind: 'deleteChat', conversationId: WITH_BEN, upTo: 84 }),
    inTown: withMei,
  },
  {
    proves: 'R1-300',
    source: `${DIRECT}: its payload is not given`,
    request: { method: 'POST', path: '/api/chat/dm/mute', body: { conversation_id: WITH_BEN, muted: 1 }, token: true },
    answer: null,
    asks: ({ chat }) => chat.perform({ kind: 'muteChat', conversationId: WITH_BEN, on: true }),
    inTown: withMei,
  },
  {
    proves: '',
    source: 'ours: not printed',
    request: { method: 'POST', path: '/api/chat/dm/pin', body: { conversation_id: WITH_BEN, pinned: 1 }, token: true },
    answer: null,
    asks: ({ chat }) => chat.perform({ kind: 'pinChat', conversationId: WITH_BEN, on: true }),
    inTown: withMei,
  },
  {
    proves: 'R4-001',
    source: 'ours: not printed',
    request: {
      method: 'POST',
      path: '/api/chat/mark_unread',
      body: { conversation_id: WITH_BEN, unread: 1 },
      token: true,
    },
    answer: null,
    asks: ({ chat }) => chat.perform({ kind: 'markUnread', conversationId: WITH_BEN, on: true }),
    inTown: withMei,
  },
  {
    proves: 'R1-253 R2-224',
    source: 'spec 1 §7 User and auth',
    request: { method: 'GET', path: '/api/chat/dm/info', query: { xid: 'b000000002' }, token: true },
    answer: { blocked: 1, follow: 0, allow_dm: 1 },
    before: { '/api/chat/client/dm': WITH_A_FRIEND },
    asks: ({ chat }) => chat.openDirect(BEN_UID),
    reads: { blocked: 'byThem', follow: false, peer: { allowsDm: true } },
  },
  {
    proves: 'R1-301',
    source: `${DIRECT}: its payload is not given; no screen asks for it`,
    request: { method: 'GET', path: '/api/chat/dm_list', query: { page: '1', limit: '20' }, token: true },
    answer: LIST,
    asks: ({ rest }) => rest.call(chatCalls.directList, { page: 1, limit: 20 }),
    reads: { items: [READ] },
  },
  {
    proves: 'R1-301',
    source: `${DIRECT}: its payload is not given; no screen asks for it`,
    request: { method: 'GET', path: '/api/chat/dm_pinned', token: true },
    answer: LIST,
    asks: ({ rest }) => rest.call(chatCalls.directsPinned, {}),
    reads: { items: [READ] },
    given: { list: [{ pinned: 1 }, { pinned: 1 }] },
  },
  {
    proves: 'R1-293',
    source: 'spec 1 §7 Groups: its payload is not shown',
    request: {
      method: 'POST',
      path: '/api/groupchat/delete_msg',
      body: { gid: '10000001', msg_id: 'm10000001-340' },
      token: true,
    },
    answer: null,
    asks: ({ chat }) => chat.perform({ kind: 'deleteForAll', conversationId: IN_SQUARE, ...NEWEST }),
    inTown: asSuper,
  },
  {
    proves: 'R1-294',
    source: 'spec 1 §7 Groups',
    request: {
      method: 'POST',
      path: '/api/groupchat/report_group_msg',
      token: true,
      body: { gid: '10000001', msg_id: 'm10000001-340', text: 'Buy now', reporter: 'a000000001', reason: 'Spam' },
    },
    answer: null,
    asks: ({ chat }) =>
      chat.perform({
        kind: 'report',
        conversationId: IN_SQUARE,
        messageId: NEWEST.messageId,
        text: 'Buy now',
        reporter: ADA,
        reason: 'Spam',
      }),
  },
  {
    proves: 'R1-297',
    source: 'spec 1 §7 Groups; spec 1 §3 Pinned message',
    request: { method: 'POST', path: '/api/groupchat/pinned_messages', body: { gid: '10000001' }, token: true },
    answer: { list: [{ seq: 340, from: 'b000000002' }], total: 1 },
    asks: ({ chat }) => chat.pins(IN_SQUARE),
    reads: [340],
    inTown: async (town) => {
      await town.pinNewest(SQUARE)
      return {}
    },
    given: { list: [{ seq: 340 }] },
  },
  {
    proves: 'R1-298',
    source: 'spec 1 §7 Groups',
    request: {
      method: 'POST',
      path: '/api/groupchat/message/pin',
      body: { gid: '10000001', seq: 340, pinned: 1 },
      token: true,
    },
    answer: null,
    asks: ({ chat }) => chat.perform({ kind: 'pin', conversationId: IN_SQUARE, seq: 340, on: true }),
  },
  {
    proves: 'R1-298',
    source: 'spec 1 §7 Groups',
    request: {
      method: 'POST',
      path: '/api/groupchat/message/pin',
      body: { gid: '10000001', seq: 340, pinned: 0 },
      token: true,
    },
    answer: null,
    asks: ({ chat }) => chat.perform({ kind: 'pin', conversationId: IN_SQUARE, seq: 340, on: false }),
  },
  {
    proves: 'R1-312',
    source: 'spec 1 §7 Gifts, memes; the two numbers are ours',
    request: {
      method: 'POST',
      path: '/api/meme/set_msg_attr',
      body: { convid: 'sg_10000001', sid: 'm10000001-340', meme_id: 'e1', action: 1 },
      token: true,
    },
    answer: null,
    asks: ({ chat }) => chat.perform({ kind: 'react', conversationId: IN_SQUARE, ...NEWEST, memeId: 'e1', on: true }),
  },
  {
    proves: 'R1-312',
    source: 'spec 1 §7 Gifts, memes; the two numbers are ours',
    request: {
      method: 'POST',
      path: '/api/meme/set_msg_attr',
      body: { convid: 'sg_10000001', sid: 'm10000001-340', meme_id: 'e1', action: 2 },
      token: true,
    },
    answer: null,
    asks: ({ chat }) => chat.perform({ kind: 'react', conversationId: IN_SQUARE, ...NEWEST, memeId: 'e1', on: false }),
  },
]
