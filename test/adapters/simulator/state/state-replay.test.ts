import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { plainText } from '../../../../src/domain/chat'
import { ClientId, ConversationId, MessageId, Xid } from '../../../../src/domain/kernel/ids'
import { clampToInstant } from '../../../../src/domain/kernel/instant'
import type { ServerInput } from '../../../../src/adapters/simulator/state/input'
import { StoredInput } from '../../../../src/adapters/simulator/state/stored-input'
import { emptyServerState, replayInputs, applyInput } from '../../../../src/adapters/simulator/state/apply-input'

const START = 1_800_000_000_000
const brand = <A>(is: (u: unknown) => u is A, text: string): A => {
  if (is(text)) return text
  throw new Error(`no such id: ${text}`)
}
const at = fc.integer({ min: START, max: START + 3_600_000 }).map(clampToInstant)
const email = fc.constantFrom('ada@loop.example', 'new@x.example', '__proto__@x.example', 'bad')
const code = fc.constantFrom('111111', '222222')
const token = fc.constantFrom('t1', 't2', 't3', '__proto__')
const xid = fc.constantFrom('x000000001', 'x000000005', 'x000000077', 'constructor').map((text) => brand(Xid.is, text))
const conversationId = fc
  .constantFrom('sg_10000001', 'sg_20000002', 'si_a_b')
  .map((text) => brand(ConversationId.is, text))
const address = `0x${'ab'.repeat(20)}`
const source = fc.constantFrom('', '192.0.2.1', '__proto__')
const nonce = fc.constantFrom('n1', 'n2', '__proto__')
const draw = fc.constantFrom(77, 78)

const content = fc.string({ maxLength: 5 }).map(plainText)
const input: fc.Arbitrary<ServerInput> = fc.oneof(
  fc.record({
    type: fc.constant('VisitorCame' as const),
    at,
    deviceId: fc.constantFrom('d1', '__proto__', ''),
    token,
    draw,
    source,
  }),
  fc.record({ type: fc.constant('CodeAsked' as const), source, at, email, code }),
  fc.record({
    type: fc.constant('CodeEntered' as const),
    rules: fc.constantFrom(12, 13),
    source,
    at,
    email,
    code,
    token,
    draw,
  }),
  fc.record({ type: fc.constant('SignedOut' as const), at, token }),
  fc.record({
    type: fc.constant('WalletTextAsked' as const),
    source,
    at,
    origin: fc.constant('http://localhost:1'),
    address: fc.constantFrom(address, null, 'bad'),
    nonce,
  }),
  fc.record({
    type: fc.constant('WalletProved' as const),
    at,
    address: fc.constant(address),
    key: fc.constantFrom(`address:${address}`, 'nonce:n1', '__proto__'),
    nonce,
    token,
    draw,
  }),
  fc.record({
    type: fc.constant('PartnerTokenMade' as const),
    at,
    partnerId: fc.constantFrom('p1', '__proto__'),
    name: fc.constantFrom('Nia', ''),
    accessToken: token,
  }),
  fc.record({ type: fc.constant('PartnerTokenBrought' as const), at, accessToken: token, token, draw }),
  fc.record({ type: fc.constant('ChatTokenAsked' as const), at, token, chatToken: fc.constantFrom('k1', 'k2') }),
  fc.record({
    type: fc.constant('MessageSent' as const),
    at,
    xid,
    conversationId,
    content,
    host: fc.constantFrom('', 'town.example:1'),
    clientId: fc.constantFrom('c1', 'c2', '__proto__').map((text) => brand(ClientId.is, text)),
    messageId: fc.constantFrom('m1', 'm2').map((text) => brand(MessageId.is, text)),
  }),
  fc.record({
    type: fc.constant('ResidentSpoke' as const),
    at,
    conversationId,
    content,
    xid: fc.constantFrom('m000000003', 'o000000005', 'a000000001', '__proto__').map((text) => brand(Xid.is, text)),
    messageId: fc.constantFrom('m3', 'm4').map((text) => brand(MessageId.is, text)),
  }),
  fc.record({
    type: fc.constantFrom('MessageRecalled' as const, 'MessageDeleted' as const),
    at,
    xid,
    conversationId,
    seq: fc.integer({ min: 1, max: 500 }),
  }),
  fc.record({
    type: fc.constant('AccessDecided' as const),
    at,
    xid,
    conversationId,
    seq: fc.integer({ min: 1, max: 500 }),
    accepts: fc.boolean(),
    messageId: fc.constantFrom('m5', 'm6').map((text) => brand(MessageId.is, text)),
    noticeId: fc.constantFrom('m7', 'm8').map((text) => brand(MessageId.is, text)),
  }),
  fc.record({
    type: fc.constantFrom('GroupJoined' as const, 'AccessAsked' as const),
    at,
    xid,
    gid: fc.constantFrom('10000001', '20000002', '300000003', '__proto__'),
    isSpace: fc.boolean(),
    messageId: fc.constantFrom('m9', 'm10').map((text) => brand(MessageId.is, text)),
  }),
  fc.record({
    type: fc.constant('ReadUpTo' as const),
    at,
    xid,
    conversationId,
    seq: fc.integer({ min: -5, max: 500 }),
  }),
  fc.record({ type: fc.constant('SessionsExpired' as const), at, email }),
)
const founded: ServerInput = { type: 'TownFounded', at: clampToInstant(START), seed: 3 }
const thawed = (inputs: readonly ServerInput[]): readonly ServerInput[] =>
  inputs.map((one) => {
    const decoded = StoredInput.decode(JSON.parse(JSON.stringify(StoredInput.encode(one))))
    if (E.isLeft(decoded)) throw new Error('not decoded')
    return decoded.right
  })

