import { describe, expect, it } from 'vitest'
import { plainText, wordsIn, type ChatMessage } from '../../../../src/domain/chat'
import { ClientId, MessageId, Xid, type ConversationId } from '../../../../src/domain/kernel/ids'
import { makeConversationViewers } from '../../../../src/adapters/simulator/viewers'
import { makeStateHost } from '../../../../src/adapters/simulator/state-host'
import { makeResidents } from '../../../../src/adapters/simulator/residents'
import { isMember } from '../../../../src/adapters/simulator/state/groups/permissions'
import type { ServerInput } from '../../../../src/adapters/simulator/state/input'
import { replayInputs } from '../../../../src/adapters/simulator/state/apply-input'
import { makeFakeClock } from '../../support/fake-clock'
import { countingRandom } from '../../support/memory-ports'
import { brand, conversation, personBy, START, townOf } from './town'

const square = conversation('10000001')
const MINUTE = 60_000

const setUp = (
  pace: number,
  { seed = 1, record = () => undefined }: { readonly seed?: number; readonly record?: () => void } = {},
) => {
  const clock = makeFakeClock(START)
  const inputs: ServerInput[] = [{ type: 'TownFounded', at: START, seed }]
  const host = makeStateHost({
    clock,
    random: countingRandom('h'),
    world: townOf(seed),
    record: (input) => {
      record()
      inputs.push(input)
    },
  })
  const audience = makeConversationViewers()
  const failures: unknown[] = []
  const people = makeResidents({
    clock,
    random: countingRandom('p'),
    host,
    audience,
    pace,
    failed: (error) => {
      failures.push(error)
    },
  })
  const said: ChatMessage[] = []
  host.subscribe((news) => {
    if (news.type === 'Posted') said.push(news.message)
  })
  let sent = 0
  const say = (text: string, email = 'ada@loop.example', where = square) => {
    sent += 1
    host.commit(({ at }) => ({
      type: 'MessageSent',
      host: '',
      at,
      xid: personBy(host.world(), email),
      conversationId: where,
      content: plainText(text),
      clientId: brand(ClientId.is, `c${sent}`),
      messageId: brand(MessageId.is, `t${sent}`),
    }))
  }
  const ada = personBy(host.world(), 'ada@loop.example')
  return {
    clock,
    host,
    inputs,
    audience,
    people,
    said,
    say,
    ada,
    failures,
    byResidents: () => said.filter(({ from }) => from.xid !== ada),
  }
}
const textOf = ({ content }: ChatMessage): string => wordsIn(content)

