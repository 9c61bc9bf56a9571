import type { Conversations } from '../../../src/application/ports/conversations'
import type { ConversationAction } from '../../../src/domain/chat'
import { plainText } from '../../../src/domain/chat'
import { ADA, BEN, CLIENT_ID, IN_SQUARE, NEWEST, SQUARE, WITH_BEN } from '../support/seeded-ids'
import type { ReceivedFrameRow, Json, SentFrameRow } from '../support/call-row'
import type { WireTown } from '../support/simulated-town'

const OURS = 'ours: the spec hides the wire of the chat service; spec 1 §3 Message, decisions.md: ids on the wire'
const about = { request_id: '1', conversation_id: 'sg_10000001' }
const ada = 'ada@loop.example'
const ben = 'ben@loop.example'

/** The newest message of the square, as a message of spec 1 §3. */
const SAID: { readonly [key: string]: Json } = {
  id: 'm10000001-340',
  conversation_id: 'sg_10000001',
  seq: 340,
  client_id: null,
  from: 'b000000002',
  username: 'Ben',
  head: '/town/a4.svg',
  time: 1_799_999_760_000,
  type: 101,
  msg: 'Good morning',
  picture: null,
  video: null,
  ext: { kind: 'text' },
  rev: 0,
  reactions: [],
}
const READ = {
  seq: 340,
  conversationId: IN_SQUARE,
  from: { xid: BEN, name: 'Ben' },
  at: 1_799_999_760_000,
  content: { kind: 'text', text: 'Good morning' },
}
const ack = (data: Json): SentFrameRow['answer'] => ({
  event: 'ack',
  data: { request_id: '1', code: 0, msg: '', data },
})
const page = ack({ from: 331, to: 340, rev: 0, messages: [SAID] })
const READ_PAGE = { from: 331, to: 340, rev: 0, messages: [READ] }

const asks = (
  proves: string,
  frame: SentFrameRow['frame'],
  answer: SentFrameRow['answer'],
  reads: unknown,
  says: (port: Conversations) => () => unknown,
): SentFrameRow => ({
  proves,
  source: OURS,
  line: 'im',
  frame,
  ...(answer === undefined ? {} : { answer }),
  reads,
  says: ({ conversations }) => says(conversations)(),
})
const acting = (proves: string, frame: SentFrameRow['frame'], act: ConversationAction): SentFrameRow =>
  asks(proves, frame, ack({}), undefined, ({ performAction: perform }) => perform(act))
/** Ada sends a message. The simulator gives it the number 341, where the literal has 340. */
const hers = async (town: WireTown) => {
  await town.sayAsAda('Good morning')
  return { cast: { 340: 341 } }
}

/** Frames that the client sends to the simulator's chat service. */
export const imSaid: readonly SentFrameRow[] = [
  {
    proves: 'R2-316',
    source: 'spec 2 §9: chat platform id 5',
    line: 'im',
    frame: { event: 'login', data: { token: 'chat-token', platform_id: 5 } },
    says: () => undefined,
    answer: { event: 'logged', data: {} },
  },
  {
    proves: '',
    source: OURS,
    line: 'im',
    frame: { event: 'ping', data: {} },
    says: ({ clock }) => clock.advance(5_000),
    answer: { event: 'pong', data: {} },
  },
  {
    ...asks(
      '',
      {
        event: 'send',
        data: {
          ...about,
          client_id: 'client-id-0001',
          type: 101,
          msg: 'Good morning',
          picture: null,
          video: null,
          ext: { kind: 'text' },
        },
      },
      ack({ ...SAID, client_id: 'client-id-0001' }),
      { ...READ, clientId: CLIENT_ID },
      ({ send }) => send({ conversationId: IN_SQUARE, clientId: CLIENT_ID, content: plainText('Good morning') }),
    ),
  },
  asks('', { event: 'history', data: { ...about, before: 341, size: 10 } }, page, READ_PAGE, ({ history }) =>
    history(IN_SQUARE, 341, 10),
  ),
  asks('', { event: 'history', data: { ...about, before: null, size: 10 } }, page, READ_PAGE, ({ history }) =>
    history(IN_SQUARE, null, 10),
  ),
  asks('', { event: 'range', data: { ...about, from: 331, to: 340 } }, page, READ_PAGE, ({ range }) =>
    range(IN_SQUARE, 331, 340),
  ),
  asks(
    '',
    { event: 'changes', data: { ...about, since: 0 } },
    ack({ rev: 3, messages: [SAID], gone: [[1, 2]] }),
    { rev: 3, messages: [READ], gone: [[1, 2]] },
    ({ changes }) => changes(IN_SQUARE, 0),
  ),
  {
    ...acting(
      '',
      { event: 'revoke', data: { ...about, seq: 340 } },
      { kind: 'recall', conversationId: IN_SQUARE, seq: 340 },
    ),
    inTown: hers,
  },
  {
    ...acting(
      '',
      { event: 'edit', data: { ...about, seq: 340, msg: 'Good evening' } },
      { kind: 'edit', conversationId: IN_SQUARE, seq: 340, text: 'Good evening' },
    ),
    inTown: hers,
  },
  acting(
    '',
    { event: 'delete', data: { ...about, seq: 340 } },
    { kind: 'delete', conversationId: IN_SQUARE, seq: 340 },
  ),
  acting(
    '',
    { event: 'clear', data: { ...about, seq: 340 } },
    { kind: 'clearHistory', conversationId: IN_SQUARE, upTo: 340 },
  ),
  {
    ...asks(
      '',
      { event: 'positions', data: { request_id: '1' } },
      ack({ list: [{ conversation_id: 'si_a000000001_b000000002', max_seq: 90, read_seq: 86, unread: 4 }] }),
      [{ conversationId: WITH_BEN, maxSeq: 90, readSeq: 86, unread: 4 }],
      ({ list }) => list(),
    ),
  },
  asks('', { event: 'mark_read', data: { ...about, seq: 340 } }, ack({}), undefined, ({ markRead }) =>
    markRead(IN_SQUARE, 340),
  ),
]

