import { describe, expect, it } from 'vitest'
import { makeTencentConversations } from '../../../../src/adapters/im/tencent/conversations'
import { makeNetworkFaults } from '../../../../src/adapters/simulator/network-faults'
import { chatCalls } from '../../../../src/adapters/wire/calls/chat/chat-calls'
import { inMemoryProviders } from '../../../../src/adapters/simulator/in-memory'
import { simulatorCalls } from '../../../../src/adapters/wire/calls/simulator-calls'
import { plainText } from '../../../../src/domain/chat'
import { ClientId, ConversationId } from '../../../../src/domain/kernel/ids'
import { factsFrom } from '../../../contracts/contract-subject'
import { made } from '../../../support/builders/made'
import { memoryVendorMemory } from '../../../support/in-memory/vendor-memory'
import { left, makeClient, right } from '../../support/client'
import { makeFakeClock } from '../../support/fake-clock'
import { countingRandom } from '../../support/memory-ports'
import { BEHAVIOURS } from './behaviours'
import type { Cloud } from './fake-store'
import { fakeTencent } from './fake-tencent'

const square = made(ConversationId, 'sg_10000001')

/** Browsers that use the simulator through the vendor's client. Each counts loads and creations of the client. */
const makeTown = () => {
  const clock = makeFakeClock()
  const providers = inMemoryProviders({ clock, random: countingRandom('s'), seed: 1, mode: 'testing' })
  const cloud: Cloud = new Map()
  let browsers = 0
  const browser = (notebook = memoryVendorMemory()) => {
    const weather = makeNetworkFaults(clock)
    const count = { loaded: 0, created: 0 }
    const listed: string[] = []
    const client = makeClient({
      http: weather.http(providers.http),
      sockets: weather.sockets(providers.sockets),
      origin: 'http://localhost:1',
      clock,
      random: countingRandom(`b${(browsers += 1)}-`),
      chatService: ({ sockets, url, chat }) =>
        makeTencentConversations({
          appId: 1,
          clock,
          chat,
          notebook,
          pictureHosts: ['https://pictures.example'],
          load: async () => {
            count.loaded += 1
            const vendor = fakeTencent({ sockets, url, clock, cloud, perform: chat.perform })
            return {
              ...vendor,
              create: (options) => {
                count.created += 1
                const sdk = vendor.create(options)
                return {
                  ...sdk,
                  getMessageList: (options) => {
                    listed.push(options.conversationID)
                    return sdk.getMessageList(options)
                  },
                }
              },
            }
          },
        }),
    })
    const enter = async (email: string) => {
      const session = await client.signIn(email)
      const service = factsFrom(client.conversations.connect(session.sessionId), clock.advance)
      return { session, service }
    }
    return { ...client, weather, count, listed, notebook, enter }
  }
  return { clock, browser, lever: browser() }
}

describe("R1-251 The token for Tencent's chat service", () => {
  it('the Tencent token belongs to the signed-in account and stays the same during the session', async () => {
    const { browser } = makeTown()
    const ada = browser()
    const { xid } = await ada.signIn('ada@loop.example')
    const [first, second] = [
      await right(ada.rest.call(chatCalls.customToken, {})),
      await right(ada.rest.call(chatCalls.customToken, {})),
    ]
    expect([first.xid, second.signature.reveal()]).toEqual([xid, first.signature.reveal()])
    expect(String(first.signature)).not.toContain(first.signature.reveal())
  })
})

