import { mkdirSync, rmSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { ensure } from './lib/ensure-installed.mjs'
import { installEngines } from './lib/install-engines.mjs'
import { countPlaywright, countVitest } from './lib/test-counts.mjs'
import { root } from './lib/root.mjs'
import { binOf, runNode } from './lib/run-node.mjs'
import { reportFile } from './lib/test-results.mjs'
import { secondsSince, timed } from './lib/log-duration.mjs'

const { values } = parseArgs({ options: { only: { type: 'string' } } })
const total = { passed: 0, failed: 0 }

/** @param {{ passed: number, failed: number }} counts */
function add({ passed, failed }) {
  total.passed += passed
  total.failed += failed
}

/** @param {string} what @param {string} script @param {...string} args */
async function gate(what, script, ...args) {
  const ok = (await timed(what, () => runNode(script, args))) === 0
  add(ok ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 })
}

/**
 * Deletes this runner's old report only, because `npm run trace` reads the reports of both runners.
 * @param {'vitest' | 'playwright'} runner
 */
function freshReport(runner) {
  const file = reportFile(runner)
  rmSync(file, { force: true })
  mkdirSync(path.dirname(file), { recursive: true })
  return file
}

const LINTED = [
  'src',
  'test',
  'scripts',
  'vite.config.ts',
  'vite.page.config.ts',
  'vite.live.config.ts',
  'vite.entry.ts',
  'vitest.config.ts',
]

/** @type {Record<string, () => Promise<void>>} */
const groups = {
  async static() {
    await gate('Format: oxfmt --check', binOf('oxfmt'), '--check', '.')
    await gate('Types: tsc -b', binOf('@typescript/native', 'tsc'), '-b')
    // Run both checks at once, because neither check alone keeps two cores busy.
    await Promise.all([
      gate('Lint: oxlint', binOf('oxlint'), ...LINTED),
      (async () => {
        await gate('Unused product code: knip --production', binOf('knip'), '--production', '--strict', '--no-progress')
        await gate('Unused files and packages: knip', binOf('knip'), '--no-progress')
      })(),
    ])
  },
  async unit() {
    installEngines()
    const report = freshReport('vitest')
    const code = await timed('Unit, property, contract, component and gate tests: vitest', () =>
      runNode(binOf('vitest'), ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`]),
    )
    add(countVitest(report, code))
  },
  async browser() {
    await gate('Build', path.join(root, 'scripts', 'build', 'build.mjs'))
    await gate('Standalone build', path.join(root, 'scripts', 'build', 'build-standalone.mjs'))
    await gate(
      'Build for real providers',
      path.join(root, 'scripts', 'build', 'build-live.mjs'),
      '--config',
      'config/live.example.json',
    )
    if (total.failed > 0) return
    const report = freshReport('playwright')
    const code = await timed('Browser tests: Playwright', () =>
      runNode(binOf('playwright'), ['test', '--config', 'test/browser/playwright.config.ts'], {
        PLAYWRIGHT_JSON_OUTPUT_FILE: report,
      }),
    )
    add(countPlaywright(report, code))
  },
}

const begun = performance.now()
await ensure()
for (const [name, run] of Object.entries(groups)) {
  if (values.only !== undefined && values.only !== name) continue
  await run()
  if (total.failed > 0) break
}
console.log(`Total time: ${secondsSince(begun)}.`)
console.log(`${total.passed} passed, ${total.failed} failed`)
process.exitCode = total.failed === 0 && total.passed > 0 ? 0 : 1
