import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { react, threadOf, type ChatMessage, type Reaction } from '../../src/domain/chat'
import { Xid } from '../../src/domain/kernel/ids'
import { made } from '../support/builders/made'
import type { AccountMessage } from '../../src/domain/features'
import { lounge, messageOf } from '../support/builders/message'
import { ann, ben } from '../support/builders/person'
import { type State, heardIn, worlds, before } from './chat-order-fixture'

/** Changes to messages: revisions, with no text after a recall, and deleted ranges. */
const fates = worlds.chain((world) =>
  fc
    .record({
      world: fc.constant(world),
      changes: fc.array(fc.tuple(fc.nat(), fc.boolean(), fc.nat(3)), { maxLength: 8 }).map((drawn) =>
        drawn.map(([at, isRecall, who], i): ChatMessage => {
          const message = world.messages[at % world.messages.length] ?? messageOf({ seq: 1 })
          return {
            ...message,
            rev: i + 1,
            ...(isRecall
              ? { content: { kind: 'recalled', by: ben.xid } }
              : { reactions: [{ memeId: `e${who}`, xids: [ann.xid] }] }),
          }
        }),
      ),
      gone: fc.array(fc.tuple(fc.nat(), fc.nat(2)), { maxLength: 2 }),
    })
    .chain(({ world: of, changes, gone }) => {
      const facts: readonly AccountMessage[] = [
        ...of.messages.map((one): AccountMessage => ({ type: 'chat/MessagesArrived', messages: [one] })),
        ...changes.map((one): AccountMessage => ({ type: 'chat/MessagesChanged', messages: [one] })),
        ...gone.map(([at, length]): AccountMessage => {
          const from = (at % of.messages.length) + 1
          return { type: 'chat/MessagesDeleted', conversationId: lounge, ranges: [[from, from + length]] }
        }),
      ]
      return fc.record({
        world: fc.constant(of),
        changes: fc.constant(changes),
        gone: fc.constant(
          gone.flatMap(([at, length]) =>
            Array.from({ length: length + 1 }, (_, i) => (at % of.messages.length) + 1 + i),
          ),
        ),
        once: fc.constant(facts),
        otherwise: fc
          .tuple(fc.shuffledSubarray([...facts], { minLength: facts.length }), fc.shuffledSubarray([...facts]))
          .map((both) => both.flat()),
      })
    }),
)

const shownIn = (state: State) => [...threadOf(state, lounge).messages]

describe('Messages that are changed, recalled or deleted', () => {
  it('ALL-3 IM-12 a conversation shows the same messages in whatever order and however often changes arrive', () => {
    fc.assert(
      fc.property(fates, ({ world, once, otherwise }) => {
        const plain = { ...world, maxSeq: 0, readSeq: 0, unread: 0 }
        const [a, b] = [heardIn(before(plain), once), heardIn(before(plain), otherwise)]
        expect(shownIn(b)).toEqual(shownIn(a))
        expect(b.data.conversations[lounge]?.unread).toBe(a.data.conversations[lounge]?.unread)
      }),
      { numRuns: 400 },
    )
  })

  it('IM-12 a recalled message keeps its place without its text, and a deleted message never returns', () => {
    fc.assert(
      fc.property(fates, ({ world, changes, gone, otherwise }) => {
        const plain = { ...world, maxSeq: 0, readSeq: 0, unread: 0 }
        const recalled = new Set(changes.filter(({ content }) => content.kind === 'recalled').map(({ seq }) => seq))
        const shown = shownIn(heardIn(before(plain), otherwise))
        expect(shown.map(({ seq }) => seq)).toEqual(
          world.messages.map(({ seq }) => seq).filter((seq) => !gone.includes(seq)),
        )
        for (const { seq, content } of shown) expect(content.kind === 'recalled').toBe(recalled.has(seq))
      }),
      { numRuns: 400 },
    )
  })

  it('IM-11 a reaction counts each member once, and a reaction without members disappears', () => {
    const people = [ann.xid, ben.xid, made(Xid, 'x-cy')]
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom(...people), fc.constantFrom('e1', 'e2'), fc.boolean())),
        (presses) => {
          const reactions = presses.reduce<readonly Reaction[]>(
            (acc, [xid, memeId, on]) => react(acc, memeId, xid, on),
            [],
          )
          for (const memeId of ['e1', 'e2']) {
            const last = people.filter(
              (xid) => presses.findLast(([by, of]) => by === xid && of === memeId)?.[2] === true,
            )
            const shown = reactions.filter((one) => one.memeId === memeId)
            expect(shown.length).toBe(last.length === 0 ? 0 : 1)
            expect([...(shown[0]?.xids ?? [])].sort()).toEqual([...last].sort())
          }
        },
      ),
    )
  })
})
