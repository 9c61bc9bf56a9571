import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { threadOf, type ChatMessage } from '../../src/domain/chat'
import type { AccountMessage } from '../../src/domain/features'
import { lounge, messageOf } from '../support/builders/message'
import { ann } from '../support/builders/person'
import { type State, ask, heardIn, worlds, type World, before } from './chat-order-fixture'

const pageOf = (messages: readonly ChatMessage[], from: number, to: number): AccountMessage => ({
  type: 'chat/HistoryPulled',
  ask: ask('older'),
  conversationId: lounge,
  from,
  to,
  rev: null,
  messages: messages.filter(({ seq }) => seq >= from && seq <= to),
})

/** A push, a page or an acknowledgement of server messages. Several may contain the same message. */
const factOf = ({ messages }: World): fc.Arbitrary<AccountMessage> => {
  const seq = fc.integer({ min: 1, max: messages.length })
  const acks = messages.flatMap((message): readonly AccountMessage[] =>
    message.clientId === null
      ? []
      : [{ type: 'chat/MessageSent', ask: ask('send'), clientId: message.clientId, message }],
  )
  return fc.oneof(
    fc
      .subarray([...messages], { minLength: 1 })
      .chain((some) => fc.shuffledSubarray(some, { minLength: 1 }))
      .map((some): AccountMessage => ({ type: 'chat/MessagesArrived', messages: some })),
    fc.tuple(seq, seq).map(([a, b]) => pageOf(messages, Math.min(a, b), Math.max(a, b))),
    ...(acks.length === 0 ? [] : [fc.constantFrom(...acks)]),
  )
}

const known = (state: State) => {
  const { conversations, outbox } = state.data
  return { conversation: conversations[lounge], waiting: outbox.items, sent: [...outbox.sent].sort() }
}

const stories = worlds.chain((world) =>
  fc.record({
    world: fc.constant(world),
    facts: fc.array(factOf(world), { maxLength: 8 }).chain((facts) =>
      fc.record({
        once: fc.constant(facts),
        // The facts in random order: each fact occurs at least once, and some facts are repeated.
        otherwise: fc
          .tuple(fc.shuffledSubarray(facts, { minLength: facts.length }), fc.shuffledSubarray(facts))
          .map((both) => both.flat()),
      }),
    ),
  }),
)

