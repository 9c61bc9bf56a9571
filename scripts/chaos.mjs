import { execFileSync } from 'node:child_process'
import { randomInt } from 'node:crypto'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { bundle, load } from './chaos/bundle.mjs'
import { median, run } from './chaos/workers.mjs'
import { selfTest } from './chaos/self-test.mjs'
import { ensure } from './lib/ensure-installed.mjs'
import { root } from './lib/root.mjs'

const { values } = parseArgs({
  options: {
    seeds: { type: 'string', default: '100' },
    from: { type: 'string' },
    only: { type: 'string' },
    jobs: { type: 'string', default: String(os.availableParallelism()) },
    /**
     * Short schedules with overlapping tab and disk faults: quick at finding faults of the logs, exempt from the
     * minimum size.
     */
    dense: { type: 'boolean', default: false },
    /** Stops after this many seconds, even with seeds left. */
    seconds: { type: 'string' },
    /** Prints every event. */
    trace: { type: 'boolean', default: false },
    /** Runs a fixture instead of seeds. */
    file: { type: 'string' },
    'self-test': { type: 'boolean', default: false },
    /** Plants only bugs whose name contains this text. */
    planted: { type: 'string', default: '' },
    reference: { type: 'boolean', default: false },
  },
})

const CORPUS = path.join(root, 'test', 'chaos', 'corpus')
const CALM_SEEDS = 24
/** Prints progress after this many schedules. */
const PROGRESS = 500

const commit = () => {
  try {
    return execFileSync('git', ['rev-parse', '--short', 'HEAD'], { cwd: root, encoding: 'utf8' }).trim()
  } catch {
    return 'unknown'
  }
}

/** @param {string} file @param {string} only */
async function seeds(file, only) {
  const from = values.from === undefined ? randomInt(1_000_000, 1_000_000_000) : Number(values.from)
  const count = Number(values.seeds)
  const how = values.dense ? ' --dense' : only === '' ? '' : ` --only ${only}`
  const begun = performance.now()
  const until = values.seconds === undefined ? Infinity : begun + Number(values.seconds) * 1_000
  /** @type {import('./chaos/workers.mjs').Result[]} */
  const results = []
  let given = 0
  const next = () => (given < count && performance.now() < until ? from + given++ : null)
  await run(
    file,
    Number(values.jobs),
    { only: only === '' ? null : only, isDense: values.dense, shrinks: true },
    next,
    (result) => {
      results.push(result)
      if (results.length % PROGRESS === 0)
        console.log(`${results.length} schedules after ${Math.round((performance.now() - begun) / 1000)} s`)
      if (result.broken === null) return
      console.log(`\nSeed ${result.seed} at commit ${commit()}: ${result.broken}`)
      console.log(`  npm run chaos -- --seeds 1 --from ${result.seed}${how} --trace`)
      if (result.fixture === null) return
      mkdirSync(CORPUS, { recursive: true })
      const name = `seed-${result.seed}.json`
      writeFileSync(path.join(CORPUS, name), `${JSON.stringify(result.fixture, null, 1)}\n`)
      console.log(
        `  shrunk to ${result.fixture.schedule.steps.length} steps, saved as test/chaos/corpus/${name}: ` +
          result.fixture.broken,
      )
    },
  )
  const seconds = (performance.now() - begun) / 1000
  const failed = results.filter(({ broken }) => broken !== null).length
  const thin = values.dense ? 0 : results.filter((one) => !one.counts).length
  console.log(
    `${results.length} schedules (${from}…${from + given - 1}${how}): ` +
      `${results.length - failed} passed, ${failed} failed; ` +
      `medians: ${median(results.map(({ deeds }) => deeds))} user operations, ` +
      `${median(results.map(({ faults }) => faults))} kinds of fault, ${median(results.map(({ people }) => people))} users`,
  )
  console.log(
    `${(results.length / seconds).toFixed(2)} schedules/s with ${values.jobs} processes, ` +
      `${Math.round(median(results.map(({ cpuMs }) => cpuMs)))} ms CPU per schedule`,
  )
  if (thin > 0) console.log(`${thin} schedules had too few operations, faults or users to count`)
  return failed === 0 && thin === 0 && results.length > 0 ? 0 : 1
}

/** @param {string} file @param {any} schedule */
async function one(file, schedule) {
  const { runAndJudge } = await load(file)
  const { broken } = await runAndJudge(
    schedule,
    values.trace
      ? (/** @type {string} */ line) => {
          console.log(line.slice(0, 400))
        }
      : null,
  )
  console.log(broken === null ? 'No invariant is broken' : `${broken.message} (at ${broken.atMs} ms)`)
  return broken === null ? 0 : 1
}

async function main() {
  await ensure()
  if (values['self-test'])
    return selfTest({
      jobs: Number(values.jobs),
      seeds: values.seeds === '100' ? 1_000 : Number(values.seeds),
      named: values.planted,
      only: values.only ?? null,
    })
  const file = await bundle('own')
  if (values.reference) {
    const calls = await (await load(file)).referenceCalls(CALM_SEEDS)
    const text = JSON.stringify(calls, null, 2).replaceAll('"', "'")
    writeFileSync(
      path.join(root, 'test', 'chaos', 'call-budget-reference.ts'),
      '/** Generated by `npm run chaos -- --reference`: most calls of a schedule without faults, by number of people. */\n' +
        `export const referenceCallCounts = ${text}\n`,
    )
    return 0
  }
  if (values.file !== undefined) return one(file, JSON.parse(readFileSync(values.file, 'utf8')).schedule)
  if (values.trace) {
    const { drawDenseSchedule, drawSchedule } = await load(file)
    return one(
      file,
      values.dense ? drawDenseSchedule(Number(values.from)) : drawSchedule(Number(values.from), values.only ?? null),
    )
  }
  return seeds(file, values.only ?? '')
}

process.exitCode = await main()
