import { describe, expect, it } from 'vitest'
import type { ServerInput } from '../../../../../src/adapters/simulator/state/input'
import { emptyServerState, applyInput } from '../../../../../src/adapters/simulator/state/apply-input'
import { threadOf } from '../../../../../src/adapters/simulator/state/conversation-lookups'
import { conversationsOf } from '../../../../../src/adapters/simulator/state/group-views'
import { messageAt } from '../../../../../src/adapters/simulator/state/chat/thread'
import { plainText } from '../../../../../src/domain/chat'
import { ClientId, ConversationId, MessageId, type Xid } from '../../../../../src/domain/kernel/ids'
import { addMs, clampToInstant } from '../../../../../src/domain/kernel/instant'
import { made } from '../../../../support/builders/made'

const START = clampToInstant(1_800_000_000_000)
const DAY = 24 * 3_600_000
const square = made(ConversationId, 'sg_10000001')
const town = applyInput(emptyServerState, { type: 'TownFounded', at: START, seed: 1 }).world
const called = (name: string): Xid => {
  const account = Object.values(town.accounts).find((one) => one.name === name)
  if (account === undefined) throw new Error(`nobody is called ${name}`)
  return account.xid
}
const [ada, ben, sky, owner] = [called('Ada'), called('Ben'), called('Sky'), called('陈美玲')]
const id = made(MessageId, 'said-by-ben')
const said = applyInput(town, {
  type: 'MessageSent',
  host: '',
  at: START,
  xid: ben,
  conversationId: square,
  clientId: made(ClientId, 'c1'),
  content: plainText('hi'),
  messageId: id,
}).world
const { latest: seq } = threadOf(said, square)
const outcome = (world: typeof said, input: ServerInput) => applyInput(world, input).outputs.map(({ type }) => type)
const recall = (ms: number, xid = ben): ServerInput => ({
  type: 'MessageRecalled',
  at: addMs(START, ms),
  xid,
  conversationId: square,
  seq,
})
const react = (xid: Xid, on = true): ServerInput => ({
  type: 'ReactionSet',
  at: START,
  xid,
  conversationId: square,
  messageId: id,
  memeId: 'e1',
  on,
})
const pin = (xid: Xid, on = true): ServerInput => ({ type: 'MessagePinned', at: START, xid, gid: '10000001', seq, on })
const forAll = (xid: Xid): ServerInput => ({
  type: 'MessageDeletedForAll',
  at: START,
  xid,
  gid: '10000001',
  messageId: id,
})
const remove = (xid: Xid, whom: Xid): ServerInput => ({
  type: 'MemberRemoved',
  at: START,
  xid,
  gid: '10000001',
  uid: town.accounts[whom]?.uid ?? '',
})

describe('The changes of a message on the simulated server', () => {
  it('OUT-9 R1-333 a member may recall an own message for exactly 24 hours, and is refused with a reason after that time', () => {
    expect(outcome(said, recall(DAY))).toEqual(['Done', 'Changed'])
    expect(applyInput(said, recall(DAY + 1)).outputs).toEqual([
      { type: 'Refused', words: 'Messages can be recalled within 24 hours only' },
    ])
    expect(applyInput(said, recall(1, ada)).outputs).toEqual([
      { type: 'Refused', words: 'operation failed, try again later' },
    ])
  })

  it('an edit is refused for a message of another member, for a blank text or forbidden link, and for a recalled message', () => {
    const edit = (xid: Xid, text: string): ServerInput => ({
      type: 'MessageEdited',
      at: START,
      xid,
      conversationId: square,
      seq,
      text,
      host: '',
    })
    const { world, outputs } = applyInput(said, edit(ben, 'hello'))
    expect(outputs.map(({ type }) => type)).toEqual(['Done', 'Changed'])
    expect(messageAt(threadOf(world, square), seq)?.content).toEqual(plainText('hello'))
    expect(outcome(world, edit(ben, 'hello'))).toEqual(['Done'])
    expect(outcome(said, edit(ada, 'hello'))).toEqual(['Refused'])
    expect(outcome(said, edit(ben, ' '))).toEqual(['Refused'])
    expect(outcome(said, edit(ben, 'https://evil.example'))).toEqual(['Refused'])
    expect(outcome(applyInput(said, recall(1)).world, edit(ben, 'hello'))).toEqual(['Refused'])
  })

  it('IM-11 a repeated reaction of a member to a message counts once and notifies the conversation once', () => {
    const world = applyInput(said, react(ada)).world
    expect(outcome(said, react(ada))).toEqual(['Done', 'Changed'])
    expect(outcome(world, react(ada))).toEqual(['Done'])
    expect(messageAt(threadOf(applyInput(world, react(ben)).world, square), seq)?.reactions).toEqual([
      { memeId: 'e1', xids: [ada, ben] },
    ])
    expect(messageAt(threadOf(applyInput(world, react(ada, false)).world, square), seq)?.reactions).toEqual([])
  })

  it('R1-220 R1-334 admins and super users may pin a message in a group, but plain members may not', () => {
    expect(outcome(said, pin(ada))).toEqual(['Done', 'PinsChanged'])
    expect(outcome(said, pin(sky))).toEqual(['Done', 'PinsChanged'])
    expect(applyInput(said, pin(ben)).outputs).toEqual([
      { type: 'Refused', words: 'operation failed, try again later' },
    ])
    expect(outcome(applyInput(said, pin(ada)).world, pin(ada))).toEqual(['Done'])
  })

  it('R1-223 only super users may delete a message for everyone, which removes the message from the pins and from all lists', () => {
    expect(outcome(said, forAll(ada))).toEqual(['Refused'])
    const { world, outputs } = applyInput(applyInput(said, pin(ada)).world, forAll(sky))
    expect(outputs.map(({ type }) => type)).toEqual(['Done', 'GoneForAll'])
    expect(threadOf(world, square).pins).toEqual([])
    for (const one of [ada, ben])
      expect(
        conversationsOf(world, one).find(({ conversationId }) => conversationId === square)?.latest?.seq,
      ).toBeLessThan(seq)
    expect(outcome(world, forAll(sky))).toEqual(['Done'])
  })

  it('R1-170 R1-221 only group staff may delete a message from their own view of a group', () => {
    const own = (xid: Xid): ServerInput => ({ type: 'MessageDeleted', at: START, xid, conversationId: square, seq })
    expect(outcome(said, own(ben))).toEqual(['Refused'])
    expect(outcome(said, own(ada))).toEqual(['Done', 'Gone'])
    const { world } = applyInput(said, own(ada))
    const latest = (xid: Xid) =>
      conversationsOf(world, xid).find(({ conversationId }) => conversationId === square)?.latest?.seq
    expect(latest(ada)).toBeLessThan(seq)
    expect(latest(ben)).toBe(seq)
  })
})

describe('The members of a group on the simulated server', () => {
  it('group staff may remove a member from a group, but not the owner', () => {
    expect(outcome(said, remove(ben, ada))).toEqual(['Refused'])
    expect(outcome(said, remove(ada, owner))).toEqual(['Refused'])
    expect(applyInput(said, remove(ada, ben)).world.communities['10000001']?.members[ben]).toBeUndefined()
  })
})
