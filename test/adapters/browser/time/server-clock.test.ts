import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { makeBrowserHttp } from '../../../../src/adapters/browser/network/http-driver'
import { makeClock } from '../../../../src/adapters/browser/time/clock'
import { makeServerClock } from '../../../../src/adapters/browser/time/server-clock'
import { addMs, clampToInstant } from '../../../../src/domain/kernel/instant'
import { memorySettings } from '../../support/memory-ports'
import { FakeTime } from '../fake-time'

const HOUR = 3_600_000
const KEY = 'server-ahead'

/** A page whose device clock differs from the server's by `aheadMs`: positive if the server's clock is ahead. */
const given = (aheadMs: number, settings = memorySettings()) => {
  const time = new FakeTime()
  const device = makeClock(time.driver())
  let stored = (): void => undefined
  const page = { addEventListener: (_: string, call: () => void) => (stored = call) }
  const clock = makeServerClock(device, settings, page)
  const serverNow = () => time.now + skew.ms
  const skew = { ms: aheadMs }
  const errorMs = () => clock.now() - serverNow()
  /** A request that takes so long there and back. `stepMs` is the resolution of the server's time. */
  const ask = (there: number, back: number, stepMs = 1) => {
    const heard = clock.timeRequest()
    time.pass(there)
    const told = Math.floor(serverNow() / stepMs) * stepMs
    time.pass(back)
    heard(told, stepMs)
  }
  const rung: number[] = []
  const wakeIn = (ms: number) => {
    const began = time.now
    clock.wake(addMs(clock.now(), ms), () => rung.push(time.now - began))
  }
  return { time, clock, settings, skew, errorMs, ask, rung, wakeIn, stored: () => stored() }
}

describe("The server's clock", () => {
  it.each([5 * HOUR, -5 * HOUR])('the server is %i ms ahead: the clock tells its time after one answer', (ms) => {
    const { ask, errorMs } = given(ms)
    ask(40, 40)
    expect(Math.abs(errorMs())).toBeLessThanOrEqual(2)
  })

  it('the error after one answer is at most half of its round trip if the clock was off by more than the round trip', () => {
    fc.assert(
      fc.property(fc.nat(5_000), fc.nat(5_000), fc.integer({ min: -9 * HOUR, max: 9 * HOUR }), (there, back, ms) => {
        fc.pre(Math.abs(ms) > there + back + 2)
        const { ask, errorMs } = given(ms)
        ask(there, back)
        expect(Math.abs(errorMs())).toBeLessThanOrEqual((there + back) / 2 + 2)
      }),
    )
  })

  it('the error after one answer is at most the round trip, and a smaller error than that may stay as it was', () => {
    fc.assert(
      fc.property(fc.nat(5_000), fc.nat(5_000), fc.integer({ min: -9_000, max: 9_000 }), (there, back, ms) => {
        const { ask, errorMs } = given(ms)
        ask(there, back)
        expect(Math.abs(errorMs())).toBeLessThanOrEqual(there + back + 2)
      }),
    )
    const { ask, errorMs } = given(5)
    ask(0, 4)
    expect(errorMs()).toBe(-5)
  })

  it('a slow answer does not spoil what a fast answer has shown', () => {
    const { ask, errorMs } = given(5 * HOUR)
    ask(10, 10)
    const before = errorMs()
    ask(9_000, 0)
    ask(0, 9_000)
    expect(errorMs()).toBe(before)
  })

  it('answers in whole seconds together show the time more exactly than a second', () => {
    const { ask, errorMs, time } = given(5 * HOUR + 321)
    for (let n = 0; n < 20; n += 1) {
      ask(15, 15, 1_000)
      time.pass(770)
    }
    expect(Math.abs(errorMs())).toBeLessThanOrEqual(100)
  })

  it('a device whose clock is right keeps its own time, to the millisecond, and nothing is stored', () => {
    const { ask, errorMs, settings } = given(0)
    for (let n = 0; n < 20; n += 1) ask(n * 37, n * 11, 1_000)
    expect(errorMs()).toBe(0)
    expect(settings.get(KEY)).toBeNull()
  })

  it.each([NaN, Infinity, -Infinity, 1e300, -1e300])('an answer that tells %d changes nothing', (told) => {
    const { clock, errorMs, settings } = given(0)
    clock.timeRequest()(told, 1)
    expect(errorMs()).toBe(0)
    expect(settings.get(KEY)).toBeNull()
  })

  it("after the device's clock was set ahead, the next answer brings the server's time back", () => {
    const { time, ask, errorMs, skew } = given(0)
    ask(20, 20)
    time.now += 5 * HOUR
    skew.ms -= 5 * HOUR
    ask(20, 20)
    expect(Math.abs(errorMs())).toBeLessThanOrEqual(2)
  })

  it('a new page begins with what an earlier page has learned', () => {
    const earlier = given(-5 * HOUR)
    earlier.ask(20, 20)
    expect(Math.abs(given(-5 * HOUR, earlier.settings).errorMs())).toBeLessThanOrEqual(2)
  })

  it.each(['', 'soon', 'NaN', 'Infinity', '-1e400', '9e15', '{}'])('the stored offset %j counts as none', (text) => {
    const settings = memorySettings()
    settings.set(KEY, text)
    expect(given(0, settings).errorMs()).toBe(0)
  })

  it('a tab that has heard no answer takes what another tab learns, and a tab that has heard one does not', () => {
    const other = given(5 * HOUR)
    const silent = given(5 * HOUR, other.settings)
    other.ask(20, 20)
    silent.stored()
    expect(Math.abs(silent.errorMs())).toBeLessThanOrEqual(2)
    other.settings.set(KEY, '0')
    other.stored()
    expect(Math.abs(other.errorMs())).toBeLessThanOrEqual(2)
  })
})