describe("Tencent's client", () => {
  it('Tencent’s client is loaded and created with the first connection, and later connections reuse the client', async () => {
    const { browser, clock } = makeTown()
    const ada = browser()
    const session = await ada.signIn('ada@loop.example')
    expect(await left(ada.conversations.list())).toEqual({ _tag: 'Unreachable' })
    expect(ada.count).toEqual({ loaded: 0, created: 0 })
    for (let time = 0; time < 3; time += 1) {
      const service = factsFrom(ada.conversations.connect(session.sessionId), clock.advance)
      await service.until((heard) => heard.includes('logged'))
      service.stop()
      await clock.advance(100)
    }
    expect(ada.count).toEqual({ loaded: 1, created: 1 })
  })

  it('as soon as a connection over Tencent reports a login, messages can be read', async () => {
    const { browser } = makeTown()
    const ada = browser()
    const { service } = await ada.enter('ada@loop.example')
    await service.until((heard) => heard.includes('logged'))
    expect((await right(ada.conversations.history(square, null, 5))).messages).toHaveLength(5)
  })

  it('a login to Tencent without a response fails after ten seconds, and the next login works once Tencent responds', async () => {
    const { browser, clock } = makeTown()
    const ada = browser()
    const { sessionId } = await ada.signIn('ada@loop.example')
    await right(ada.rest.call(chatCalls.customToken, {}))
    ada.weather.halfOpen(true)
    const begun = clock.now()
    const service = factsFrom(ada.conversations.connect(sessionId), clock.advance)
    while (service.heard.length === 0) await clock.advance(500)
    expect(service.heard).toEqual(['connectFailed'])
    expect(clock.now() - begun).toBeLessThanOrEqual(10_500)
    ada.weather.halfOpen(false)
    const again = factsFrom(ada.conversations.connect(sessionId), clock.advance)
    for (let tried = 0; tried < 60 && again.heard.length === 0; tried += 1) await clock.advance(500)
    expect(again.heard).toEqual(['logged'])
  })

  it('reading messages over Tencent fails after eight seconds without a response', async () => {
    const { browser, clock } = makeTown()
    const ada = browser()
    const { service } = await ada.enter('ada@loop.example')
    await service.until((heard) => heard.includes('logged'))
    ada.weather.halfOpen(true)
    const pending = ada.conversations.history(square, null, 10)()
    await clock.advance(8_100)
    expect(await pending).toEqual({ _tag: 'Left', left: { _tag: 'Unreachable' } })
  })

  it('when a lost network returns, a new connection over Tencent logs in and can read messages again', async () => {
    const { browser, clock } = makeTown()
    const ada = browser()
    const { session, service } = await ada.enter('ada@loop.example')
    await service.until((heard) => heard.includes('logged'))
    ada.weather.offline()
    await service.until((heard) => heard.includes('closed'))
    ada.weather.online()
    const again = factsFrom(ada.conversations.connect(session.sessionId), clock.advance)
    await again.until((heard) => heard.includes('logged'))
    expect((await right(ada.conversations.history(square, null, 5))).messages).toHaveLength(5)
  })

  it('when the session has expired and the network is cut, a connection over Tencent reports closed, not kicked', async () => {
    const { browser, lever } = makeTown()
    const ada = browser()
    const { service } = await ada.enter('ada@loop.example')
    await service.until((heard) => heard.includes('logged'))
    await right(lever.rest.call(simulatorCalls.expire, { email: 'ada@loop.example' }))
    ada.weather.cut()
    expect(await service.until((heard) => heard.length === 2)).toEqual(['logged', 'closed'])
  })

  it('for the conversation list, Tencent’s client reads the messages of every direct chat, and of a group only if its newest message is hidden from the member', async () => {
    const { browser } = makeTown()
    const ada = browser()
    const { service } = await ada.enter('ada@loop.example')
    await service.until((heard) => heard.includes('logged'))
    const list = await right(ada.conversations.list())
    expect(
      list.filter(({ kind }) => kind === 'group').map(({ latest, maxSeq }) => latest?.seq === maxSeq),
    ).not.toContain(false)
    expect(list.filter(({ kind }) => kind === 'group').length).toBeGreaterThan(1)
    // The newest message of these private groups is a request to join, which only owner and admins get.
    expect(ada.listed.filter((id) => id.startsWith('GROUP'))).toEqual(['GROUP20000002', 'GROUP440000044'])
    expect(new Set(ada.listed).size).toBe(list.filter(({ kind }) => kind !== 'group').length + 2)
  })

  it('Tencent’s client refuses a message text over 12 KB as too long, and sends a shorter text whole', async () => {
    const { browser } = makeTown()
    const ada = browser()
    const { service } = await ada.enter('ada@loop.example')
    await service.until((heard) => heard.includes('logged'))
    const send = (count: number) =>
      ada.conversations.send({
        conversationId: square,
        clientId: made(ClientId, `c${count}`),
        content: plainText('界'.repeat(count)),
      })
    expect(await left(send(10_000))).toEqual({ _tag: 'Refused', words: 'This message is too long' })
    expect((await right(send(3_900))).content).toEqual(plainText('界'.repeat(3_900)))
  })

  it('sending a message again after a reload returns the message that Tencent’s client has already sent', async () => {
    const { browser } = makeTown()
    const [before, after] = (() => {
      const first = browser()
      return [first, browser(first.notebook)]
    })()
    const { service } = await before.enter('ada@loop.example')
    await service.until((heard) => heard.includes('logged'))
    const message = { conversationId: square, clientId: made(ClientId, 'once'), content: plainText('once') }
    const first = await right(before.conversations.send(message))
    const { service: later } = await after.enter('ada@loop.example')
    await later.until((heard) => heard.includes('logged'))
    expect(await right(after.conversations.send(message))).toEqual(first)
  })

  it('after a cut, Tencent’s client reads the loaded page of messages again and finds a recall from during the cut', async () => {
    const { browser, clock } = makeTown()
    const [ada, ben] = [browser(), browser()]
    const { session, service } = await ada.enter('ada@loop.example')
    const { service: other } = await ben.enter('ben@loop.example')
    for (const stream of [service, other]) await stream.until((heard) => heard.includes('logged'))
    const say = (text: string) =>
      right(
        ben.conversations.send({
          conversationId: square,
          clientId: made(ClientId, `say-${text}`),
          content: plainText(text),
        }),
      )
    const { seq } = await say('first')
    for (let n = 0; n < 25; n += 1) await say(`then-${n}`)
    await right(ada.conversations.history(square, null, 40))
    ada.weather.cut()
    await service.until((heard) => heard.includes('closed'))
    await right(ben.conversations.performAction({ kind: 'recall', conversationId: square, seq }))
    const again = factsFrom(ada.conversations.connect(session.sessionId), clock.advance)
    await again.until((heard) => heard.includes('logged'))
    const { messages } = await right(ada.conversations.changes(square, 0))
    expect([messages[0]?.seq, messages.find((message) => message.seq === seq)?.content.kind]).toEqual([
      seq + 25 - 39,
      'recalled',
    ])
  })

  it('the messages of a direct chat over Tencent keep their numbers after a reload', async () => {
    const { browser } = makeTown()
    const notebook = memoryVendorMemory()
    const numbers = async () => {
      const ada = browser(notebook)
      const { service } = await ada.enter('ada@loop.example')
      await service.until((heard) => heard.includes('logged'))
      const direct = (await right(ada.conversations.list())).find(
        ({ kind, maxSeq }) => kind === 'single' && maxSeq > 20,
      )
      if (direct === undefined) throw new Error('no direct chat')
      const { messages } = await right(ada.conversations.range(direct.conversationId, 15, 18))
      const read = messages.map(({ seq, id }) => [seq, id])
      await right(ada.conversations.performAction({ kind: 'delete', conversationId: direct.conversationId, seq: 10 }))
      return read
    }
    expect(await numbers()).toEqual(await numbers())
  })
})

describe('The behaviours that the fake shares with the vendor', () => {
  it('each behaviour of the fake Tencent client names the source that documents it', () => {
    const all = Object.values(BEHAVIOURS)
    expect(all.length).toBeGreaterThan(12)
    expect(
      all.filter(({ what, source }) => what.length < 20 || !/^(?:@tencentcloud|https:|measured)/.test(source)),
    ).toEqual([])
  })
})
