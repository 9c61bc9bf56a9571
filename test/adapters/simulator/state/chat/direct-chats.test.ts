import { describe, expect, it } from 'vitest'
import { plainText } from '../../../../../src/domain/chat'
import { ClientId, ConversationId, MessageId, Xid } from '../../../../../src/domain/kernel/ids'
import type { ServerInput } from '../../../../../src/adapters/simulator/state/input'
import type { ServerOutput } from '../../../../../src/adapters/simulator/state/output'
import { directsOf, directWith, infoOf } from '../../../../../src/adapters/simulator/state/chat/direct-views'
import { mayReadIn } from '../../../../../src/adapters/simulator/state/chat/directs'
import { applyInput } from '../../../../../src/adapters/simulator/state/apply-input'
import type { ServerState } from '../../../../../src/adapters/simulator/state/server-state'
import { directConversationId } from '../../../../../src/adapters/wire/entities/conversation-id'
import { brand, personBy, START, townOf } from '../town'

const town = townOf(1)
const ada = personBy(town, 'ada@loop.example')
const ben = personBy(town, 'ben@loop.example')
const mei = brand(Xid.is, 'm000000003')
const benUid = '1000000002'
const us = directConversationId(ada, ben)
const steps = (world: ServerState, ...inputs: readonly ServerInput[]) =>
  inputs.reduce<{ world: ServerState; outputs: readonly ServerOutput[] }>(
    ({ world: acc }, input) => applyInput(acc, input),
    { world, outputs: [] },
  )
const ask = (xid = ada, uid = benUid): ServerInput => ({ type: 'DirectAsked', at: START, xid, uid })
let sent = 0
const say = (xid: Xid, text = 'hi', conversationId: ConversationId = us): ServerInput => {
  sent += 1
  return {
    type: 'MessageSent',
    host: '',
    at: START,
    xid,
    conversationId,
    content: plainText(text),
    clientId: brand(ClientId.is, `c${sent}`),
    messageId: brand(MessageId.is, `n${sent}`),
  }
}
const block = (xid: Xid, target: Xid, on = true): ServerInput => ({ type: 'BlockSet', at: START, xid, target, on })
const row = (world: ServerState, xid: Xid) => directsOf(world, xid).find(({ conversationId }) => conversationId === us)

