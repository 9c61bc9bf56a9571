import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from 'vite'
import { root } from '../lib/root.mjs'

/** What test/chaos/main.ts gives: this script is checked apart from it. @typedef {any} Chaos */

/**
 * The whole client, the simulator and the weather as one module, so that a run loads nothing while it goes on. A patch
 * changes the text of one source on its way into the bundle; the sources themselves stay as they are.
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
export const load = (file) => import(pathToFileURL(file).href)
