import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { bundleTestModule } from '../lib/bundle-test-module.mjs'
import { root } from '../lib/root.mjs'

/**
 * The exports of test/chaos/main.ts. Untyped, because the type check of scripts does not include the tests.
 * @typedef {any} Chaos
 */

/** The exports of test/chaos/main.ts that the scripts use. */
const EXPORTS = [
  'actionsIn',
  'counts',
  'drawDenseSchedule',
  'drawSchedule',
  'kindsOfFault',
  'referenceCalls',
  'runAndJudge',
  'shrink',
]

/**
 * Bundles the client, the simulator and the chaos tests into one module, so that a run loads no module later.
 * @param {string} name
 * @param {{ file: string, change: (text: string) => string } | null} patch
 */
export const bundle = (name, patch = null) =>
  bundleTestModule({
    entry: 'test/chaos/main.ts',
    outDir: path.join(root, 'node_modules', '.chaos', name),
    fileName: 'chaos.mjs',
    patch,
  })

/** @param {string} file @returns {Promise<Chaos>} */
export const load = async (file) => {
  const chaos = await import(pathToFileURL(file).href)
  const missing = EXPORTS.filter((name) => !(name in chaos))
  if (missing.length > 0) throw new Error(`test/chaos/main.ts does not export ${missing.join(', ')}`)
  return chaos
}
