import { addMs } from '../../domain/kernel/instant'
import type { EffectContext } from './effect'
import type { Clock } from '../ports/browser/clock'

/** What an effect waits with between its steps, `ms` at a time. Once it is asked for no more, no pause ends. */
export const makeDelay = (
  clock: Clock,
  { onStop }: Pick<EffectContext<never>, 'onStop'>,
): ((ms: number) => Promise<void>) => {
  let stopWaiting = (): void => undefined
  onStop(() => stopWaiting())
  return (ms) =>
    new Promise((done) => {
      stopWaiting = clock.wake(addMs(clock.now(), ms), done)
    })
}
