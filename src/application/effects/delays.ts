import { addMs } from '../../domain/kernel/instant'
import type { EffectContext } from './effect'
import type { Clock } from '../ports/browser/clock'

/** A pause between the steps of an effect. If the effect stops during a pause, the pause never resolves. */
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
