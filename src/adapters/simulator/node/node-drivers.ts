import { randomBytes } from 'node:crypto'
import type { Clock } from '../../../application/ports/browser/clock'
import type { Random } from '../../../application/ports/browser/random'
import { clampToInstant } from '../../../domain/kernel/instant'

/** The longest Node timer (2³¹ − 1 ms). For a longer delay, the clock starts several timers one after the other. */
const LONGEST_MS = 2_147_483_647

export const nodeClock: Clock = {
  now: () => clampToInstant(Date.now()),
  wake: (at, call) => {
    let timer: NodeJS.Timeout
    const arm = (): void => {
      const wait = at - Date.now()
      timer = setTimeout(
        () => {
          if (Date.now() >= at) call()
          else arm()
        },
        Math.min(LONGEST_MS, Math.max(0, wait)),
      )
    }
    arm()
    return () => {
      clearTimeout(timer)
    }
  },
}

export const nodeRandom: Random = { id: () => randomBytes(16).toString('base64url') }
