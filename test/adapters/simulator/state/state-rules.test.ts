import { describe, expect, it } from 'vitest'
import { readTextToSign } from '../../../../src/domain/wallet-sign-in'
import { ClientId, ConversationId, MessageId, Xid } from '../../../../src/domain/kernel/ids'
import { addMs, clampToInstant, type Instant } from '../../../../src/domain/kernel/instant'
import type { ServerInputOf, ServerInput } from '../../../../src/adapters/simulator/state/input'
import type { ServerOutput } from '../../../../src/adapters/simulator/state/output'
import { emptyServerState, applyInput } from '../../../../src/adapters/simulator/state/apply-input'
import { threadOf } from '../../../../src/adapters/simulator/state/conversation-lookups'
import { conversationsOf, groupsOf, communityBy } from '../../../../src/adapters/simulator/state/group-views'
import { signTextsFor } from '../../../../src/adapters/simulator/state/users/wallet-sign-in'
import type { ServerState } from '../../../../src/adapters/simulator/state/server-state'
import { plainText } from '../../../../src/domain/chat'

const brand = <A>(is: (u: unknown) => u is A, text: string): A => {
  if (is(text)) return text
  throw new Error(`no such id: ${text}`)
}
const START = clampToInstant(1_800_000_000_000)
const MINUTE = 60_000
const town = applyInput(emptyServerState, { type: 'TownFounded', at: START, seed: 1 }).world
const square = brand(ConversationId.is, 'sg_10000001')
const makers = brand(ConversationId.is, 'sg_300000003')
const ada = brand(Xid.is, town.byEmail['ada@loop.example'] ?? '')
const zoe = brand(Xid.is, Object.values(town.accounts).find(({ name }) => name.startsWith('Zoë'))?.xid ?? '')

const steps = (world: ServerState, ...inputs: readonly ServerInput[]) => {
  let outputs: readonly ServerOutput[] = []
  let acc = world
  for (const input of inputs) {
    const stepped = applyInput(acc, input)
    acc = stepped.world
    outputs = stepped.outputs
  }
  return { world: acc, outputs }
}
const ADA_MAIL = 'ada@loop.example'
const [HOME, STRANGER] = ['192.0.2.1', '198.51.100.7']
const ask = (at: Instant, code = '123456', email = 'ada@loop.example', source = HOME): ServerInput => ({
  type: 'CodeAsked',
  at,
  email,
  code,
  source,
})
const enter = (at: Instant, code = '123456', email = 'ada@loop.example', source = HOME): ServerInput => ({
  type: 'CodeEntered',
  rules: 12,
  source,
  at,
  email,
  code,
  token: 'tok',
  draw: 5,
})
const say = (text: string, by = ada, where = square, clientId = 'c1'): ServerInputOf<'MessageSent'> => ({
  type: 'MessageSent',
  host: '',
  at: START,
  xid: by,
  conversationId: where,
  clientId: brand(ClientId.is, clientId),
  content: plainText(text),
  messageId: brand(MessageId.is, `id-${clientId}`),
})
const refused = { type: 'Refused' }

