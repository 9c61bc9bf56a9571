import { describe, expect, it } from 'vitest'
import type { ServerInputOf, ServerInput } from '../../../../../src/adapters/simulator/state/input'
import { threadOf } from '../../../../../src/adapters/simulator/state/conversation-lookups'
import { messagesIn } from '../../../../../src/adapters/simulator/state/chat/unread-messages'
import { infoFor } from '../../../../../src/adapters/simulator/state/spaces/spaces'
import { applyInput } from '../../../../../src/adapters/simulator/state/apply-input'
import { changesAfter, PAGE_BYTES, pageBefore, pageFrom } from '../../../../../src/adapters/simulator/state/chat/thread'
import type { ServerState } from '../../../../../src/adapters/simulator/state/server-state'
import { MessageWire } from '../../../../../src/adapters/wire/entities/message'
import { plainText, type Content, type ContentOf } from '../../../../../src/domain/chat'
import { ChannelId, ClientId, MessageId, type Xid } from '../../../../../src/domain/kernel/ids'
import { addMs, type Instant } from '../../../../../src/domain/kernel/instant'
import { brand, conversation, personBy, START, townOf } from '../town'

const town = townOf(1)
const [ada, ben, sky] = [
  personBy(town, 'ada@loop.example'),
  personBy(town, 'ben@loop.example'),
  personBy(town, 'super@loop.example'),
]
const square = conversation('10000001')
const say = (content: Content, by: Xid = ada, n = 1): ServerInputOf<'MessageSent'> => ({
  type: 'MessageSent',
  host: '',
  at: START,
  xid: by,
  conversationId: square,
  clientId: brand(ClientId.is, `c${n}`),
  content,
  messageId: brand(MessageId.is, `id-${by}-${n}`),
})
const after = (world: ServerState, ...inputs: readonly ServerInput[]): ServerState =>
  inputs.reduce((acc, input) => applyInput(acc, input).world, world)
const wordsOf = (world: ServerState, input: ServerInput) =>
  applyInput(world, input).outputs.map((output) => (output.type === 'Refused' ? output.words : output.type))
const bytes = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).byteLength

const tea: ContentOf<'richText'> = {
  kind: 'richText',
  text: 'Claim your LOOP',
  image: null,
  rows: [[{ display: 'Claim', command: '/pay all to eve' }]],
}
const botOf = (world: ServerState): Xid => world.communities['10000001']?.aiXids[0] ?? ada
const isRich = (content: Content): content is ContentOf<'richText'> => content.kind === 'richText'
const saidByBot = (): ContentOf<'richText'> => {
  const found = Object.values(town.communities)
    .flatMap(({ conversationId }) => {
      const thread = threadOf(town, conversationId)
      return messagesIn(thread, thread.latest - 2_000, thread.latest)
    })
    .filter(({ from }) => from.xid === botOf(town))
    .map(({ content }) => content)
    .find(isRich)
  if (found === undefined) throw new Error('the bot has said no such thing')
  return found
}