describe('Callbacks that wait while the clock is set', () => {
  it.each([5 * HOUR, -5 * HOUR])('the server is %i ms ahead: a callback keeps the time that it had left', (ms) => {
    const { ask, wakeIn, rung, time, clock } = given(ms)
    wakeIn(30_000)
    time.pass(10_000)
    ask(20, 20)
    time.pass(19_959)
    expect(rung).toEqual([])
    time.pass(1)
    expect(rung).toEqual([30_000])
    expect(clock.setAheadMs?.()).toBeGreaterThan(0 < ms ? 4.9 * HOUR : -5.1 * HOUR)
  })

  it('a callback for an instant of the server, requested after the answer, comes at that instant', () => {
    const { ask, time, clock, skew, rung } = given(-5 * HOUR)
    ask(0, 0)
    const due = time.now + skew.ms + 60_000
    clock.wake(clampToInstant(due), () => rung.push(time.now + skew.ms - due))
    time.pass(70_000)
    expect(rung).toEqual([expect.closeTo(0, -1)])
  })

  it('a cancelled callback does not come, even if it waits a second time', () => {
    const { ask, clock, time, rung } = given(-1_500)
    const cancel = clock.wake(addMs(clock.now(), 100), () => rung.push(0))
    ask(20, 20)
    time.pass(100)
    cancel()
    time.pass(10_000)
    expect(rung).toEqual([])
  })

  it('a small correction never sets the clock back: it stands still until the server has caught up', () => {
    const { ask, clock, time, errorMs } = given(-1_500)
    const before = clock.now()
    ask(20, 20)
    expect(clock.now()).toBe(before)
    time.pass(1_000)
    expect(clock.now()).toBe(before)
    time.pass(1_000)
    expect(Math.abs(errorMs())).toBeLessThanOrEqual(2)
  })

  it('OUT-11 no callback comes early or is lost under random answers, and time stands or goes forward unless it is set', () => {
    const answer = fc.record({
      there: fc.nat(4_000),
      back: fc.nat(4_000),
      jump: fc.constantFrom(0, 0, 0, 900, -900, HOUR, -HOUR),
    })
    fc.assert(
      fc.property(fc.array(answer, { maxLength: 12 }), fc.array(fc.nat(60_000), { maxLength: 6 }), (answers, waits) => {
        const { ask, clock, time, skew } = given(5 * HOUR)
        const due: number[] = []
        const rung: number[] = []
        for (const ms of waits) {
          const setAhead = clock.setAheadMs?.() ?? 0
          const at = clock.now() + ms - setAhead
          due.push(at)
          clock.wake(addMs(clock.now(), ms), () => {
            // In the time of a clock that was never set.
            expect(clock.now() - (clock.setAheadMs?.() ?? 0)).toBeGreaterThanOrEqual(at - 1)
            rung.push(at)
          })
        }
        let last = -Infinity
        for (const { there, back, jump } of answers) {
          skew.ms += jump
          ask(there, back, 1_000)
          const now = clock.now() - (clock.setAheadMs?.() ?? 0)
          expect(now).toBeGreaterThanOrEqual(last - 1)
          last = now
        }
        time.pass(100_000)
        expect(rung.toSorted((a, b) => a - b)).toEqual(due.toSorted((a, b) => a - b))
      }),
    )
  })
})

describe('The requests of the page', () => {
  const now = 1_700_000_000_000
  const answerAt = (at: number, status = 200) =>
    new Response(null, { status, headers: { date: new Date(at).toUTCString() } })
  const send = async (answer: Response, early: Parameters<typeof makeBrowserHttp>[1] = () => null) => {
    const { clock, time } = given(0)
    time.now = now
    await makeBrowserHttp(clock, early, () => Promise.resolve(answer))(new Request('https://loop.example/api'))
    return clock.now() - now
  }

  it("the clock learns the server's time from the header Date of an answer", async () => {
    expect(await send(answerAt(now + 5 * HOUR))).toBeCloseTo(5 * HOUR + 500, -1)
  })

  it('an answer without a readable Date, and an error, change nothing', async () => {
    expect(await send(new Response(null))).toBe(0)
    expect(await send(new Response(null, { headers: { date: 'yesterday' } }))).toBe(0)
    expect(await send(answerAt(now + 5 * HOUR, 502))).toBe(0)
  })

  it('an early call counts from when it was sent, so a slow start is no difference of the clocks', async () => {
    const request = new Request('https://loop.example/api')
    const early = { request, response: Promise.resolve(answerAt(now - 3_000)), sentAt: now - 3_500 }
    expect(await send(new Response(null), () => early)).toBe(0)
  })
})