describe('The state of a conversation', () => {
  it('ALL-3 IM-6 a conversation has the same state in whatever order and however often pushes, pages and responses arrive', () => {
    fc.assert(
      fc.property(stories, ({ world, facts }) => {
        expect(known(heardIn(before(world), facts.otherwise))).toEqual(known(heardIn(before(world), facts.once)))
      }),
      { numRuns: 400 },
    )
  })

  it('IM-6 IM-7 a conversation shows messages without doubles or gaps, oldest first, whatever arrives', () => {
    fc.assert(
      fc.property(stories, ({ world, facts }) => {
        const seqs = [...threadOf(heardIn(before(world), facts.once), lounge).messages].map(({ seq }) => seq)
        seqs.forEach((seq, i) => {
          expect(seq).toBe((seqs[0] ?? 0) + i)
        })
      }),
      { numRuns: 200 },
    )
  })

  it('OUT-4 a message leaves the outbox exactly when the message arrives from the server', () => {
    fc.assert(
      fc.property(stories, ({ world, facts }) => {
        const state = heardIn(before(world), facts.once)
        const arrived = new Set(
          facts.once.flatMap((fact) =>
            fact.type === 'chat/MessageSent'
              ? [fact.clientId]
              : 'messages' in fact
                ? fact.messages.map((one) => one.clientId)
                : [],
          ),
        )
        expect(state.data.outbox.items.map((item) => item.clientId)).toEqual(
          world.waiting.filter((id) => !arrived.has(id)),
        )
      }),
      { numRuns: 200 },
    )
  })

  it('IM-10 the unread count is the number of messages of other members after the read position', () => {
    fc.assert(
      fc.property(
        stories.chain((story) =>
          fc.record({ story: fc.constant(story), reads: fc.array(fc.tuple(fc.nat(8), fc.nat(14))) }),
        ),
        ({ story: { world, facts }, reads }) => {
          // Load the listed messages, so that unread messages after any read position can be counted.
          const listed: readonly AccountMessage[] = world.maxSeq === 0 ? [] : [pageOf(world.messages, 1, world.maxSeq)]
          let state = heardIn(before(world), listed)
          let read = world.readSeq
          const here = new Set(world.messages.filter(({ seq }) => seq <= world.maxSeq).map(({ seq }) => seq))
          facts.once.forEach((fact, i) => {
            state = heardIn(state, [fact])
            const come = fact.type === 'chat/MessageSent' ? [fact.message] : 'messages' in fact ? fact.messages : []
            for (const { seq } of come) here.add(seq)
            for (const [when, upTo] of reads) {
              if (when !== i) continue
              state = heardIn(state, [{ type: 'chat/MarkConversationRead', conversationId: lounge, seq: upTo }])
              read = Math.max(read, upTo)
            }
            const expected = world.messages.filter(
              ({ seq, from }) => here.has(seq) && seq > read && from.xid !== ann.xid,
            ).length
            expect(threadOf(state, lounge).unread).toBe(expected)
          })
        },
      ),
      { numRuns: 400 },
    )
  })

  it('IM-6 a conversation has the same state whether pushed messages arrive one by one or together', () => {
    fc.assert(
      fc.property(stories, ({ world, facts }) => {
        const single = facts.once.flatMap((fact) =>
          fact.type !== 'chat/MessagesArrived'
            ? [fact]
            : fact.messages.map((one): AccountMessage => ({ type: 'chat/MessagesArrived', messages: [one] })),
        )
        expect(known(heardIn(before(world), single))).toEqual(known(heardIn(before(world), facts.once)))
      }),
      { numRuns: 400 },
    )
  })

  it('IM-7 messages loaded around a jump have no gap, and join the newest messages once no message between is missing', () => {
    fc.assert(
      fc.property(jumps, ({ length, newestFrom, pages }) => {
        const all = Array.from({ length }, (_, i) => messageOf({ seq: i + 1 }))
        const opened = heardIn(before({ messages: all, maxSeq: 0, readSeq: 0, unread: 0, waiting: [] }), [
          pageOf(all, newestFrom, length),
        ])
        const state = pages.reduce((acc, [seq, reach]) => {
          const asked = heardIn(acc, [{ type: 'chat/JumpTo', conversationId: lounge, seq }])
          const work = Object.entries(asked.data.work).find(([, one]) => one.kind === 'around')
          if (work === undefined || work[1].kind !== 'around') return asked
          const { from, to } = work[1]
          const answered: AccountMessage = {
            type: 'chat/HistoryPulled',
            ask: ask(work[0]),
            conversationId: lounge,
            from,
            to: Math.min(to, length, from + reach),
            messages: all.filter((one) => one.seq >= from && one.seq <= Math.min(to, from + reach)),
            rev: null,
          }
          return heardIn(asked, [answered])
        }, opened)
        for (const [place] of pages) {
          const seqs = [...threadOf(state, lounge, place).messages].map(({ seq }) => seq)
          seqs.forEach((seq, i) => {
            expect(seq).toBe((seqs[0] ?? 0) + i)
          })
        }
        const { timeline, far } = state.data.conversations[lounge] ?? {
          timeline: { loaded: [] },
          far: { loaded: [] },
        }
        const start = timeline.loaded.at(-1)?.[0] ?? 0
        for (const [, to] of far.loaded) expect(to).toBeLessThan(start - 1)
      }),
      { numRuns: 100 },
    )
  })
})

const jumps = fc.integer({ min: 40, max: 400 }).chain((length) =>
  fc.record({
    length: fc.constant(length),
    newestFrom: fc.integer({ min: 1, max: length }),
    pages: fc.array(fc.tuple(fc.integer({ min: 1, max: length }), fc.nat(61)), { minLength: 1, maxLength: 8 }),
  }),
)