describe('A code by email', () => {
  it('the right mailed code signs the person in, and a wrong code is refused', () => {
    expect(steps(town, ask(START), enter(addMs(START, MINUTE))).outputs).toMatchObject([
      { type: 'SignedInAs', account: { name: 'Ada' } },
    ])
    expect(steps(town, ask(START), enter(START, '654321')).outputs).toMatchObject([refused])
  })

  it('a mailed code is valid for ten minutes', () => {
    expect(steps(town, ask(START), enter(addMs(START, 10 * MINUTE))).outputs).toMatchObject([{ type: 'SignedInAs' }])
    expect(steps(town, ask(START), enter(addMs(START, 10 * MINUTE + 1))).outputs).toMatchObject([refused])
  })

  it('a mailed code is refused when it is used for a second time', () => {
    expect(steps(town, ask(START), enter(START), enter(START)).outputs).toMatchObject([refused])
  })

  it('a mailed code is invalid after five wrong attempts, even if the next attempt is right', () => {
    const wrong = Array.from({ length: 5 }, () => enter(START, '000000'))
    expect(steps(town, ask(START), ...wrong.slice(1), enter(START)).outputs).toMatchObject([{ type: 'SignedInAs' }])
    expect(steps(town, ask(START), ...wrong, enter(START)).outputs).toMatchObject([refused])
  })

  it('a new code can be mailed one minute after the old code at the earliest, and replaces the old code', () => {
    expect(steps(town, ask(START), ask(addMs(START, MINUTE - 1), '222222')).outputs).toMatchObject([refused])
    const again = steps(town, ask(START), ask(addMs(START, MINUTE), '222222'))
    expect(again.outputs).toMatchObject([{ type: 'CodeSent', code: '222222' }, { type: 'Done' }])
    expect(steps(again.world, enter(addMs(START, MINUTE), '123456')).outputs).toMatchObject([refused])
  })

  it('R1-145 a stranger who guesses and requests codes for an address never ends the code of its owner', () => {
    const guesses = Array.from({ length: 30 }, () => enter(START, '000000', ADA_MAIL, STRANGER))
    const askAgain = ask(addMs(START, MINUTE), '222222', ADA_MAIL, STRANGER)
    const { world } = steps(town, ask(START), ...guesses, askAgain, ...guesses)
    const later = addMs(START, 2 * MINUTE)
    expect(steps(world, enter(later)).outputs).toMatchObject([{ type: 'SignedInAs' }])
    expect(steps(world, enter(later, '222222')).outputs).toMatchObject([{ type: 'SignedInAs' }])
    expect(steps(world, enter(later, '222222', ADA_MAIL, STRANGER)).outputs).toMatchObject([refused])
  })

  it('R1-145 an owner who asks within a minute of a stranger gets the sent code, and no second email', () => {
    const before = steps(town, ask(START, '222222', ADA_MAIL, STRANGER)).world
    const wrong = Array.from({ length: 5 }, () => enter(START, '000000', ADA_MAIL, STRANGER))
    const { world, outputs } = steps(before, ...wrong, ask(addMs(START, 1)))
    expect(outputs).toEqual([{ type: 'Done' }])
    expect(steps(world, ask(addMs(START, 2))).outputs).toMatchObject([refused])
    expect(steps(world, enter(addMs(START, 2), '222222')).outputs).toMatchObject([{ type: 'SignedInAs' }])
  })

  it('an emailed code is shared by at most ten networks, which bounds the guesses', () => {
    const asks = Array.from({ length: 10 }, (_, n) => ask(addMs(START, n), '222222', ADA_MAIL, `198.51.100.${n}`))
    expect(steps(town, ...asks).outputs).toEqual([{ type: 'Done' }])
    expect(steps(town, ...asks, ask(addMs(START, 20))).outputs).toMatchObject([refused])
  })

  it('five wrong attempts from networks that requested no code end the attempts of all such networks', () => {
    const wrong = Array.from({ length: 5 }, (_, n) => enter(START, '000000', ADA_MAIL, `198.51.100.${n}`))
    const elsewhere = enter(START, '123456', ADA_MAIL, STRANGER)
    expect(steps(town, ask(START), ...wrong.slice(1), elsewhere).outputs).toMatchObject([{ type: 'SignedInAs' }])
    expect(steps(town, ask(START), ...wrong, elsewhere).outputs).toMatchObject([refused])
  })

  it('a code that was mailed to an address in upper case is also valid for the address in lower case', () => {
    expect(steps(town, ask(START, '1', 'Ada@Loop.Example'), enter(START, '1')).outputs).toMatchObject([
      { account: { name: 'Ada' } },
    ])
  })

  it('a newcomer who signs in with a mailed code becomes a member of the open group, without unread messages', () => {
    const { world, outputs } = steps(town, ask(START, '1', 'new@x.example'), enter(START, '1', 'new@x.example'))
    const [made] = outputs
    if (made?.type !== 'SignedInAs') throw new Error('not signed in')
    expect(made.account).toMatchObject({ name: 'new', isVisitor: false })
    expect(groupsOf(world, made.account.xid).map(({ gid }) => gid)).toEqual(['10000001'])
    expect(conversationsOf(world, made.account.xid)).toMatchObject([{ unread: 0 }])
  })
})