describe('Direct chats on the simulated server', () => {
  it('the same seed gives the same direct chats, which are listed for the seeded account and for the other person', () => {
    expect(directsOf(town, ada)).toEqual(directsOf(townOf(1), ada))
    expect(
      directsOf(town, ada)
        .map(({ kind }) => kind)
        .sort(),
    ).toContain('notification')
    expect(directsOf(town, ada).find(({ peer }) => peer?.xid === mei)).toMatchObject({
      unread: 2,
      pinned: true,
      kind: 'single',
    })
    expect(directsOf(town, mei)).not.toEqual([])
  })

  it('R1-299 R1-120 a direct chat that a member opens is on the list of the other person only after the first message', () => {
    const { world, outputs } = steps(town, ask())
    expect(outputs).toEqual([{ type: 'DirectFound', conversationId: us }])
    expect(us).toBe(`si_${[ada, ben].sort().join('_')}`)
    expect([row(world, ada)?.name, row(world, ben)]).toEqual(['Ben', undefined])
    expect(row(steps(world, say(ada)).world, ben)).toMatchObject({ name: 'Ada', unread: 1 })
  })

  it('a message that is recalled before it was read does not count as unread', () => {
    const { world } = steps(town, ask(), say(ada, 'one'), say(ada, 'two'))
    expect(row(world, ben)).toMatchObject({ unread: 2 })
    const recall: ServerInput = { type: 'MessageRecalled', at: START, xid: ada, conversationId: us, seq: 1 }
    expect(row(steps(world, recall).world, ben)).toMatchObject({ unread: 1 })
  })

  it('only the two people of a direct chat can read or write messages in the chat', () => {
    const { world } = steps(town, ask(), say(ada))
    expect([mayReadIn(world, us, ada), mayReadIn(world, us, mei)]).toEqual([true, null])
    expect(steps(world, say(mei)).outputs).toMatchObject([{ type: 'Refused' }])
  })

  it.each([
    ['the other person blocked the sender', ben, ada],
    ['the sender blocked the other person', ada, ben],
  ])('R1-180 a direct chat accepts no message while one person has blocked the other: %s', (_how, who, whom) => {
    const { world } = steps(town, ask(), block(who, whom))
    expect(steps(world, say(ada)).outputs).toEqual([{ type: 'Refused', words: 'You have been blocked' }])
    expect(steps(world, block(who, whom, false), say(ada)).outputs).toMatchObject([
      { type: 'Stored' },
      { type: 'Posted' },
    ])
    expect([infoOf(world, who, whom)?.blocked, infoOf(world, whom, who)?.blocked]).toEqual(['byMe', 'byThem'])
  })

  it('R1-332 R2-163 R1-253 a person who has disabled direct messages receives no direct messages but can still send them', () => {
    const { world } = steps(town, { type: 'SwitchSet', at: START, xid: ben, kind: 'dm', on: false })
    expect(steps(world, ask()).outputs).toEqual([{ type: 'Refused', words: 'User set no permission to chat' }])
    expect(infoOf(world, ada, ben)?.allowsDm).toBe(false)
    const open = steps(town, ask(), { type: 'SwitchSet', at: START, xid: ben, kind: 'dm', on: false }).world
    expect(steps(open, say(ada)).outputs).toEqual([{ type: 'Refused', words: 'User set no permission to chat' }])
    expect(steps(open, say(ben)).outputs).toMatchObject([{ type: 'Stored' }, { type: 'Posted' }])
  })

  it('R1-300 a direct chat that a member has deleted returns to the list of that member only with a new message', () => {
    const { world } = steps(town, ask(), say(ada, 'one'), say(ben, 'two'), {
      type: 'HistoryCleared',
      at: START,
      xid: ada,
      conversationId: us,
      seq: 2,
      isDeleted: true,
    })
    expect([row(world, ada), row(world, ben)?.latest?.seq]).toEqual([undefined, 2])
    expect(directWith(world, ada, benUid)).toBeNull()
    expect(row(steps(world, say(ben, 'three')).world, ada)).toMatchObject({ unread: 1, latest: { seq: 3 } })
  })

  it('a direct chat whose history a member has cleared stays on the list of that member without messages', () => {
    const { world, outputs } = steps(town, ask(), say(ben, 'one'), {
      type: 'HistoryCleared',
      at: START,
      xid: ada,
      conversationId: us,
      seq: 1,
      isDeleted: false,
    })
    expect(row(world, ada)).toMatchObject({ unread: 0, latest: null, maxSeq: 1, readSeq: 1 })
    expect(outputs).toEqual([{ type: 'Done' }, { type: 'Gone', xid: ada, conversationId: us, ranges: [[1, 1]] }])
    expect(row(world, ben)?.latest?.seq).toBe(1)
  })

  it('R1-334 R2-295 pinning or muting a direct chat affects only the person who does it, and is refused for outsiders', () => {
    const pin = (xid: Xid): ServerInput => ({ type: 'ChatPinned', at: START, xid, conversationId: us, on: true })
    const { world } = steps(town, ask(), say(ada), pin(ada), {
      type: 'ChatMuted',
      at: START,
      xid: ben,
      conversationId: us,
      on: true,
    })
    expect([row(world, ada), row(world, ben)].map((one) => [one?.pinned, one?.muted])).toEqual([
      [true, false],
      [false, true],
    ])
    expect(steps(world, pin(mei)).outputs).toEqual([{ type: 'Refused', words: 'operation failed, try again later' }])
  })

  it('R4-001 R4-005 a mark as unread belongs to the account that set it, and is refused for outsiders and unknown chats', () => {
    const mark = (xid: Xid, conversationId: ConversationId = us) => ({
      type: 'unread-marks/Marked' as const,
      at: START,
      xid,
      conversationId,
      on: true,
    })
    const { world } = steps(town, ask(), say(ada), mark(ada), mark(ada))
    expect([row(world, ada)?.markedUnread, row(world, ben)?.markedUnread]).toEqual([true, false])
    for (const input of [mark(mei), mark(ada, brand(ConversationId.is, 'sg_99999999'))])
      expect(steps(world, input)).toEqual({
        world,
        outputs: [{ type: 'Refused', words: 'There is no such conversation' }],
      })
  })

  it('R1-040 a direct chat with a service account can be opened with the role name of the account, such as botFather', () => {
    expect(directWith(town, ada, 'botFather')?.peer).toMatchObject({ role: 'botFather', isBot: true })
    expect(directWith(town, ada, 'assistant')?.peer).toMatchObject({ role: 'ai', isBot: true })
  })

  it('a member cannot send a message to the notification chat of that member', () => {
    const news = directsOf(town, ada).find(({ kind }) => kind === 'notification')
    if (news === undefined) throw new Error('nothing is told')
    expect(news.conversationId.startsWith('sn_')).toBe(true)
    expect(steps(town, say(ada, 'hello?', news.conversationId)).outputs).toMatchObject([{ type: 'Refused' }])
  })
})