describe('The simulated members', () => {
  it('simulated members write nothing at pace 0, even while a member watches or writes', async () => {
    const { clock, audience, ada, say, byResidents } = setUp(0)
    audience.enter(ada).turnTo(square)
    say('Hello, is anybody there?')
    await clock.advance(60 * MINUTE)
    expect(byResidents()).toEqual([])
    expect(clock.waiting()).toBe(0)
  })

  it('simulated members write nothing and run no timers while nobody is watching', async () => {
    const { clock, said } = setUp(1)
    await clock.advance(60 * MINUTE)
    expect(said).toEqual([])
    expect(clock.waiting()).toBe(0)
  })

  it('while a member is watching, simulated members write in the groups of the member, often in the group on screen', async () => {
    const { clock, audience, ada, said, host } = setUp(1)
    const seat = audience.enter(ada)
    seat.turnTo(square)
    await clock.advance(30 * MINUTE)
    expect(said.length).toBeGreaterThan(60)
    expect(said.length).toBeLessThan(600)
    expect(said.filter(({ conversationId }) => conversationId === square).length).toBeGreaterThan(said.length / 3)
    expect(new Set(said.map(({ conversationId }) => conversationId)).size).toBeGreaterThan(2)
    expect(new Set(said.map(({ from }) => from.xid)).size).toBeGreaterThan(15)
    for (const { conversationId, from } of said) {
      const community = host.world().communities[conversationId.slice(3)]
      expect(community !== undefined && isMember(community, ada) && isMember(community, from.xid)).toBe(true)
      expect(host.world().accounts[from.xid]).toMatchObject({ email: null, isVisitor: false })
      expect(host.world().accounts[from.xid]?.level).toBeGreaterThanOrEqual(
        community?.joinType === 'normal' ? community.minSpeakLevel : 0,
      )
    }
    seat.leave()
    const before = said.length
    await clock.advance(30 * MINUTE)
    expect(said).toHaveLength(before)
    expect(clock.waiting()).toBe(0)
  })

  it('simulated members write in the open group that a visitor views', async () => {
    const { clock, audience, said } = setUp(1)
    audience.enter(brand(Xid.is, 'x000000009')).turnTo(square)
    await clock.advance(5 * MINUTE)
    expect(said.length).toBeGreaterThan(5)
    expect(new Set(said.map(({ conversationId }) => conversationId))).toEqual(new Set([square]))
  })

  it('simulated members reply to a real member within ten seconds, and never to each other', async () => {
    const { clock, say, byResidents } = setUp(1)
    say('Where do we meet tonight?')
    await clock.advance(10_000)
    expect(byResidents().length).toBeGreaterThan(0)
    expect(byResidents().every(({ conversationId }) => conversationId === square)).toBe(true)
    await clock.advance(60 * MINUTE)
    expect(byResidents().length).toBeLessThan(4)
    expect(clock.waiting()).toBe(0)
  })

  it('simulated members reply in a direct chat with a real member, but never write in a direct chat of two real members', async () => {
    const { clock, host, ada, say, byResidents } = setUp(1)
    const openedWith = (uid: string): ConversationId => {
      const [found] = host.commit(({ at }) => ({ type: 'DirectAsked', at, xid: ada, uid }))
      if (found?.type !== 'DirectFound') throw new Error(`no chat with ${uid}`)
      return found.conversationId
    }
    say('Hi Ben', 'ada@loop.example', openedWith('1000000002'))
    await clock.advance(MINUTE)
    expect(byResidents()).toEqual([])
    const withMei = openedWith('1000000003')
    say('Do you have time tonight?', 'ada@loop.example', withMei)
    await clock.advance(MINUTE)
    expect(byResidents().map(({ conversationId, from }) => [conversationId, from.name])).toEqual([[withMei, '陈美玲']])
    expect(clock.waiting()).toBe(0)
  })

  it.each([
    ['Good morning everybody', /[A-Za-z]/],
    ['大家好，我是新来的', /\p{Script=Han}/u],
    ['こんにちは、はじめまして', /\p{Script=Hiragana}|\p{Script=Katakana}/u],
    ['안녕하세요', /\p{Script=Hangul}/u],
    ['Привет!', /\p{Script=Cyrillic}/u],
    ['السلام عليكم', /\p{Script=Arabic}/u],
    ['שלום לכולם', /\p{Script=Hebrew}/u],
    ['नमस्ते', /\p{Script=Devanagari}/u],
    ['สวัสดีครับ', /\p{Script=Thai}/u],
  ])('simulated members reply to “%s” in the language of that text', async (text, letters) => {
    const { clock, say, byResidents } = setUp(1)
    say(text)
    await clock.advance(MINUTE)
    expect(byResidents().map(textOf).join(' ')).toMatch(letters)
    expect(byResidents().map(textOf).join(' ')).not.toMatch(/[{}]/)
  })

  it('simulated members send at most three replies to a member who writes twenty messages at once', async () => {
    const { clock, say, byResidents } = setUp(1)
    for (let i = 0; i < 20; i += 1) say(`one more thing, number ${i}`)
    await clock.advance(MINUTE)
    expect(byResidents().length).toBeLessThanOrEqual(3)
  })

  it('simulated members write more often at a higher pace, and stop at once at pace 0', async () => {
    const [normal, fast] = [setUp(1), setUp(10)]
    for (const { audience, ada } of [normal, fast]) audience.enter(ada).turnTo(square)
    await normal.clock.advance(10 * MINUTE)
    await fast.clock.advance(10 * MINUTE)
    expect(fast.said.length).toBeGreaterThan(normal.said.length * 5)
    fast.say('One last question?')
    fast.people.setPace(0)
    const before = fast.said.length
    await fast.clock.advance(10 * MINUTE)
    expect(fast.said).toHaveLength(before)
    fast.people.setPace(1)
    await fast.clock.advance(10 * MINUTE)
    expect(fast.said.length).toBeGreaterThan(before)
    fast.people.stop()
    expect(fast.clock.waiting()).toBe(0)
  })

  it('messages of simulated members are recorded as inputs, so that a replay gives the same server state', async () => {
    const { clock, audience, ada, say, host, inputs, said } = setUp(5, { seed: 4 })
    audience.enter(ada).turnTo(square)
    say('Good evening!')
    await clock.advance(20 * MINUTE)
    expect(said.length).toBeGreaterThan(100)
    expect(inputs.filter(({ type }) => type === 'ResidentSpoke').length).toBe(said.length - 1)
    expect(JSON.stringify(replayInputs(inputs))).toBe(JSON.stringify(host.world()))
  })

  it('simulated members write the same messages when the random values are the same', async () => {
    const [one, two] = [setUp(1), setUp(1)]
    for (const { audience, ada, clock } of [one, two]) {
      audience.enter(ada).turnTo(square)
      await clock.advance(5 * MINUTE)
    }
    expect(two.said).toEqual(one.said)
  })

  it('a message of a simulated member that cannot be recorded is not posted, and the failure is reported', async () => {
    let full = false
    const { clock, say, said, failures } = setUp(1, {
      record: () => {
        if (full) throw new Error('the disk is full')
      },
    })
    say('Hello!')
    full = true
    await clock.advance(MINUTE)
    expect(said).toHaveLength(1)
    expect(failures.length).toBeGreaterThan(0)
  })
})
