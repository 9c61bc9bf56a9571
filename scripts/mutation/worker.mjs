// Runs mutants one after the other. For each mutant, runs the tests until a test fails; tests that are likely to fail
// run first.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { fileURLToPath } from 'node:url'
import { createServer, createServerModuleRunner } from 'vite'
import { root } from '../lib/root.mjs'

const TEST_LIMIT_MS = 20_000
const shimOf = (/** @type {string} */ name) => fileURLToPath(new URL(`./${name}-shim.mjs`, import.meta.url))
const SHIMS = { vitest: shimOf('vitest'), 'fast-check': shimOf('fast-check') }
const IMPORT = /(?<=\bfrom )'(vitest|fast-check)'/g

/** @type {import('./mutants.mjs').Mutant | undefined} */
let mutant
let stray = ''

/** @type {import('vite').Plugin} */
const plugin = {
  name: 'mutation',
  enforce: 'pre',
  // Replaces the imports in the source text: Vite treats the package names as external before plugins can resolve them.
  transform(code, id) {
    if (!id.startsWith(path.join(root, 'test'))) return undefined
    return code.replaceAll(IMPORT, (_all, name) =>
      JSON.stringify(name === 'vitest' ? SHIMS.vitest : SHIMS['fast-check']),
    )
  },
  load(id) {
    if (mutant === undefined || id !== path.join(root, mutant.file)) return undefined
    const text = readFileSync(id, 'utf8')
    return text.slice(0, mutant.start) + mutant.to + text.slice(mutant.end)
  },
}

const server = await createServer({
  configFile: false,
  root,
  logLevel: 'silent',
  appType: 'custom',
  plugins: [plugin],
  server: { middlewareMode: true, hmr: false, watch: null, ws: false },
  optimizeDeps: { noDiscovery: true },
})
const environment = server.environments.ssr
const runner = createServerModuleRunner(environment, { hmr: false })

/** @param {string} file */
function forget(file) {
  for (const module of environment.moduleGraph.getModulesByFile(path.join(root, file)) ?? [])
    environment.moduleGraph.invalidateModule(module)
}

/** @param {() => unknown} run @returns {Promise<void>} */
function withinLimit(run) {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      reject(new Error('too slow'))
    }, TEST_LIMIT_MS)
    const settle = async () => {
      await run()
    }
    settle()
      .then(resolve, reject)
      .finally(() => {
        clearTimeout(timer)
      })
  })
}

/** @param {readonly string[]} testFiles @returns {Promise<string | null>} the first test that fails */
async function firstFailure(testFiles) {
  stray = ''
  runner.clearCache()
  for (const file of testFiles) {
    const where = { name: file }
    try {
      const { takeTests } = await runner.import(SHIMS.vitest)
      takeTests()
      await runner.import(path.join(root, file))
      for (const { name, run, after } of takeTests()) {
        where.name = `${file}: ${name}`
        await withinLimit(run)
        for (const clean of after) await clean()
        if (stray !== '') throw new Error(stray)
      }
    } catch (error) {
      return `${where.name}: ${error instanceof Error ? error.message.split('\n')[0] : String(error)}`
    }
  }
  return null
}

// Vitest also reports unhandled rejections as failures.
process.on('unhandledRejection', (error) => {
  stray = String(error)
})
process.on('uncaughtException', (error) => {
  stray = String(error)
})
console.warn = () => undefined
console.error = () => undefined

process.on('message', (/** @type {{ mutant: typeof mutant, testFiles: readonly string[] }} */ job) => {
  const before = mutant
  mutant = job.mutant
  for (const change of [before, mutant]) if (change !== undefined) forget(change.file)
  void firstFailure(job.testFiles).then((failure) => process.send?.({ failure }))
})
process.once('disconnect', () => process.exit(0))
process.send?.({ ready: true })