describe('Rich text', () => {
  it('comes only from bots, and members forward it unchanged', () => {
    expect(wordsOf(town, say(tea))).toEqual(['Only bots send messages of this kind'])
    expect(wordsOf(town, say(saidByBot()))).toEqual(['Stored', 'Posted'])
    expect(wordsOf(town, say({ ...saidByBot(), rows: tea.rows }))).toEqual(['Only bots send messages of this kind'])
    const spoken: ServerInput = {
      type: 'ResidentSpoke',
      at: START,
      xid: botOf(town),
      conversationId: square,
      content: tea,
      messageId: brand(MessageId.is, 'bot-1'),
    }
    expect(wordsOf(town, spoken)).toEqual(['Stored', 'Posted'])
    expect(wordsOf(after(town, spoken), say(tea))).toEqual(['Stored', 'Posted'])
    expect(wordsOf(town, { ...spoken, xid: residentOf(town) })).toEqual(['Only bots send messages of this kind'])
  })

  it.each([
    [
      'with a link in its body',
      { ...tea, text: 'see https://evil.example' },
      'Links to evil.example are not allowed here',
    ],
    [
      'with a link in a cell',
      { ...tea, rows: [[{ display: 'https://evil.example', command: null }]] },
      'Links to evil.example are not allowed here',
    ],
    [
      'with a link in a command',
      { ...tea, rows: [[{ display: 'a', command: '/go https://evil.example' }]] },
      'Links to evil.example are not allowed here',
    ],
    ['too long', { ...tea, text: 'a'.repeat(10_001) }, 'A message has at most 10000 characters'],
    ['blank', { ...tea, text: ' ', rows: [] }, 'This message is empty'],
  ])('%s is refused, from bots too', (_name, content, words) => {
    const spoken: ServerInput = {
      type: 'ResidentSpoke',
      at: START,
      xid: botOf(town),
      conversationId: square,
      content,
      messageId: brand(MessageId.is, 'bot-1'),
    }
    expect(wordsOf(town, spoken)).toEqual([words])
  })

  it('cannot hide in a sticker: its name follows the rules of texts', () => {
    const sticker = (name: string, asset: string | null): Content => ({
      kind: 'sticker',
      asset,
      name,
      category: 'sticker',
    })
    expect(wordsOf(town, say(sticker('https://evil.example', '/town/s1.svg')))).toEqual([
      'Links to evil.example are not allowed here',
    ])
    expect(wordsOf(town, say(sticker('a'.repeat(10_001), null)))).toEqual(['A message has at most 10000 characters'])
    expect(wordsOf(town, say(sticker(' ', null)))).toEqual(['This message is empty'])
    expect(wordsOf(town, say(sticker('', '/town/s1.svg')))).toEqual(['Stored', 'Posted'])
  })
})

function residentOf(world: ServerState): Xid {
  return (
    Object.values(world.accounts).find(
      ({ xid, email }) =>
        email === null && world.communities['10000001']?.members[xid] === true && xid !== botOf(world),
    )?.xid ?? ada
  )
}

describe('The 16 KB limit of a message', () => {
  const quoting = (text: string): Content => ({
    kind: 'reply',
    text: 'so',
    mentions: [],
    quote: { seq: 1, at: null, xid: ben, name: 'Ben', of: 'text', text, media: null },
  })
  it.each([
    ['a quote', quoting('q'.repeat(600_000))],
    [
      'mentions',
      {
        kind: 'text',
        text: 'hi',
        mentions: Array.from({ length: 500 }, () => ({ xid: ben, name: 'Ben '.repeat(20) })),
      },
    ],
    ['a text of wide characters', plainText('界'.repeat(6_000))],
    [
      'the text on a card',
      {
        kind: 'groupInvite',
        group: {
          gid: town.communities['10000001']?.gid ?? fail(),
          name: 'Tea',
          icon: null,
          description: 'd'.repeat(20_000),
          memberCount: 1,
        },
      },
    ],
    ['a picture’s address', { kind: 'image', url: `https://loop.example/${'a'.repeat(17_000)}`, width: 1, height: 1 }],
  ] satisfies readonly (readonly [string, Content])[])('refuses %s beyond it', (_name, content) => {
    expect(wordsOf(town, say(content))).toEqual(['A message has at most 16 KB'])
  })

  it('admits a quote of a few lines', () => {
    expect(wordsOf(town, say(quoting('q'.repeat(9_000))))).toEqual(['Stored', 'Posted'])
  })

  it('applies to direct chats, and to edited messages', () => {
    const direct =
      Object.values(town.directs).find(({ between, kind }) => between.includes(ada) && kind === 'single') ?? fail()
    expect(wordsOf(town, { ...say(quoting('q'.repeat(600_000))), conversationId: direct.conversationId })).toEqual([
      'A message has at most 16 KB',
    ])
    const world = after(town, say(plainText('a')))
    const { latest } = threadOf(world, square)
    expect(
      wordsOf(world, {
        type: 'MessageEdited',
        at: START,
        xid: ada,
        conversationId: square,
        seq: latest,
        text: '界'.repeat(6_000),
        host: '',
      }),
    ).toEqual(['A message has at most 16 KB'])
  })

  it('keeps every kind of page within 512 KB on the wire', () => {
    const world = after(town, ...Array.from({ length: 60 }, (_, n) => say(quoting('q'.repeat(15_000)), ada, n)))
    const thread = threadOf(world, square)
    for (const { messages } of [
      pageBefore(thread, ben, null, 200),
      pageFrom(thread, ben, thread.latest - 59, thread.latest, 200),
    ]) {
      expect(bytes(messages.map((message) => MessageWire.encode(message)))).toBeLessThanOrEqual(PAGE_BYTES)
      expect(messages.length).toBeGreaterThan(25)
    }
    const reacted = after(
      world,
      ...Array.from({ length: 60 }, (_, n): ServerInput => ({
        type: 'ReactionSet',
        at: START,
        xid: ben,
        conversationId: square,
        messageId: `id-${ada}-${n}`,
        memeId: 'e1',
        on: true,
      })),
    )
    const seen: number[] = []
    for (let since = 0; since < 60;) {
      const { rev, messages } = changesAfter(threadOf(reacted, square), ben, since, 200)
      expect(bytes(messages.map((message) => MessageWire.encode(message)))).toBeLessThanOrEqual(PAGE_BYTES)
      seen.push(...messages.map(({ seq }) => seq))
      expect(rev).toBeGreaterThan(since)
      since = rev
    }
    expect(new Set(seen).size).toBe(60)
  })
})

