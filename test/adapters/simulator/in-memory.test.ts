import { describe, expect, it } from 'vitest'
import { ConversationId, Gid, MessageId } from '../../../src/domain/kernel/ids'
import { threadOf } from '../../../src/adapters/simulator/state/conversation-lookups'
import { simulatorCalls } from '../../../src/adapters/wire/calls/simulator-calls'
import { inMemoryProviders } from '../../../src/adapters/simulator/in-memory'
import { factsFrom } from '../../contracts/contract-subject'
import { left, makeClient, right } from '../support/client'
import { makeFakeClock } from '../support/fake-clock'
import { made } from '../../support/builders/made'
import { countingRandom } from '../support/memory-ports'

const setUp = (mode: 'testing' | 'production' = 'testing') => {
  const clock = makeFakeClock()
  const providers = inMemoryProviders({ clock, random: countingRandom('s'), seed: 1, mode })
  const client = makeClient({
    http: providers.http,
    sockets: providers.sockets,
    origin: 'http://localhost:1',
    clock,
    random: countingRandom('b'),
  })
  return { clock, providers, client }
}

describe('The simulator in the page', () => {
  it('a restart of the simulator in the page closes every socket and keeps the state', async () => {
    const { providers, client, clock } = setUp()
    const { sessionId } = await client.signIn('new@loop.example')
    const feed = factsFrom(client.liveFeed.connect(sessionId), clock.advance)
    await feed.until((heard) => heard.includes('opened'))
    const before = JSON.stringify(providers.host().world())
    providers.restart()
    expect(JSON.stringify(providers.host().world())).toBe(before)
    expect(await feed.until((heard) => heard.length === 2)).toEqual(['opened', 'closed'])
    expect((await right(client.accounts.profile())).name).toMatch(/^Member [0-9]{4}$/)
  })

  it('when no more frames arrive on a half-open socket, the feed and the chat report the connection as closed', async () => {
    const { providers, client, clock } = setUp()
    const { sessionId } = await client.signIn('ada@loop.example')
    const feed = factsFrom(client.liveFeed.connect(sessionId), clock.advance)
    const chat = factsFrom(client.conversations.connect(sessionId), clock.advance)
    await chat.until((heard) => heard.includes('logged'))
    await clock.advance(60_000)
    expect([feed.heard, chat.heard]).toEqual([['opened'], ['logged']])
    providers.weather.halfOpen(true)
    await clock.advance(16_000)
    expect([feed.heard, chat.heard]).toEqual([
      ['opened', 'closed'],
      ['logged', 'closed'],
    ])
  })

  it('R2-190 the chat service pushes a request to join to the owner of the group and to no plain member', async () => {
    const { providers, client, clock } = setUp()
    const open = (name: string) =>
      makeClient({
        http: providers.http,
        sockets: providers.sockets,
        origin: 'http://h:1',
        clock,
        random: countingRandom(name),
      })
    const [plain, applicant] = [open('p'), open('q')]
    const owner = await client.signIn('ada@loop.example')
    const member = await plain.signIn('plain@loop.example')
    await applicant.signIn('applicant@loop.example')
    const gid = made(Gid, '470000047')
    const chat = factsFrom(client.conversations.connect(owner.sessionId), clock.advance)
    const other = factsFrom(plain.conversations.connect(member.sessionId), clock.advance)
    const pushed = (of: typeof client) => {
      const kinds: string[] = []
      of.conversations.facts$.subscribe((fact) => {
        if (fact.type === 'chat/MessagesArrived') kinds.push(...fact.messages.map(({ content }) => content.kind))
      })
      return kinds
    }
    const [byOwner, byMember] = [pushed(client), pushed(plain)]
    await chat.until((heard) => heard.includes('logged'))
    await other.until((heard) => heard.includes('logged'))
    await right(plain.groups.apply(gid, false))
    const home = made(ConversationId, 'sg_470000047')
    const seq = threadOf(providers.host().world(), home).latest
    providers.host().commit(({ at }) => ({
      type: 'AccessDecided',
      at,
      xid: owner.xid,
      conversationId: home,
      seq,
      accepts: true,
      messageId: made(MessageId, 'welcome'),
      noticeId: made(MessageId, 'notice'),
    }))
    await clock.advance(100)
    byOwner.splice(0)
    byMember.splice(0)
    await right(applicant.groups.apply(gid, false))
    await clock.advance(100)
    expect([byOwner, byMember]).toEqual([['accessRequest'], []])
  })

  it('the simulator in the page executes a request even if the response to the request is lost', async () => {
    const { providers, client } = setUp()
    providers.weather.dropNextAnswer()
    expect(await client.accounts.sendCode('ada@loop.example')()).toEqual({
      _tag: 'Left',
      left: { _tag: 'Unreachable' },
    })
    expect(await client.codeFor('ada@loop.example')).toMatch(/^[0-9]{6}$/)
  })

  it('the simulator in the page runs no timer while nobody is connected', async () => {
    const { client, clock } = setUp()
    const { sessionId } = await client.visit()
    const feed = factsFrom(client.liveFeed.connect(sessionId), clock.advance)
    const chat = factsFrom(client.conversations.connect(sessionId), clock.advance)
    await chat.until((heard) => heard.includes('logged'))
    feed.stop()
    chat.stop()
    await clock.advance(1)
    expect(clock.waiting()).toBe(0)
  })

  it('simulated members write only while the pace is above 0, and stay silent after a restart at pace 0', async () => {
    const { providers, client, clock } = setUp()
    const { sessionId } = await client.signIn('ada@loop.example')
    const chat = factsFrom(client.conversations.connect(sessionId), clock.advance)
    const arrived = factsFrom(client.conversations.facts$, clock.advance)
    await chat.until((heard) => heard.includes('logged'))
    await clock.advance(120_000)
    expect(arrived.heard).toEqual([])
    await right(client.rest.call(simulatorCalls.pace, { pace: 2 }))
    await clock.advance(120_000)
    expect(arrived.heard.length).toBeGreaterThan(3)
    await right(client.rest.call(simulatorCalls.pace, { pace: 0 }))
    const before = arrived.heard.length
    await clock.advance(120_000)
    expect(arrived.heard).toHaveLength(before)
    const world = JSON.stringify(providers.host().world())
    providers.restart()
    expect(JSON.stringify(providers.host().world())).toBe(world)
    await clock.advance(1_000)
    expect(clock.waiting()).toBe(0)
  })

  it.each([[-1], [101], [Number.NaN]])(
    'the simulator in the page refuses to set the pace of simulated members to %d',
    async (pace) => {
      const { client } = setUp()
      expect(await left(client.rest.call(simulatorCalls.pace, { pace }))).toMatchObject({ _tag: 'Refused' })
    },
  )

  it('in production, the simulator in the page refuses to set the pace of simulated members', async () => {
    const { client } = setUp('production')
    expect((await client.rest.call(simulatorCalls.pace, { pace: 1 })())._tag).toBe('Left')
  })
})
