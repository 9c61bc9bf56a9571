import { describe, expect, it } from 'vitest'
import { chatReducer, threadOf } from '../../../src/domain/chat'
import { unreachable } from '../../../src/domain/kernel/failure'
import { clientId, lounge, messageOf } from '../../support/builders/message'
import { ann } from '../../support/builders/person'
import { summaryOf } from '../../support/builders/summary'
import { given, wait, type Step, type Story } from '../../support/given'
import { arrive, cut, listed, logged, openLounge, send, sent, signedIn } from './stories'

type Chat = Story<typeof chatReducer.initial>
type Told = 'ack' | 'push' | 'page'
type Fate = 'ok' | 'lost' | 'twice'
interface World {
  readonly order: readonly (Told | 'reload')[]
  readonly fates: Readonly<Record<Told, Fate>>
}

const FATES: readonly Fate[] = ['ok', 'lost', 'twice']
const mine = messageOf({ seq: 3, by: ann, clientId: clientId('a'), text: 'text a' })
const history = [messageOf({ seq: 1 }), messageOf({ seq: 2 }), mine]
const NEWEST = `newest:${lounge}`

const ordersOf = <A>(all: readonly A[]): readonly (readonly A[])[] =>
  all.length === 0 ? [[]] : all.flatMap((first, at) => ordersOf(all.toSpliced(at, 1)).map((rest) => [first, ...rest]))

const worlds: readonly World[] = ordersOf(['ack', 'push', 'page', 'reload'] as const).flatMap((order) =>
  FATES.flatMap((ack) => FATES.flatMap((push) => FATES.map((page) => ({ order, fates: { ack, push, page } })))),
)

/** The server has two messages. Ann opened the conversation and wrote the third. */
const written = given(chatReducer, signedIn, logged, listed(summaryOf({ maxSeq: 2 })), openLounge, send('a'))

const askedIn = (story: Chat, id: string) => {
  const ask = story.unit.effects(story.state)[id]
  return ask === undefined ? null : { unit: story.unit.name, id, seq: ask.seq }
}
/** Later results refer to the requests of this moment, even if other requests start later. */
const [sendAsk, pageAsk] = [askedIn(written, 'send:a'), askedIn(written, NEWEST)]
if (sendAsk === null || pageAsk === null) throw new Error('nothing is asked for')

const pulled = (ask: typeof pageAsk): Step => ({
  type: 'chat/HistoryPulled',
  ask,
  conversationId: lounge,
  from: 1,
  to: 3,
  rev: null,
  messages: history,
})

const told: Readonly<Record<Told, { readonly comes: Step; readonly isLost: readonly Step[] }>> = {
  ack: {
    comes: { type: 'chat/MessageSent', ask: sendAsk, clientId: clientId('a'), message: mine },
    isLost: [{ type: 'chat/MessageNotSent', ask: sendAsk, clientId: clientId('a'), failure: unreachable }],
  },
  push: { comes: arrive(mine), isLost: [] },
  page: {
    comes: pulled(pageAsk),
    isLost: [{ type: 'chat/HistoryNotPulled', ask: pageAsk, conversationId: lounge, failure: unreachable }],
  },
}

const stepsOf = (what: Told, fate: Fate): readonly Step[] => {
  const { comes, isLost } = told[what]
  return fate === 'lost' ? isLost : fate === 'ok' ? [comes] : [comes, comes]
}

/** The rows of Ann's message: the row from the server and the waiting row. */
const rowsOf = ({ state }: Chat) => {
  const { messages, pending } = threadOf(state, lounge)
  return [...messages, ...pending].filter((one) => one.clientId === clientId('a')).length
}

/** Answers every request and rings every alarm until none is left. */
const healed = (story: Chat, left = 12): Chat => {
  const [id, input] = Object.entries(story.asked())[0] ?? []
  if (id === undefined) return story
  if (left === 0) throw new Error(`${id} is asked for without end`)
  const ask = askedIn(story, id)
  if (ask === null) throw new Error(id)
  if (id.startsWith('wait:')) return healed(story.when(wait(60_000), { type: 'AlarmRang', ask }), left - 1)
  if (id === 'send:a') {
    expect(input).toMatchObject({ clientId: clientId('a') })
    return healed(story.when(sent('a', 3)), left - 1)
  }
  return healed(story.when(id === 'list' ? listed(summaryOf({ maxSeq: 3 })) : pulled(ask)), left - 1)
}

describe('All orders of the response, the push and the page of one message, and a reload', () => {
  it.each<[string, (story: Chat) => Chat]>([
    ['the connection holds', (story) => story.reloaded()],
    ['the reload reconnects', (story) => story.reloaded().when(cut, logged)],
  ])(
    'OUT-4 OUT-5 IM-6 in all 648 orders the message has one row at every step and counts as sent in the end, if %s',
    (_how, reload) => {
      expect(worlds).toHaveLength(648)
      for (const { order, fates } of worlds) {
        const where = JSON.stringify({ order, fates })
        const end = order.reduce((story, what) => {
          const next =
            what === 'reload'
              ? reload(story)
              : stepsOf(what, fates[what]).reduce<Chat>((chat, step) => chat.when(step), story)
          expect([rowsOf(next), where, what]).toEqual([1, where, what])
          return next
        }, written)
        const done = healed(end)
        const { messages, pending } = threadOf(done.state, lounge)
        expect([where, [...messages].map(({ seq }) => seq), pending]).toEqual([where, [1, 2, 3], []])
        // Sending a stored message again requests nothing, because the client recognises the id.
        expect([where, done.state.data.outbox, done.when(send('a')).asked()]).toEqual([
          where,
          { items: [], sent: [clientId('a')] },
          {},
        ])
      }
    },
  )

  it('OUT-1 OUT-2 a message whose response, push and page were lost stays waiting until the next page contains the message', () => {
    for (const order of ordersOf(['ack', 'push', 'page', 'reload'] as const)) {
      const end = order.reduce(
        (story, what) => (what === 'reload' ? story.reloaded() : story.when(...stepsOf(what, 'lost'))),
        written,
      )
      expect(threadOf(end.state, lounge).pending.map((one) => one.clientId)).toEqual([clientId('a')])
      const again = end.when(wait(60_000), (ask) => ({ type: 'AlarmRang', ask: ask(`wait:${NEWEST}`) }))
      const ask = askedIn(again, NEWEST)
      if (ask === null) throw new Error('no page is asked for')
      const done = again.when(pulled(ask))
      expect([rowsOf(done), threadOf(done.state, lounge).pending]).toEqual([1, []])
    }
  })
})
