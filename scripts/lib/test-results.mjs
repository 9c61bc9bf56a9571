import { existsSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { root } from './root.mjs'

/** @typedef {{ title: string, passed: boolean }} Result */

export const reportFile = (/** @type {'vitest' | 'playwright'} */ runner) =>
  path.join(root, 'node_modules', '.cache', 'test-reports', `${runner}.json`)

/** @param {any} report @returns {Result[]} */
const ofVitest = ({ testResults = [] }) =>
  testResults.flatMap((/** @type {any} */ file) =>
    file.assertionResults.map((/** @type {any} */ one) => ({ title: one.fullName, passed: one.status === 'passed' })),
  )

/** @param {any} suite @param {string} above @returns {Result[]} */
const ofSuite = ({ title = '', specs = [], suites = [] }, above) => {
  const name = `${above} ${title}`
  return [
    ...specs.map((/** @type {any} */ spec) => ({ title: `${name} ${spec.title}`, passed: spec.ok === true })),
    ...suites.flatMap((/** @type {any} */ inner) => ofSuite(inner, name)),
  ]
}

/** @param {string} file */
const read = (file) => (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : undefined)

/**
 * The results of the last test runs and their dates.
 * @returns {{ results: Result[], reports: string[] }}
 */
export function lastResults() {
  const vitest = read(reportFile('vitest'))
  const playwright = read(reportFile('playwright'))
  const age = (/** @type {'vitest' | 'playwright'} */ runner) =>
    `${runner} of ${statSync(reportFile(runner)).mtime.toISOString().slice(0, 16)}`
  return {
    results: [
      ...(vitest === undefined ? [] : ofVitest(vitest)),
      ...(playwright === undefined ? [] : ofSuite(playwright, '')),
    ],
    reports: [
      ...(vitest === undefined ? [] : [age('vitest')]),
      ...(playwright === undefined ? [] : [age('playwright')]),
    ],
  }
}
