import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { communityOf, threadOf } from '../../../../../src/adapters/simulator/state/conversation-lookups'
import { applyInput } from '../../../../../src/adapters/simulator/state/apply-input'
import { messagesIn } from '../../../../../src/adapters/simulator/state/chat/unread-messages'
import { messageAt, pageBefore, pageFrom, unreadOf } from '../../../../../src/adapters/simulator/state/chat/thread'
import { conversationsOf } from '../../../../../src/adapters/simulator/state/group-views'
import type { Thread, ServerState } from '../../../../../src/adapters/simulator/state/server-state'
import { plainText } from '../../../../../src/domain/chat'
import { ClientId, MessageId, Xid } from '../../../../../src/domain/kernel/ids'
import { brand, conversation, personBy, RIVER, START, townOf } from '../town'
import { plainReader as plain } from '../../../../support/builders/thread-reader'

const COUNT = 100_000
const town = townOf(1)
const river = conversation(RIVER)
const ada = personBy(town, 'ada@loop.example')
const thread = threadOf(town, river)
const seqs = (from: number, to: number) => Array.from({ length: Math.max(0, to - from + 1) }, (_, i) => from + i)

/** The same thread with a counter of generated messages. Generating a block of twenty reads its seed once. */
const counting = (of: Thread): { readonly thread: Thread; readonly made: () => number } => {
  let made = 0
  const { past } = of
  if (past === null) throw new Error('no past')
  const counted = {
    ...past,
    get seed() {
      made += 20
      return past.seed
    },
  }
  return { thread: { ...of, past: counted }, made: () => made }
}
const withThread = (world: ServerState, one: Thread): ServerState => ({
  ...world,
  threads: { ...world.threads, [river]: one },
})

describe('A history of a hundred thousand messages', () => {
  it('a history of a hundred thousand messages is complete, numbered from 1 without gaps, and sorted by time', () => {
    let last = 0
    let count = 0
    for (let from = 1; from <= COUNT; from += 1_000) {
      const messages = messagesIn(thread, from, from + 999)
      expect(messages.map(({ seq }) => seq)).toEqual(seqs(from, from + 999))
      for (const { at } of messages) {
        if ((at ?? 0) < last) throw new Error(`${from}: goes back in time`)
        last = at ?? 0
      }
      count += messages.length
    }
    expect(count).toBe(COUNT)
    expect(last).toBeLessThan(START)
    expect(START - (messageAt(thread, 1)?.at ?? 0)).toBeGreaterThan(1_000 * 86_400_000)
  })

  it('a history of a hundred thousand messages that is read in two ranges gives the same messages as one range', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: COUNT }),
        fc.integer({ min: 0, max: 200 }),
        fc.integer({ min: 0, max: 200 }),
        (from, length, cut) => {
          const to = Math.min(COUNT, from + length)
          const middle = Math.min(to, from + cut)
          const pieces = [...messagesIn(thread, from, middle), ...messagesIn(thread, middle + 1, to)]
          expect(messagesIn(thread, from, to)).toEqual(pieces)
          expect(messageAt(thread, middle)).toEqual(pieces[middle - from])
        },
      ),
      { numRuns: 150, seed: 5 },
    )
  })

  it('a history returns no messages outside its first and last number, whatever range is requested', () => {
    expect(messagesIn(thread, -50, 3).map(({ seq }) => seq)).toEqual([1, 2, 3])
    expect(messagesIn(thread, COUNT - 1, COUNT + 50).map(({ seq }) => seq)).toEqual([COUNT - 1, COUNT])
    expect(messagesIn(thread, 9, 8)).toEqual([])
    expect(pageBefore(thread, plain(ada), 1, 20)).toEqual({ from: 1, to: 0, messages: [] })
    expect(pageFrom(thread, plain(ada), COUNT + 1, COUNT + 9, 20).messages).toEqual([])
  })

  it('reading a page of a long history generates only the messages of that page', () => {
    const one = counting(thread)
    expect(pageBefore(one.thread, plain(ada), 50_000, 200).messages).toHaveLength(200)
    expect(one.made()).toBeLessThanOrEqual(220)
    const two = counting(thread)
    expect(pageFrom(two.thread, plain(ada), 5, COUNT, 200).messages).toHaveLength(200)
    expect(two.made()).toBeLessThanOrEqual(220)
    const three = counting(thread)
    expect(conversationsOf(withThread(town, three.thread), ada).filter(({ gid }) => gid !== null)).toHaveLength(15)
    expect(three.made()).toBeLessThan(100)
    expect(JSON.stringify(thread).length).toBeLessThan(10_000)
  })

  it('counting the unread messages of a person who never wrote in a group generates no messages', () => {
    const one = counting({ ...thread, read: {} })
    const stranger = brand(Xid.is, 'x000000009')
    expect(unreadOf(one.thread, plain(stranger))).toBe(COUNT)
    expect(one.made()).toBe(0)
  })

  it('a page of a history can contain both generated messages and new messages', () => {
    const community = communityOf(town, river)
    expect(community?.members[ada]).toBe(true)
    const { world, outputs } = applyInput(town, {
      type: 'MessageSent',
      host: '',
      at: START,
      xid: ada,
      conversationId: river,
      content: plainText('new'),
      clientId: brand(ClientId.is, 'c'),
      messageId: brand(MessageId.is, 'n'),
    })
    expect(outputs).toMatchObject([{ type: 'Stored', message: { seq: COUNT + 1 } }, { type: 'Posted' }])
    const page = pageBefore(threadOf(world, river), plain(ada), null, 30)
    expect(page.messages.map(({ seq }) => seq)).toEqual(seqs(COUNT - 28, COUNT + 1))
    expect(pageFrom(threadOf(world, river), plain(ada), COUNT - 3, COUNT + 5, 200)).toMatchObject({
      from: COUNT - 3,
      to: COUNT + 1,
    })
    expect(conversationsOf(world, ada).find(({ gid }) => gid === RIVER)).toMatchObject({
      unread: 37,
      maxSeq: COUNT + 1,
    })
  })
})
