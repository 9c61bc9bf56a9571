import { randomBytes } from 'node:crypto'
import type { Clock } from '../../../application/ports/browser/clock'
import type { Random } from '../../../application/ports/browser/random'
import { clampToInstant } from '../../../domain/kernel/instant'

/** The longest Node timer (2³¹ − 1 ms). For a longer delay, the clock starts several timers one after the other. */
const LONGEST_MS = 2_147_483_647

/**
 * A clock that never goes back. If somebody sets the machine's clock back, time goes on from the last time that this
 * clock told, because limits, codes and connections all count from earlier times. `from` is the earliest time to tell.
 */
export const makeSteadyClock = (from = 0, read: () => number = Date.now): Clock => {
  let ahead = 0
  let last = from
  const now = (): number => {
    const told = read() + ahead
    if (told < last) ahead += last - told
    last = Math.max(told, last)
    return last
  }
  return { now: () => clampToInstant(now()), wake: wakeBy(now) }
}

const wakeBy =
  (now: () => number): Clock['wake'] =>
  (at, call) => {
    let timer: NodeJS.Timeout
    const arm = (): void => {
      const wait = at - now()
      timer = setTimeout(
        () => {
          if (now() >= at) call()
          else arm()
        },
        Math.min(LONGEST_MS, Math.max(0, wait)),
      )
    }
    arm()
    return () => {
      clearTimeout(timer)
    }
  }

/**
 * The clock of the machine.
 * @internal
 */
export const nodeClock: Clock = { now: () => clampToInstant(Date.now()), wake: wakeBy(Date.now) }

export const nodeRandom: Random = { id: () => randomBytes(16).toString('base64url') }
