import { describe, expect, it } from 'vitest'
import { makeSteadyClock } from '../../../../src/adapters/simulator/node/node-drivers'

const DAY = 86_400_000

describe('The clock of the server', () => {
  it('goes on from its last time when the clock of the machine is set back by a day', () => {
    let machine = 10 * DAY
    const clock = makeSteadyClock(0, () => machine)
    expect(clock.now()).toBe(10 * DAY)
    machine -= DAY
    expect(clock.now()).toBe(10 * DAY)
    machine += 60_000
    expect(clock.now()).toBe(10 * DAY + 60_000)
  })

  it('begins at the last stored time if the machine is behind', () => {
    let machine = DAY
    const clock = makeSteadyClock(5 * DAY, () => machine)
    expect(clock.now()).toBe(5 * DAY)
    machine += 1_000
    expect(clock.now()).toBe(5 * DAY + 1_000)
  })

  it('wakes at the told time although the machine is behind', async () => {
    const clock = makeSteadyClock(5 * DAY, () => Date.now() - DAY)
    const before = clock.now()
    const woken = await new Promise<number>((resolve) => {
      clock.wake(clock.now(), () => {
        resolve(clock.now())
      })
    })
    expect(woken).toBeGreaterThanOrEqual(before)
  })
})