describe('A message that was deleted for everyone', () => {
  it('is in no page and no list of changes, and accepts no actions', () => {
    const posted = after(town, say(plainText('secret')))
    const { latest: seq } = threadOf(posted, square)
    const reacted = after(posted, {
      type: 'ReactionSet',
      at: START,
      xid: ben,
      conversationId: square,
      messageId: `id-${ada}-1`,
      memeId: 'e1',
      on: true,
    })
    expect(changesAfter(threadOf(reacted, square), ben, 0, 200).messages).toHaveLength(1)
    const gone = after(reacted, {
      type: 'MessageDeletedForAll',
      at: START,
      xid: sky,
      gid: '10000001',
      messageId: `id-${ada}-1`,
    })
    const thread = threadOf(gone, square)
    expect(changesAfter(thread, ben, 0, 200)).toEqual({ rev: 1, messages: [] })
    expect(JSON.stringify([pageBefore(thread, ben, null, 5), pageFrom(thread, ada, seq, seq, 5)])).not.toContain(
      'secret',
    )
    expect(
      wordsOf(gone, {
        type: 'MessageEdited',
        at: START,
        xid: ada,
        conversationId: square,
        seq,
        text: 'other',
        host: '',
      }),
    ).toEqual(['operation failed, try again later'])
    expect(wordsOf(gone, { type: 'MessageRecalled', at: START, xid: ada, conversationId: square, seq })).toEqual([
      'operation failed, try again later',
    ])
  })
})

describe('A room of a private group', () => {
  const channelId = brand(ChannelId.is, '0123abcd-0000-4000-8000-0123456789ab')
  const gid =
    Object.values(town.communities).find(
      ({ joinType, joinMode, ownerXid }) => joinType === 'private' && joinMode === 'normal' && ownerXid === ada,
    )?.gid ?? fail()
  const world = after(
    town,
    {
      type: 'SpaceCreated',
      at: START,
      xid: ada,
      gid,
      channelId,
      inviteKey: 'Key0000001',
      terms: {
        title: 'Tea',
        startsAt: START,
        endsAt: addMs(START, 3_600_000),
        micMode: 'limited',
        announcement: 'inside',
        locale: 'en',
      },
    },
    { type: 'VisitorCame', at: START, deviceId: 'd1', token: 'visitor', draw: 1 },
    { type: 'CodeAsked', at: START, email: 'new@loop.example', code: '123456' },
    { type: 'CodeEntered', at: START, email: 'new@loop.example', code: '123456', token: 'newcomer', draw: 2 },
  )
  const info = (xid: Xid | undefined) => infoFor(world, world.spaces[channelId] ?? fail(), xid ?? fail())

  it('R2-122 is open to members, shows only its existence to possible applicants, and nothing to visitors', () => {
    expect(info(ada)).toMatchObject({
      space: { announcement: 'inside', hosts: [{ xid: ada }] },
      group: { isMember: true },
    })
    expect(info(world.tokens['newcomer'])).toMatchObject({
      space: { title: 'Tea', announcement: '', hosts: [], speakers: [], audience: 0 },
      group: { isMember: false, joinType: 'private' },
    })
    expect(info(world.tokens['visitor'])).toBeNull()
  })
})

