import * as fc from 'fast-check'
import { describe, expect, it, vi } from 'vitest'
import { makeClock } from '../../../../src/adapters/browser/time/clock'
import { addMs } from '../../../../src/domain/kernel/instant'
import { FakeTime } from '../fake-time'

const given = () => {
  const time = new FakeTime()
  let pageWakes = (): void => undefined
  const clock = makeClock({
    ...time.driver(),
    onWaking: (call) => {
      pageWakes = call
    },
  })
  const rung: string[] = []
  const wakeIn = (ms: number, name = 'rang') =>
    clock.wake(addMs(clock.now(), ms), () => {
      rung.push(name)
    })
  return {
    time,
    clock,
    rung,
    wakeIn,
    pageWakes: () => {
      pageWakes()
    },
  }
}

describe('The clock', () => {
  it('the clock runs a callback once, at the requested instant and not before', () => {
    const { time, rung, wakeIn } = given()
    wakeIn(1_000)
    time.pass(999)
    expect(rung).toEqual([])
    time.pass(1)
    expect(rung).toEqual(['rang'])
    time.pass(100_000)
    expect(rung).toEqual(['rang'])
  })

  it('the clock never runs a callback synchronously, even for a past instant', () => {
    const { time, rung, wakeIn } = given()
    wakeIn(-5_000)
    expect(rung).toEqual([])
    time.pass(0)
    expect(rung).toEqual(['rang'])
  })

  it('the clock runs a callback after half a year, beyond the longest browser timer', () => {
    const { time, rung, wakeIn } = given()
    const halfYear = 183 * 86_400_000
    wakeIn(halfYear)
    expect(Math.max(...time.waiting)).toBeLessThan(2 ** 31)
    time.pass(halfYear - 1)
    expect(rung).toEqual([])
    time.pass(1)
    expect(rung).toEqual(['rang'])
  })

  it('when a sleeping page wakes, the clock runs all overdue callbacks in the order of their instants', () => {
    const { time, rung, wakeIn, pageWakes } = given()
    wakeIn(20_000, 'second')
    wakeIn(17_000, 'first')
    wakeIn(90_000, 'not yet')
    time.now += 60_000
    pageWakes()
    expect(rung).toEqual(['first', 'second'])
  })

  it('when the wall clock is set forward, overdue callbacks run within half a minute', () => {
    const { time, rung, wakeIn } = given()
    wakeIn(3_600_000)
    time.now += 3_600_000
    time.pass(30_000)
    expect(rung).toEqual(['rang'])
  })

  it('the clock runs no callback early when the wall clock is set back', () => {
    const { time, rung, wakeIn } = given()
    wakeIn(10_000)
    time.now -= 3_600_000
    time.pass(11_000)
    expect(rung).toEqual([])
    time.pass(3_600_000)
    expect(rung).toEqual(['rang'])
  })

  it('the time of the clock never goes back when the wall clock is set back, and is right again after the correction', () => {
    const { time, clock } = given()
    const before = clock.now()
    time.now -= 3_600_000
    expect(clock.now()).toBe(before)
    time.pass(10)
    expect(clock.now()).toBe(before + 10)
    time.now += 3_600_000
    expect(clock.now()).toBe(before + 10)
    time.now += 5_000
    expect(clock.now()).toBe(before + 5_010)
  })

  it('OUT-11 the clock runs a callback in time after the wall clock was set back, even if the clock is rarely read', () => {
    const { time, clock, rung, wakeIn } = given()
    clock.now()
    time.now -= 4_000
    clock.now()
    wakeIn(4_500)
    time.pass(4_500)
    expect(rung).toEqual(['rang'])
  })

  it('a callback that was cancelled, even from within another callback, does not run and leaves no timer', () => {
    const { time, clock, rung, wakeIn } = given()
    const takeBack = wakeIn(2_000)
    clock.wake(addMs(clock.now(), 1_000), takeBack)
    time.pass(5_000)
    expect(rung).toEqual([])
    expect(time.waiting).toEqual([])
  })

  it('the clock runs the other callbacks when a callback throws', () => {
    const { time, clock, rung, wakeIn } = given()
    clock.wake(addMs(clock.now(), 1), () => {
      throw new Error('bug')
    })
    wakeIn(1)
    expect(() => {
      time.pass(1)
    }).toThrow('bug')
    time.pass(0)
    expect(rung).toEqual(['rang'])
  })

  it('the clock runs each callback that was not cancelled exactly once, at its instant', () => {
    const wakes = fc.array(fc.record({ ms: fc.nat(100_000), isTakenBack: fc.boolean() }), { maxLength: 20 })
    fc.assert(
      fc.property(wakes, (all) => {
        const { time, clock } = given()
        const start = clock.now()
        const call = vi.fn<(at: number) => void>()
        for (const { ms, isTakenBack } of all) {
          const takeBack = clock.wake(addMs(start, ms), () => {
            call(clock.now() - start)
          })
          if (isTakenBack) takeBack()
        }
        time.pass(100_000)
        const expected = all
          .filter(({ isTakenBack }) => !isTakenBack)
          .map(({ ms }) => ms)
          .sort((a, b) => a - b)
        expect(call.mock.calls.map(([at]) => at)).toEqual(expected)
        expect(time.waiting).toEqual([])
      }),
    )
  })
})
