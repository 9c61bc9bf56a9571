// Replaces `vitest`, so that thousands of mutant runs share one process. Vitest would start a worker for each run.
import { JestAsymmetricMatchers, JestChaiExpect, JestExtend } from '@vitest/expect'
import * as chai from 'chai'

chai.use(JestExtend)
chai.use(JestChaiExpect)
chai.use(JestAsymmetricMatchers)

/** @typedef {() => unknown} Body */
/** @typedef {{ name: string, run: Body, after: readonly Body[] }} Test */

/** @type {{ tests: Omit<Test, 'after'>[], path: string[], after: Body[] }} */
const stage = { tests: [], path: [], after: [] }

/**
 * Returns the tests registered since the last call.
 * @returns {Test[]}
 */
export function takeTests() {
  const { tests, after } = stage
  stage.tests = []
  stage.after = []
  return tests.map((test) => ({ ...test, after }))
}

/** @param {string} name @param {Body} run */
const register = (name, run) => {
  stage.tests.push({ name: [...stage.path, name].join(' '), run })
}

/** @param {readonly unknown[]} rows @returns {(name: string, run: (...args: any[]) => unknown) => void} */
const each = (rows) => (name, run) => {
  rows.forEach((row, i) => {
    register(`${name} (${i})`, () => (Array.isArray(row) ? run(...row) : run(row)))
  })
}

export const it = Object.assign(register, { each })

/** @param {string} name @param {() => void} body */
export function describe(name, body) {
  stage.path.push(name)
  body()
  stage.path.pop()
}

/** @param {Body} run */
export const afterEach = (run) => {
  stage.after.push(run)
}

export const { expect } = chai

/**
 * Expectations about types always pass here, because the type tests run elsewhere.
 * @type {unknown}
 */
export const expectTypeOf = new Proxy(() => undefined, { get: () => expectTypeOf, apply: () => expectTypeOf })

const WAIT = { ms: 1_000, every: 5 }

export const vi = {
  /**
   * Calls `holds` until it succeeds. After the time limit, throws the last error that `holds` threw.
   * @template T
   * @param {() => T} holds
   * @returns {Promise<T>}
   */
  async waitFor(holds) {
    for (const until = Date.now() + WAIT.ms; ;) {
      try {
        return holds()
      } catch (error) {
        if (Date.now() >= until) throw error
        await new Promise((done) => {
          setTimeout(done, WAIT.every)
        })
      }
    }
  },
}