describe('A sign-in text for a wallet', () => {
  const address = '0x5aAeb6053F3E94C9b9A09f33669435E7Ef1BeAed'
  const asked = (at: Instant, nonce = 'abcd1234', of: string | null = address, source = HOME): ServerInput => ({
    type: 'WalletTextAsked',
    source,
    at,
    origin: 'https://loop.example',
    address: of,
    nonce,
  })
  const proved = (at: Instant, nonce = 'abcd1234'): ServerInput => ({
    type: 'WalletProved',
    at,
    address,
    nonce,
    token: 'tok',
    draw: 5,
  })

  it.each([null, address])(
    'the client accepts the sign-in text of the server for a wallet (requested wallet address: %s)',
    (of) => {
      const [given] = steps(town, asked(START, 'abcd1234', of)).outputs
      if (given?.type !== 'TextGiven') throw new Error('no text')
      expect(
        readTextToSign(given.text, {
          address,
          chainId: 1,
          site: 'loop.example',
          nonce: of === null ? 'abcd1234' : null,
        }),
      ).toEqual({ _tag: 'Right', right: 300_000 })
    },
  )

  it('a sign-in text for a wallet is valid for five minutes', () => {
    expect(steps(town, asked(START), proved(addMs(START, 5 * MINUTE - 1))).outputs).toMatchObject([
      { type: 'SignedInAs' },
    ])
    expect(steps(town, asked(START), proved(addMs(START, 5 * MINUTE))).outputs).toMatchObject([refused])
  })

  const many = Array.from({ length: 200 }, (_, n) => asked(START, `another${n}`))

  it('a sign-in text for a wallet is refused when it is used for a second time', () => {
    expect(steps(town, asked(START), proved(START), proved(START)).outputs).toMatchObject([refused])
  })

  it('a sign-in text stays valid when more sign-in texts are requested for the same wallet address', () => {
    expect(steps(town, asked(START), asked(START, 'efgh5678'), proved(START)).outputs).toMatchObject([
      { type: 'SignedInAs' },
    ])
    expect(steps(town, asked(START), asked(START, 'efgh5678'), proved(START, 'efgh5678')).outputs).toMatchObject([
      { type: 'SignedInAs' },
    ])
    expect(steps(town, asked(START), ...many, proved(START)).outputs).toMatchObject([{ type: 'SignedInAs' }])
  })

  it('the server stores at most 100 sign-in texts for a wallet address and deletes expired sign-in texts', () => {
    expect(Object.keys(steps(town, ...many).world.wallets.texts)).toHaveLength(100)
    expect(Object.keys(steps(town, ...many, asked(addMs(START, 5 * MINUTE), 'efgh5678')).world.wallets.texts)).toEqual([
      'efgh5678',
    ])
  })

  it('R1-143 strangers who request texts for a public address never keep its owner from signing in', () => {
    const flood = Array.from({ length: 300 }, (_, n) =>
      asked(addMs(START, n), `other${n}`, address, `198.51.100.${n % 3}`),
    )
    const { world, outputs } = steps(town, ...flood, asked(addMs(START, 400)))
    expect(outputs).toMatchObject([{ type: 'TextGiven' }])
    const after = steps(world, ...flood)
    const texts = signTextsFor(after.world, { address, nonce: null, source: HOME })
    expect([texts.length, texts[0]?.[0]]).toEqual([101, 'abcd1234'])
    expect(steps(after.world, proved(addMs(START, 500))).outputs).toMatchObject([{ type: 'SignedInAs' }])
  })

  it('one network has at most 100 pending texts, for all addresses and for none', () => {
    const many = Array.from({ length: 100 }, (_, n) =>
      asked(START, `other${n}`, n % 2 === 0 ? null : `0x${String(n).padStart(40, '0')}`),
    )
    const { world } = steps(town, ...many)
    expect(steps(world, asked(START)).outputs).toMatchObject([refused])
    expect(steps(world, asked(START, 'abcd1234', null)).outputs).toMatchObject([refused])
    expect(steps(world, asked(START, 'abcd1234', address, STRANGER)).outputs).toMatchObject([{ type: 'TextGiven' }])
  })

  it('a sign-in text that was requested for a wallet address is found only by that address, any other text only by its nonce', () => {
    const keys = (world: ServerState, of: string, nonce: string | null) =>
      signTextsFor(world, { address: of, nonce, source: HOME }).map(([key]) => key)
    const { world } = steps(town, asked(START, 'abcd1234', null), asked(START, 'efgh5678'))
    expect([
      keys(world, address.toLowerCase(), null),
      keys(world, address, 'abcd1234'),
      keys(world, address, 'efgh5678'),
      keys(world, '0x1', null),
    ]).toEqual([['efgh5678'], ['abcd1234'], [], []])
  })
})

