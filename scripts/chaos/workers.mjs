import { fork } from 'node:child_process'
import { root } from '../lib/root.mjs'

/**
 * @typedef {{
 *   seed: number, broken: string | null, cpuMs: number, counts: boolean,
 *   deeds: number, faults: number, people: number,
 *   fixture: { broken: string, schedule: { steps: readonly unknown[] } } | null
 * }} Result
 */

/** @param {readonly number[]} numbers */
export const median = (numbers) => [...numbers].sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0

/** The time limit of a schedule. A schedule that takes longer counts as hanging. */
const LIMIT_MS = 900_000
/** The time limit while a failing schedule is shrunk, because shrinking runs the schedule many times. */
const SHRINKING_MS = 4 * LIMIT_MS

/**
 * @param {number} seed
 * @param {{ only: string | null, isDense: boolean, shrinks: boolean }} how
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<Result>}
 */
function resultOf(seed, how, child) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => {
        reject(new Error(`seed ${seed} does not terminate`))
      },
      how.shrinks ? SHRINKING_MS : LIMIT_MS,
    )
    const died = () => {
      reject(new Error(`the process of seed ${seed} ended`))
    }
    child.once('exit', died)
    child.once('message', (/** @type {any} */ result) => {
      clearTimeout(timer)
      child.off('exit', died)
      resolve(result)
    })
    child.send({ seed, ...how })
  })
}

/**
 * Runs seeds in several processes. `next` returns the next seed, or `null` to stop. `onResult` receives each result.
 * @param {string} file
 * @param {number} jobs
 * @param {{ only: string | null, isDense: boolean, shrinks: boolean }} how
 * @param {() => number | null} next
 * @param {(result: Result) => void} onResult
 */
export async function run(file, jobs, how, next, onResult) {
  await Promise.all(
    Array.from({ length: jobs }, async () => {
      const child = fork(new URL('worker.mjs', import.meta.url), [file], {
        cwd: root,
        execArgv: ['--max-old-space-size=1500', '--max-semi-space-size=64'],
      })
      const endWithUs = () => {
        child.kill('SIGKILL')
      }
      process.once('exit', endWithUs)
      try {
        await new Promise((ready, failed) => {
          child.once('message', ready)
          child.once('exit', () => {
            failed(new Error('a chaos process ended before it was ready'))
          })
        })
        for (let seed = next(); seed !== null; seed = next()) onResult(await resultOf(seed, how, child))
      } finally {
        child.kill()
        process.off('exit', endWithUs)
      }
    }),
  )
}
