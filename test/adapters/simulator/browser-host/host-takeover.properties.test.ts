import * as E from 'fp-ts/Either'
import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { plainText, type ChatMessage } from '../../../../src/domain/chat'
import { ClientId, ConversationId } from '../../../../src/domain/kernel/ids'
import { factsFrom } from '../../../contracts/contract-subject'
import { makeClient, right } from '../../support/client'
import { settle } from '../../support/fake-clock'
import { countingRandom } from '../../support/memory-ports'
import { makeFakePages } from './fake-pages'

const PAGES = 3
const page = fc.nat({ max: PAGES - 1 })
const Step = fc.oneof(
  { weight: 4, arbitrary: fc.record({ do: fc.constant('send' as const), page }) },
  fc.record({ do: fc.constant('lead' as const), page }),
  fc.record({ do: fc.constant('freezeAndLead' as const), page }),
  fc.record({ do: fc.constantFrom('thaw' as const, 'break' as const, 'mend' as const, 'wait' as const) }),
)

const square = 'sg_10000001'
const keepTrying = async <A>(tries: number, attempt: () => Promise<A | null>): Promise<A> => {
  const got = await attempt()
  if (got !== null) return got
  if (tries === 0) throw new Error('never got through')
  return keepTrying(tries - 1, attempt)
}

/** The tabs of one browser, each with a signed-in client. */
const setUp = async () => {
  const { clock, disk, open } = makeFakePages()
  const pages = Array.from({ length: PAGES }, (_, i) => open(i === 0 ? 'leader' : 'follower'))
  const people = await Promise.all(
    pages.map(async ({ http, sockets }, i) => {
      const client = makeClient({
        http,
        sockets,
        origin: 'https://simulator.invalid',
        clock,
        random: countingRandom(`c${i}-`),
      })
      return { client, session: await client.signIn(`p${i}@loop.example`) }
    }),
  )
  return { clock, disk, pages, people }
}
type Bench = Awaited<ReturnType<typeof setUp>>

/** Sends a message once over a new connection. Returns `null` if there is no response. */
const send = async ({ people, clock }: Bench, at: number, clientId: string): Promise<ChatMessage | null> => {
  const person = people[at]
  if (person === undefined || !ClientId.is(clientId) || !ConversationId.is(square)) throw new Error('no such page')
  const { client, session } = person
  const line = factsFrom(client.conversations.connect(session.sessionId), clock.advance)
  for (let waited = 0; waited < 20 && !line.heard.includes('logged') && !line.completed(); waited += 1)
    await clock.advance(500)
  const sending = client.conversations.send({ conversationId: square, clientId, content: plainText(clientId) })()
  await clock.advance(9_000)
  const sent = await sending
  line.stop()
  return E.isRight(sent) ? sent.right : null
}

const historyAt = async ({ people: [person], clock }: Bench): Promise<readonly ChatMessage[]> => {
  if (person === undefined || !ConversationId.is(square)) throw new Error('nobody to ask')
  const line = factsFrom(person.client.conversations.connect(person.session.sessionId), clock.advance)
  await line.until((heard) => heard.includes('logged'))
  const { messages } = await right(person.client.conversations.history(square, null, 30))
  line.stop()
  return messages
}

it('each chat message is stored exactly once, under its acknowledged number, whichever tabs host, freeze or fail to store', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(Step, { maxLength: 14 }), async (steps) => {
      const bench = await setUp()
      const { clock, disk, pages } = bench
      const acknowledged = new Map<string | null, number>()
      const sent: { readonly at: number; readonly clientId: string }[] = []
      const acknowledge = ({ clientId, seq }: ChatMessage): void => {
        expect(acknowledged.get(clientId) ?? seq).toBe(seq)
        acknowledged.set(clientId, seq)
      }
      let leader = 0
      const thaw = (): void => {
        for (const [i, one] of pages.entries()) {
          one.thaw()
          one.is(i === leader ? 'leader' : 'follower')
        }
      }
      for (const step of steps) {
        switch (step.do) {
          case 'send': {
            const one = { at: step.page, clientId: `m${sent.length}` }
            sent.push(one)
            const message = await send(bench, one.at, one.clientId)
            if (message !== null) acknowledge(message)
            break
          }
          case 'lead':
            leader = step.page
            thaw()
            break
          case 'freezeAndLead': {
            if (step.page === leader) break
            pages[leader]?.freeze()
            leader = step.page
            pages[leader]?.thaw()
            pages[leader]?.is('leader')
            break
          }
          case 'thaw':
            thaw()
            break
          case 'break':
            disk.isBroken = true
            break
          case 'mend':
            disk.isBroken = false
            break
          case 'wait':
            await clock.advance(1_500)
            break
        }
        await settle()
      }
      disk.isBroken = false
      thaw()
      await clock.advance(2_000)
      for (const { at, clientId } of sent) acknowledge(await keepTrying(3, () => send(bench, at, clientId)))
      const history = await historyAt(bench)
      expect(
        new Map(history.filter(({ clientId }) => clientId !== null).map(({ clientId, seq }) => [clientId, seq])),
      ).toEqual(acknowledged)
      expect(history.filter(({ clientId }) => clientId !== null)).toHaveLength(sent.length)
      expect(history.map(({ seq }) => seq)).toEqual(history.map((_, i) => (history[0]?.seq ?? 0) + i))
    }),
    { numRuns: 25 },
  )
})