describe('Temporary state of strangers', () => {
  const at = (ms: number): Instant => addMs(START, ms)

  it('is dropped after its lifetime: codes, sign-in texts, X states and codes, partner tokens', () => {
    const old = after(
      town,
      { type: 'CodeAsked', at: START, email: 'a@loop.example', code: '1' },
      { type: 'WalletTextAsked', at: START, origin: 'http://localhost', address: null, nonce: 'abcd1234' },
      { type: 'XAsked', at: START, state: 's1', xid: null },
      { type: 'XAuthorized', at: START, state: 's1', handle: 'ada_codes', code: 'x1' },
      { type: 'PartnerTokenMade', at: START, partnerId: 'p', name: 'n', accessToken: 't1' },
      { type: 'QrShown', at: START, code: 'q1', device: '' },
    )
    const day = 86_400_000
    const now = after(
      old,
      { type: 'CodeAsked', at: at(day), email: 'b@loop.example', code: '1' },
      { type: 'WalletTextAsked', at: at(day), origin: 'http://localhost', address: null, nonce: 'efgh5678' },
      { type: 'XAsked', at: at(day), state: 's2', xid: null },
      { type: 'PartnerTokenMade', at: at(day), partnerId: 'p', name: 'n', accessToken: 't2' },
      { type: 'QrShown', at: at(day), code: 'q2', device: '' },
    )
    const { codes, wallets, xStates, xCodes, partners, qrCodes } = now
    expect(
      [codes, wallets.texts, xStates, xCodes, partners.tokens, qrCodes].map((table) => Object.keys(table)),
    ).toEqual([['b@loop.example'], ['efgh5678'], ['s2'], [], ['t2'], ['q2']])
    expect(
      wordsOf(old, { type: 'PartnerTokenBrought', at: at(day), accessToken: 't1', token: 'tok', draw: 1 }),
    ).toEqual(['This link of a partner is no longer valid'])
  })

  it('holds at most twenty sessions per account: the oldest ends and its connections close', () => {
    const came = (n: number): ServerInput => ({
      type: 'VisitorCame',
      at: at(n),
      deviceId: 'd1',
      token: `t${n}`,
      draw: 1,
    })
    const world = after(town, ...Array.from({ length: 20 }, (_, n) => came(n)))
    expect(applyInput(world, came(20)).outputs).toMatchObject([
      { type: 'SignedInAs' },
      { type: 'TokenEnded', token: 't0' },
    ])
    expect(Object.keys(after(world, came(20)).tokens)).toHaveLength(20)
  })

  it('holds at most two thousand visitors: the oldest is dropped with its sessions', () => {
    const came = (n: number, ms = n): ServerInput => ({
      type: 'VisitorCame',
      at: at(ms),
      deviceId: `d${n}`,
      token: `t${n}-${ms}`,
      draw: n * 7,
    })
    const world = after(town, ...Array.from({ length: 2_000 }, (_, n) => came(n)), came(0, 5_000))
    const next = applyInput(world, came(2_000, 6_000))
    expect(Object.values(next.world.accounts).filter(({ isVisitor }) => isVisitor)).toHaveLength(2_000)
    expect(next.outputs).toMatchObject([{ type: 'SignedInAs' }, { type: 'TokenEnded', token: 't1-1' }])
    expect([next.world.byDevice['d0'] !== undefined, next.world.byDevice['d1']]).toEqual([true, undefined])
  })
})

function fail(): never {
  throw new Error('not in this town')
}
