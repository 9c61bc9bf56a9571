import type { Effect } from '../../src/application/effects/effect'
import { RunningEffect } from '../../src/application/effects/running-effect'
import { NOON } from './builders/instant'

/**
 * Runs an effect with that stored input. `said` fills with its facts. `resumed`: the effect ran before a reload, so only
 * its lookup runs.
 */
export const runEffect = <M>(effect: Effect<M>, input: unknown, resumed = false) => {
  const said: M[] = []
  const running = new RunningEffect(effect, input, {
    ask: { unit: 'test', id: 'test', seq: 1 },
    say: (message) => {
      said.push(message)
    },
    resumed,
    session: () => null,
  })
  if (resumed) running.resume(NOON)
  else running.perform(NOON)
  return { said, stop: () => running.stop() }
}
