import { fork } from 'node:child_process'
import { readdirSync, statSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensure } from './lib/ensure-installed.mjs'
import { root } from './lib/root.mjs'
import { secondsSince } from './lib/log-duration.mjs'

/** @typedef {import('./mutation/mutants.mjs').Mutant} Mutant */
/** @typedef {{ ready: true } | { failure: string | null }} Answer */

const GOAL = 85
const ENDLESS = 'does not terminate'
/**
 * A mutant with an endless loop is detected by timeout. The limit grows with the time of a full test run on this
 * machine.
 */
const LIMIT = { ms: 240_000 }
const LEAST_LIMIT_MS = 20_000

const { values } = parseArgs({
  options: {
    file: { type: 'string', default: '' },
    every: { type: 'string', default: '1' },
    jobs: { type: 'string', default: '2' },
    killed: { type: 'boolean', default: false },
  },
})

/** @param {string} folder @param {RegExp} name @returns {string[]} */
function filesUnder(folder, name) {
  return readdirSync(path.join(root, folder))
    .sort()
    .flatMap((entry) => {
      const at = `${folder}/${entry}`
      if (statSync(path.join(root, at)).isDirectory()) return filesUnder(at, name)
      return name.test(entry) ? [at] : []
    })
}

// Excluded: chaos runs of client and server, and measurements of a long log. These tests take longer than all other
// tests together.
const testFiles = ['test/domain', 'test/application', 'test/properties', 'test/replays']
  .flatMap((folder) => filesUnder(folder, /^(?!same-seed|log-size).*\.test\.ts$/))
  // Excluded: this test asserts a minimum of random cases, and the few runs here do not reach that minimum.
  .filter((file) => file !== 'test/properties/wallet-sign-in.test.ts')
const OWN_TESTS_OF = { 'src/domain/log-export/': 'test/properties/log-export.test.ts' }

/**
 * Tests of the mutated feature run first, because these tests fail most often.
 * @param {string} file
 */
function testsFor(file) {
  const own = `test/domain/${file.split('/')[2] ?? ''}/`
  const others = Object.entries(OWN_TESTS_OF).flatMap(([folder, test]) => (file.startsWith(folder) ? [] : [test]))
  return [
    ...testFiles.filter((one) => one.startsWith(own)),
    ...testFiles.filter((one) => !one.startsWith(own) && !others.includes(one)),
  ]
}

function startWorker() {
  // Limit the memory, so that a mutant that allocates without end only ends its own process.
  const execArgv = ['--max-old-space-size=1024']
  // Ignore the output of the process: a crash shows as a missing answer.
  const child = fork(new URL('./mutation/worker.mjs', import.meta.url), {
    cwd: root,
    execArgv,
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
    env: { ...process.env, NODE_ENV: 'test' },
  })
  const endWithUs = () => {
    child.kill('SIGKILL')
  }
  process.once('exit', endWithUs)
  child.once('exit', () => {
    process.off('exit', endWithUs)
  })
  return child
}

/**
 * @param {import('node:child_process').ChildProcess} child
 * @param {number} limit
 * @returns {Promise<Answer | 'late'>}
 */
function answerOf(child, limit) {
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      end('late')
    }, limit)
    const heard = (/** @type {any} */ answer) => {
      end(answer)
    }
    const died = () => {
      end('late')
    }
    /** @param {Answer | 'late'} answer */
    function end(answer) {
      clearTimeout(timer)
      child.off('message', heard)
      child.off('exit', died)
      resolve(answer)
    }
    child.once('message', heard)
    child.once('exit', died)
  })
}

/** A process that runs mutants. After a timeout, a new process replaces it. */
class Worker {
  #child = startWorker()
  #ready = answerOf(this.#child, LIMIT.ms)

  /** @param {Mutant | undefined} mutant @param {readonly string[]} tests @returns {Promise<string | null>} */
  async firstFailure(mutant, tests) {
    await this.#ready
    const pending = answerOf(this.#child, LIMIT.ms)
    this.#child.send({ mutant, testFiles: tests })
    const answer = await pending
    if (answer !== 'late') return 'failure' in answer ? answer.failure : null
    this.stop()
    this.#child = startWorker()
    this.#ready = answerOf(this.#child, LIMIT.ms)
    return ENDLESS
  }

  stop() {
    this.#child.kill('SIGKILL')
  }
}

/** @type {Mutant[]} */
const queue = []
// Prints the result so far and stops.
for (const signal of ['SIGINT', 'SIGTERM'])
  process.once(signal, () => {
    console.log(`${signal}: stopping after the running mutants`)
    queue.length = 0
  })

const begun = performance.now()
await ensure()
const { mutantsOf } = await import('./mutation/mutants.mjs')
const files = filesUnder('src/domain', /\.ts$/).filter((file) => file.includes(values.file))
const mutants = files.flatMap(mutantsOf).filter((_mutant, i) => i % Number(values.every) === 0)
console.log(`${mutants.length} mutants in ${files.length} files, ${testFiles.length} test files`)

const started = performance.now()
const workers = Array.from({ length: Number(values.jobs) }, () => new Worker())
const [first] = workers
const broken = await first?.firstFailure(undefined, testFiles)
if (typeof broken === 'string') {
  console.error(`The tests fail without a mutant: ${broken}`)
  workers.forEach((worker) => {
    worker.stop()
  })
  process.exit(1)
}
LIMIT.ms = Math.max(LEAST_LIMIT_MS, 3 * (performance.now() - started))
console.log(`Tests pass without a mutant (${secondsSince(begun)})`)

/** @type {Map<Mutant, string | null>} */
const fates = new Map()
queue.push(...mutants)
await Promise.all(
  workers.map(async (worker) => {
    for (let mutant = queue.shift(); mutant !== undefined; mutant = queue.shift()) {
      fates.set(mutant, await worker.firstFailure(mutant, testsFor(mutant.file)))
      if (fates.size % 100 === 0) console.log(`  ${fates.size} of ${mutants.length} (${secondsSince(begun)})`)
    }
  }),
)
workers.forEach((worker) => {
  worker.stop()
})

const short = (/** @type {string} */ text) => text.replaceAll(/\s+/g, ' ').slice(0, 70)
const tried = mutants.filter((mutant) => fates.has(mutant))
const percent = (/** @type {readonly Mutant[]} */ some) =>
  some.length === 0 ? 100 : (100 * some.filter((mutant) => fates.get(mutant) !== null).length) / some.length

for (const file of files) {
  const all = tried.filter((mutant) => mutant.file === file)
  if (all.length === 0) continue
  console.log(`\n${file}: ${percent(all).toFixed(0)} % of ${all.length}`)
  for (const mutant of all) {
    const fate = fates.get(mutant)
    const to = mutant.to === '' ? '(nothing)' : mutant.to
    const change = `${mutant.file}:${mutant.line}  ${short(mutant.from)}  =>  ${to}`
    if (fate === null) console.log(`  survived ${change}`)
    else if (fate === ENDLESS) console.log(`  endless  ${change}`)
    else if (values.killed) console.log(`  killed   ${change}  by ${fate}`)
  }
}
const score = percent(tried)
console.log(
  `\nMutation score ${score.toFixed(1)} % of ${tried.length} mutants, goal ${GOAL} % (${secondsSince(begun)})`,
)
process.exitCode = score >= GOAL ? 0 : 1
