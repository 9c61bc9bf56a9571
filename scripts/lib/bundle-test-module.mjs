import { mkdirSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { root } from './root.mjs'

/**
 * Bundles a module of the tests with all product code that it imports. A patch changes the text of one source file in
 * the bundle; the file on disk stays unchanged. Returns the file of the bundle.
 * @param {{
 *   entry: string,
 *   outDir: string,
 *   fileName: string,
 *   external?: string[],
 *   patch?: { file: string, change: (text: string) => string } | null,
 * }} options `entry` is relative to the repository; packages in `external` are imported as they are
 */
export async function bundleTestModule({ entry, outDir, fileName, external = [], patch = null }) {
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
      ssr: path.join(root, entry),
      outDir,
      emptyOutDir: true,
      minify: false,
      target: 'node20',
      rolldownOptions: { output: { codeSplitting: false, entryFileNames: fileName } },
    },
    ssr: { noExternal: true, external },
  })
  return path.join(outDir, fileName)
}
