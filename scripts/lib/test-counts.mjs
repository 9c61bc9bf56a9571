import { existsSync, readFileSync } from 'node:fs'

/** @typedef {{ passed: number, failed: number }} Counts */

/**
 * A runner that fails without a failing test (a crash, no tests found) counts as one failure.
 * @param {Counts} counts
 * @param {number} exitCode
 * @returns {Counts}
 */
const withExitCode = (counts, exitCode) => (exitCode !== 0 && counts.failed === 0 ? { ...counts, failed: 1 } : counts)

/** @param {string} file */
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {})

/** @param {string} file @param {number} exitCode */
export function countVitest(file, exitCode) {
  const { numPassedTests = 0, numFailedTests = 0 } = read(file)
  return withExitCode({ passed: numPassedTests, failed: numFailedTests }, exitCode)
}

/** @param {string} file @param {number} exitCode */
export function countPlaywright(file, exitCode) {
  const { expected = 0, unexpected = 0, flaky = 0 } = read(file).stats ?? {}
  return withExitCode({ passed: expected, failed: unexpected + flaky }, exitCode)
}
