import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { RainEvent } from '../../../src/domain/bubble'
import { isGreater } from '../../../src/domain/kernel/decimal-math'
import { wait, type Step } from '../../support/given'
import {
  amount,
  event,
  joined,
  tap,
  popped,
  ended,
  answered,
  quit,
  close,
  reconnected,
  running,
  story,
  asked,
  dataOf,
  rejoin,
  joinOther,
} from './rain-story'

describe('Any order of the events of a rain', () => {
  const anyStep = fc.oneof(
    fc
      .record({
        id: fc.constantFrom('b1', 'b2', 'b3', 'b4', 'x'),
        own: fc.boolean(),
        used: fc.integer({ min: 0, max: 60 }),
      })
      .map(({ id, own, used }) => popped(id, own, { used: amount(String(used)) })),
    fc.constantFrom(
      tap('b1'),
      tap('b2'),
      tap('b4'),
      ended(),
      quit,
      answered('b1'),
      rejoin,
      joinOther,
      reconnected,
      close,
      wait(20_000),
    ),
  )
  /** A response of the server, if a read of the rain runs. */
  const anyAnswer = fc.constantFrom<Partial<RainEvent>>({}, { id: 'r2' }, { ended: true }, { clicked: true })
  const anySteps = fc
    .array(fc.oneof({ weight: 4, arbitrary: anyStep }, { weight: 1, arbitrary: anyAnswer }), { maxLength: 25 })
    .map((steps) =>
      steps.reduce<readonly Step[]>((before, next) => {
        if (typeof next === 'function' || 'wait' in next || 'type' in next) return [...before, next]
        const { reads } = dataOf(...running, ...before)
        const isRead = asked(...running, ...before).includes(`rainLook:${reads}`)
        return isRead ? [...before, joined(next, 9_000, reads)] : before
      }, []),
    )

  it('BUB-5 the popped total never exceeds the total of the rain, in whatever order events arrive', () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        const data = dataOf(...running, ...steps)
        expect(isGreater(data.used, event.all)).toBe(false)
        expect(Object.keys(data.popped).every((id) => ['b1', 'b2', 'b3'].includes(id))).toBe(true)
      }),
    )
  })

  it('BUB-1 a rain that is over does not run again, until the member closes it or joins another rain', () => {
    fc.assert(
      fc.property(anySteps, anyStep, (steps, last) => {
        const before = story(...running, ...steps).state
        const after = story(...running, ...steps, last).state
        if (before.value !== 'over' || after.value === 'over') return
        expect(after.value).toBe(last === close ? 'idle' : 'joining')
        expect([close, rejoin, joinOther]).toContain(last)
      }),
    )
  })

  it('BUB-2 BUB-3 a browser stays in a rain and sends taps only while that rain runs, in whatever order events arrive', () => {
    fc.assert(
      fc.property(anySteps, (steps) => {
        const { state } = story(...running, ...steps)
        const isRaining = typeof state.value === 'object'
        const ids = Object.keys(state.asks)
        expect(ids.filter((id) => id === 'stayInRain' || id.startsWith('rainOver:')).length).toBe(isRaining ? 2 : 0)
        expect(ids.some((id) => id.startsWith('rainTap:')) && !isRaining).toBe(false)
        expect(ids.filter((id) => id.startsWith('rainLook:')).length).toBeLessThanOrEqual(1)
      }),
    )
  })

  it('BUB-4 a reward is won only by a pop that the server says is the member’s own, once, and stays as it was', () => {
    fc.assert(
      fc.property(anySteps, fc.boolean(), fc.constantFrom('b1', 'b2', 'b4', 'x'), (steps, own, id) => {
        const before = dataOf(...running, ...steps)
        const after = dataOf(...running, ...steps, popped(id, own, { rewards: amount('7') }))
        const isReal = ['b1', 'b2'].includes(id) && before.popped[id] === undefined && before.event !== null
        const wins = own && isReal && before.won === null && before.at?.eventId === 'r1'
        expect(after.won).toBe(wins ? amount('7') : before.won)
      }),
    )
  })
})
