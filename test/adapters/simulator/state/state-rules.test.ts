import { describe, expect, it } from 'vitest'
import { ClientId, ConversationId, MessageId, Xid } from '../../../../src/domain/kernel/ids'
import { addMs, type Instant } from '../../../../src/domain/kernel/instant'
import type { ServerInputOf, ServerInput } from '../../../../src/adapters/simulator/state/input'
import { threadOf } from '../../../../src/adapters/simulator/state/conversation-lookups'
import { applyInput } from '../../../../src/adapters/simulator/state/apply-input'
import { conversationsOf, groupsOf, communityBy } from '../../../../src/adapters/simulator/state/group-views'
import type { ServerState } from '../../../../src/adapters/simulator/state/server-state'
import { plainText } from '../../../../src/domain/chat'
import { brand, START, steps, townOf } from './town'

const MINUTE = 60_000
const town = townOf(1)
const square = brand(ConversationId.is, 'sg_10000001')
const makers = brand(ConversationId.is, 'sg_300000003')
const ada = brand(Xid.is, town.byEmail['ada@loop.example'] ?? '')
const zoe = brand(Xid.is, Object.values(town.accounts).find(({ name }) => name.startsWith('Zoë'))?.xid ?? '')

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

  it('an emailed code of digits is shared by at most ten networks, and a code with letters by all others', () => {
    const asks = Array.from({ length: 10 }, (_, n) => ask(addMs(START, n), '222222', ADA_MAIL, `198.51.100.${n}`))
    expect(steps(town, ...asks).outputs).toEqual([{ type: 'Done' }])
    expect(steps(town, ...asks, ask(addMs(START, 20))).outputs).toMatchObject([
      { type: 'CodeSent', code: expect.stringMatching(/^[A-Z2-9]{6}$/) },
      { type: 'Done' },
    ])
    expect(steps(town, ...asks, ask(addMs(START, 20)), ask(addMs(START, 21))).outputs).toMatchObject([refused])
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
    const { world, outputs } = steps(town, {
      type: 'VisitorCame',
      source: '',
      at: START,
      deviceId: 'd',
      token: 't',
      draw: 7,
    })
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
