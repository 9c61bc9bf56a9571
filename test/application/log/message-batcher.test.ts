import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MessageBatcher } from '../../../src/application/log/message-batcher'
import type { AccountMessage } from '../../../src/domain/features'
import { messageOf } from '../../support/builders/message'

/** Animation frames that run only when the test calls `draw`. */
const handFrames = () => {
  const waiting = new Set<() => void>()
  return {
    frames: {
      next: (call: () => void) => {
        waiting.add(call)
        return () => {
          waiting.delete(call)
        }
      },
    },
    draw: () => {
      for (const call of Array.from(waiting)) if (waiting.delete(call)) call()
    },
    waits: () => waiting.size,
  }
}

const push = (seq: number): AccountMessage => ({ type: 'chat/MessagesArrived', messages: [messageOf({ seq })] })
const seqsOf = (said: readonly AccountMessage[]) =>
  said.map((one) => (one.type === 'chat/MessagesArrived' ? one.messages.map(({ seq }) => seq) : one.type))

const setUp = () => {
  const { frames, draw, waits } = handFrames()
  const said: AccountMessage[] = []
  const gathered = new MessageBatcher(frames, (message) => {
    said.push(message)
  })
  /** Handles batched messages before any later message, as the log does. */
  const hear = (message: AccountMessage): void => {
    if (!gathered.hold(message)) said.push(...gathered.take(), message)
  }
  return { gathered, hear, draw, waits, said }
}

describe('Messages pushed within one animation frame', () => {
  it('the first pushed message of a frame is handled at once, and the further messages in batches of at most 500', () => {
    const { hear, draw, said } = setUp()
    for (let seq = 1; seq <= 1_000; seq += 1) hear(push(seq))
    draw()
    expect(said).toHaveLength(3)
    expect(seqsOf(said).flat()).toEqual(Array.from({ length: 1_000 }, (_, i) => i + 1))
  })

  it('batched messages are handled before a message of another type that arrives later', () => {
    const { hear, draw, said } = setUp()
    for (const message of [push(1), push(2), push(3), { type: 'NetworkOffline' } as const, push(4)]) hear(message)
    draw()
    expect(seqsOf(said)).toEqual([[1], [2, 3], 'NetworkOffline', [4]])
  })

  it('a message that arrives after an idle animation frame is handled at once', () => {
    const { hear, draw, waits, said } = setUp()
    hear(push(1))
    draw()
    expect(waits()).toBe(0)
    hear(push(2))
    expect(seqsOf(said)).toEqual([[1], [2]])
  })

  it('messages that still wait when the batcher stops are never handled', () => {
    const { gathered, hear, draw, said } = setUp()
    hear(push(1))
    hear(push(2))
    gathered.drop()
    draw()
    expect(seqsOf(said)).toEqual([[1]])
  })

  it('no message is lost, doubled or reordered, whenever animation frames come', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('push', 'other', 'frame'), { maxLength: 200 }), (steps) => {
        const { hear, draw, said } = setUp()
        let seq = 0
        const given = steps.flatMap((step): readonly unknown[] => {
          if (step === 'frame') {
            draw()
            return []
          }
          if (step === 'other') {
            hear({ type: 'NetworkOnline' })
            return ['NetworkOnline']
          }
          seq += 1
          hear(push(seq))
          return [seq]
        })
        draw()
        expect(seqsOf(said).flat()).toEqual(given)
      }),
    )
  })
})
