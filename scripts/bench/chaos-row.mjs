import { availableParallelism } from 'node:os'
import { bundle } from '../chaos/bundle.mjs'
import { run } from '../chaos/workers.mjs'

const SAMPLE = 100
const PROMISED = 10_000

/** Runs the first chaos schedules and extrapolates the seconds for 10,000. */
export async function measureStorms() {
  const file = await bundle('own')
  let given = 0
  let failed = 0
  const begun = performance.now()
  await run(
    file,
    availableParallelism(),
    { only: null, isDense: false, shrinks: false },
    () => (given < SAMPLE ? (given += 1) : null),
    ({ broken }) => {
      if (broken !== null) failed += 1
    },
  )
  return { seconds: ((performance.now() - begun) / 1_000) * (PROMISED / SAMPLE), sample: SAMPLE, failed }
}
