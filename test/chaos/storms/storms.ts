import { randomInt } from 'node:crypto'
import { expect, it } from 'vitest'
import { bundle } from '../../../scripts/chaos/bundle.mjs'
import { median, run, type Result } from '../../../scripts/chaos/crew.mjs'

/** A machine that is busy with other things takes many times as long. */
const LIMIT_MS = 1_200_000

/** Made once for all files of this worker, which no other may write at the same time, and run in a process of its own: among a test runner's modules it would take twice as long. */
let made: Promise<string> | null = null

const rerun = (from: number, seeds: number): string => `npm run chaos -- --seeds ${seeds} --from ${from}`

const told = ({ seed, broken, counts }: Result): string =>
  `${broken ?? (counts ? '' : 'too thin to count')}\n  ${rerun(seed, 1)} --trace\n`

/** Schedules of so many seeds from that one on. */
export const storms = (from: number, seeds: number): void => {
  it(`lose nothing: ${rerun(from, seeds)}`, async () => {
    made ??= bundle(`storms-${process.env['VITEST_POOL_ID'] ?? '0'}`)
    const results: Result[] = []
    let given = 0
    const next = (): number | null => (given < seeds ? from + given++ : null)
    await run(await made, 1, { only: null, shrinks: false }, next, (result) => { results.push(result) })
    const of = (key: 'deeds' | 'faults' | 'people' | 'cpuMs'): number => median(results.map((result) => result[key]))
    console.log(`${rerun(from, results.length)} (medians: ${of('deeds')} user operations, ${of('faults')} kinds of fault, `
      + `${of('people')} users, ${Math.round(of('cpuMs'))} ms CPU)`)
    expect(results.filter(({ broken, counts }) => broken !== null || !counts).map(told).join('')).toBe('')
    expect(results.length).toBe(seeds)
  }, LIMIT_MS)
}

/** Drawn anew in every run, and printed. */
export const freshSeed = (): number => randomInt(1_000_000, 1_000_000_000)
