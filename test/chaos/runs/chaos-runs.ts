import { execFileSync } from 'node:child_process'
import { expect, it } from 'vitest'
import { bundle } from '../../../scripts/chaos/bundle.mjs'
import { median, run, type Result } from '../../../scripts/chaos/workers.mjs'

/** The time limit of a test. It is generous, because a busy machine is many times slower. */
const LIMIT_MS = 1_200_000

/** How many schedules run: `most`, or `least` once `forMs` has passed. */
interface HowMany {
  readonly least: number
  readonly most: number
  readonly forMs: number
}

const rerun = (from: number, seeds: number): string => `npm run chaos -- --seeds ${seeds} --from ${from}`

const told = ({ seed, broken, counts }: Result): string =>
  `${broken ?? (counts ? '' : 'too thin to count')}\n  ${rerun(seed, 1)} --trace\n`

/** Runs schedules from a seed on, in a separate process, which is twice as fast as the test runner. */
export const chaosRuns = (name: string, from: number, { least, most, forMs }: HowMany): void => {
  it(
    `no chaos run with a seed from ${from} on breaks an invariant`,
    async () => {
      const results: Result[] = []
      const file = await bundle(name)
      const until = performance.now() + forMs
      let given = 0
      const next = (): number | null =>
        given < least || (given < most && performance.now() < until) ? from + given++ : null
      await run(file, 1, { only: null, isDense: false, shrinks: false }, next, (result) => {
        results.push(result)
      })
      const of = (key: 'deeds' | 'faults' | 'people' | 'cpuMs'): number => median(results.map((result) => result[key]))
      console.log(
        `${rerun(from, results.length)} (medians: ${of('deeds')} user operations, ${of('faults')} kinds of fault, ` +
          `${of('people')} users, ${Math.round(of('cpuMs'))} ms CPU)`,
      )
      expect(
        results
          .filter(({ broken, counts }) => broken !== null || !counts)
          .map(told)
          .join(''),
      ).toBe('')
      expect(results.length).toBeGreaterThanOrEqual(least)
    },
    LIMIT_MS,
  )
}

/** A seed that changes with each commit but is stable for one commit, so that failures are reproducible. */
export const freshSeed = (): number =>
  1_000_000 + Number.parseInt(execFileSync('git', ['rev-parse', '--short=7', 'HEAD'], { encoding: 'utf8' }), 16)
