import { Subject } from 'rxjs'
import { describe, expect, it } from 'vitest'
import { throttleToFrame } from '../../../src/application/rx/throttle-to-frame'

const setUp = () => {
  const waiting = new Set<() => void>()
  const changes = new Subject<void>()
  const told$ = throttleToFrame(changes, {
    next: (call) => {
      waiting.add(call)
      return () => {
        waiting.delete(call)
      }
    },
  })
  const told: string[] = []
  const subscriptions = ['list', 'head'].map((name) =>
    told$.subscribe(() => {
      told.push(name)
    }),
  )
  return {
    waiting,
    changes,
    told,
    subscriptions,
    draw: () => {
      for (const call of Array.from(waiting)) if (waiting.delete(call)) call()
    },
  }
}

describe('Log changes that are reported once per animation frame', () => {
  it('every subscriber is notified once per animation frame, however many changes there were', () => {
    const { changes, told, waiting, draw } = setUp()
    for (let n = 0; n < 50; n += 1) changes.next()
    expect([told, waiting.size]).toEqual([[], 1])
    draw()
    expect(told).toEqual(['list', 'head'])
    draw()
    expect(told).toEqual(['list', 'head'])
  })

  it('when the last subscriber unsubscribes, the animation frame is cancelled and nobody is notified', () => {
    const { changes, told, waiting, subscriptions, draw } = setUp()
    changes.next()
    for (const one of subscriptions) one.unsubscribe()
    expect(waiting.size).toBe(0)
    draw()
    expect(told).toEqual([])
  })
})
