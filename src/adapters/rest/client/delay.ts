import type { Clock } from '../../../application/ports/browser/clock'
import { addMs } from '../../../domain/kernel/instant'

export const delayMs = (clock: Clock, ms: number): Promise<void> =>
  new Promise((resolve) => {
    clock.wake(addMs(clock.now(), ms), resolve)
  })
