import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
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
 * Bundles the client, the simulator and the chaos tests into one module, so that a run loads no module later. A patch
 * changes the text of one source file in the bundle; the file on disk stays unchanged.
 * @param {string} name
 * @param {{ file: string, change: (text: string) => string } | null} patch
 */
export async function bundle(name, patch = null) {
  const outDir = path.join(root, 'node_modules', '.chaos', name)
  mkdirSync(outDir, { recursive: true })
  await build({
    configFile: false,
    root,
    logLevel: 'error',
    mode: 'production',
    plugins:
      patch === null
        ? []
        : [
            {
              name: 'planted',
              enforce: 'pre',
              transform: (code, id) =>
                id === path.join(root, patch.file) ? { code: patch.change(code), map: null } : undefined,
            },
          ],
    build: {
      ssr: path.join(root, 'test', 'chaos', 'main.ts'),
      outDir,
      emptyOutDir: true,
      minify: false,
      target: 'node20',
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: 'chaos.mjs' } },
    },
    ssr: { noExternal: true },
  })
  return path.join(outDir, 'chaos.mjs')
}

/** @param {string} file @returns {Promise<Chaos>} */
export const load = async (file) => {
  const chaos = await import(pathToFileURL(file).href)
  const missing = EXPORTS.filter((name) => !(name in chaos))
  if (missing.length > 0) throw new Error(`test/chaos/main.ts does not export ${missing.join(', ')}`)
  return chaos
}