const pushed = { messages: [SAID] }

/** Frames that the client receives from the simulator's chat service. */
export const imHeard: readonly ReceivedFrameRow[] = [
  { proves: '', source: OURS, line: 'im', frame: { event: 'logged', data: {} } },
  {
    proves: '',
    source: OURS,
    line: 'im',
    frame: { event: 'pong', data: {} },
    cause: async (town) => {
      await town.sayOnLine({ event: 'ping', data: {} })
    },
  },
  {
    proves: '',
    source: OURS,
    line: 'im',
    frame: { event: 'ack', data: { request_id: '7', code: 0, msg: '', data: {} } },
    cause: async (town) => {
      await town.sayOnLine({ event: 'mark_read', data: { ...about, request_id: '7', seq: 340 } })
    },
  },
  {
    proves: '',
    source: OURS,
    line: 'im',
    frame: { event: 'push', data: pushed },
    tells: { type: 'chat/MessagesArrived', messages: [READ] },
    cause: (town) => town.say(ben, 'Good morning'),
  },
  {
    proves: '',
    source: OURS,
    line: 'im',
    frame: { event: 'changed', data: pushed },
    tells: { type: 'chat/MessagesChanged', messages: [READ] },
    cause: (town) => town.perform(ben, { kind: 'react', conversationId: IN_SQUARE, ...NEWEST, memeId: 'e1', on: true }),
  },
  {
    proves: '',
    source: OURS,
    line: 'im',
    frame: { event: 'gone', data: { conversation_id: 'sg_10000001', ranges: [[340, 340]] } },
    tells: { type: 'chat/MessagesDeleted', conversationId: IN_SQUARE, ranges: [[340, 340]] },
    cause: (town) => town.perform('super@loop.example', { kind: 'deleteForAll', conversationId: IN_SQUARE, ...NEWEST }),
  },
  {
    proves: '',
    source: OURS,
    line: 'im',
    frame: { event: 'pins', data: { conversation_id: 'sg_10000001' } },
    tells: { type: 'chat/PinsChanged', conversationId: IN_SQUARE },
    to: ben,
    cause: (town) => town.pinNewest(SQUARE),
  },
  {
    proves: '',
    source: OURS,
    line: 'im',
    frame: { event: 'announcements', data: { gid: '10000001' } },
    tells: { type: 'announcement/AnnouncementsChanged', gid: SQUARE },
    to: ben,
    cause: (town) => town.announce(SQUARE),
  },
  {
    proves: '',
    source: OURS,
    line: 'im',
    frame: { event: 'group', data: { gid: '10000001' } },
    tells: { type: 'group/GroupChanged', gid: SQUARE },
    to: ben,
    cause: (town) => town.leaveGroup(SQUARE, ADA),
  },
  {
    proves: '',
    source: OURS,
    line: 'im',
    frame: { event: 'removed', data: { gid: '10000001' } },
    tells: { type: 'group/RemovedFromGroup', gid: SQUARE },
    to: ben,
    cause: (town) => town.perform(ada, { kind: 'removeSender', conversationId: IN_SQUARE, xid: BEN }),
  },
  {
    proves: '',
    source: OURS,
    line: 'im',
    frame: { event: 'kicked', data: {} },
    tells: 'kicked',
    cause: async (town) => town.chattingAs(await town.newSession('ada@loop.example')),
  },
  {
    proves: '',
    source: OURS,
    line: 'im',
    frame: { event: 'refused', data: { msg: 'access token invalid' } },
    tells: 'loginFailed',
    cause: async (town) => {
      await town.sayOnLine({ event: 'login', data: { token: 'nobody', platform_id: 5 } })
    },
  },
]