describe('A sent text message', () => {
  const latest = (world: ServerState, id = square): number => threadOf(world, id).latest

  it('a text message that is sent twice is stored only once, under the next number', () => {
    const first = steps(town, say('hello'))
    expect(latest(first.world)).toBe(latest(town) + 1)
    const again = applyInput(first.world, say('hello again'))
    expect(again.world).toBe(first.world)
    expect(again.outputs).toMatchObject([{ type: 'Stored', message: { content: { text: 'hello' } } }])
  })

  it('messages of two people with the same client id are stored as two messages', () => {
    expect(latest(steps(town, say('a'), say('b', zoe)).world)).toBe(latest(town) + 2)
  })

  it.each([
    ['empty', ''],
    ['blank', ' \n\t'],
    ['blank-looking', '\u2800\u3164'],
    ['too long', 'a'.repeat(10_001)],
  ])('a text message that is %s is refused', (_name, text) => {
    expect(applyInput(town, say(text))).toEqual({
      world: town,
      outputs: [{ type: 'Refused', words: expect.any(String) }],
    })
  })

  it('a text message of 10,000 characters is accepted', () => {
    expect(applyInput(town, say('a'.repeat(10_000))).outputs).toMatchObject([{ type: 'Stored' }, { type: 'Posted' }])
  })

  it('a text message may link to the host that serves the page, and to no other host', () => {
    const link = (host: string): ServerInput => ({ ...say('https://club.example/g/abc'), host })
    expect(applyInput(town, link('')).outputs).toMatchObject([refused])
    expect(applyInput(town, link('other.example')).outputs).toMatchObject([refused])
    expect(applyInput(town, link('club.example')).outputs).toMatchObject([{ type: 'Stored' }, { type: 'Posted' }])
  })

  it('R1-213 a text message from a visitor is refused', () => {
    const { world, outputs } = steps(town, { type: 'VisitorCame', at: START, deviceId: 'd', token: 't', draw: 7 })
    const [came] = outputs
    if (came?.type !== 'SignedInAs') throw new Error('no visitor')
    expect(came.account.name).toMatch(/^Visitor /)
    expect(applyInput(world, say('hi', came.account.xid)).outputs).toMatchObject([refused])
  })

  it('a text message from a non-member or an unknown account, or to an unknown group, is refused', () => {
    expect(applyInput(town, say('hi', zoe, makers)).outputs).toMatchObject([refused])
    expect(applyInput(town, say('hi', brand(Xid.is, 'constructor'))).outputs).toMatchObject([refused])
    expect(applyInput(town, say('hi', ada, brand(ConversationId.is, 'sg_99999999'))).outputs).toMatchObject([refused])
  })

  it('a message from a simulated member is refused if the sender is a real account, unknown or not a member of the group', () => {
    const spoke = (xid: Xid, conversationId: ConversationId): ServerInput => ({
      type: 'ResidentSpoke',
      at: START,
      xid,
      conversationId,
      content: plainText('hi'),
      messageId: brand(MessageId.is, 'r'),
    })
    expect(applyInput(town, spoke(zoe, square)).outputs).toMatchObject([
      { type: 'Stored', message: { clientId: null } },
      { type: 'Posted' },
    ])
    expect(applyInput(town, spoke(ada, square)).outputs).toMatchObject([refused])
    expect(applyInput(town, spoke(zoe, makers)).outputs).toMatchObject([refused])
    expect(applyInput(town, spoke(brand(Xid.is, 'constructor'), square)).outputs).toMatchObject([refused])
  })

  it('R1-182 a text message from a member below the minimum level to speak is refused in a group that is not private', () => {
    const ofMakers = communityBy(town, 'gid', '300000003')
    if (ofMakers === undefined) throw new Error('no makers')
    const raise = (level: number): ServerState => ({
      ...town,
      communities: { ...town.communities, [ofMakers.gid]: { ...ofMakers, minSpeakLevel: level } },
    })
    expect(applyInput(raise(12), say('hi', ada, makers)).outputs).toMatchObject([
      { type: 'Stored' },
      { type: 'Posted' },
    ])
    expect(applyInput(raise(13), say('hi', ada, makers)).outputs).toMatchObject([
      { type: 'Refused', words: expect.stringContaining('13') },
    ])
  })
})

describe('A read position', () => {
  const read = (seq: number): ServerInput => ({ type: 'ReadUpTo', at: START, xid: ada, conversationId: square, seq })
  const place = (world: ServerState) =>
    conversationsOf(world, ada).find(({ conversationId }) => conversationId === square)

  it('a read position only moves forward, up to the last message', () => {
    const last = threadOf(town, square).latest
    const far = applyInput(town, read(last + 100)).world
    expect(place(far)).toMatchObject({ readSeq: last, unread: 0 })
    expect(applyInput(far, read(1)).world).toBe(far)
  })

  it('messages of other people after the read position of a member count as unread, but own messages do not', () => {
    const before = place(town)?.unread ?? 0
    const after = steps(town, say('mine'), say('theirs', zoe, square, 'c2')).world
    expect(place(after)?.unread).toBe(before + 1)
  })
})