describe('The server state', () => {
  it('a replay of the stored inputs gives the same server state as the original inputs', () => {
    fc.assert(
      fc.property(fc.array(input, { maxLength: 40 }), (inputs) => {
        const lived = replayInputs([founded, ...inputs])
        const again = replayInputs(thawed([founded, ...inputs]))
        expect(JSON.stringify(again)).toBe(JSON.stringify(lived))
      }),
      { numRuns: 60, seed: 11 },
    )
  })

  it('the server state differs between seeds, and is the same for the same seed', () => {
    const town = (seed: number) =>
      JSON.stringify(applyInput(emptyServerState, { type: 'TownFounded', at: clampToInstant(START), seed }).world)
    expect(town(1)).toBe(town(1))
    expect(town(1)).not.toBe(town(2))
  })

  it('after any inputs, the messages posted in a conversation have consecutive numbers', () => {
    fc.assert(
      fc.property(fc.array(input, { maxLength: 40 }), (inputs) => {
        let world = replayInputs([founded])
        let last = world.threads['sg_10000001']?.latest ?? 0
        for (const one of inputs) {
          const stepped = applyInput(world, one)
          for (const output of stepped.outputs) {
            if (output.type !== 'Posted' || output.message.conversationId !== 'sg_10000001') continue
            expect(output.message.seq).toBe(last + 1)
            last += 1
          }
          world = stepped.world
        }
        expect(world.threads['sg_10000001']?.latest).toBe(last)
      }),
      { numRuns: 60, seed: 12 },
    )
  })

  it('the server state is plain data that survives serialisation', () => {
    const world = replayInputs([founded])
    expect(JSON.parse(JSON.stringify(world))).toEqual(JSON.parse(JSON.stringify(structuredClone(world))))
    expect(JSON.stringify(world)).not.toContain('undefined')
  })

  it('a refused input leaves the server state the same object', () => {
    const world = replayInputs([founded])
    const refused: ServerInput = {
      type: 'CodeEntered',
      rules: 12,
      source: '',
      at: clampToInstant(START),
      email: 'ada@loop.example',
      code: '1',
      token: 't',
      draw: 1,
    }
    expect(applyInput(world, refused).world).toBe(world)
  })
})
