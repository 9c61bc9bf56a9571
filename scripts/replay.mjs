import { readFileSync } from 'node:fs'
import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { ensure } from './lib/ensure-installed.mjs'
import { isMain, root } from './lib/root.mjs'
import { build } from './build/build.mjs'

/**
 * Folds an exported log and prints a summary.
 * @param {string | undefined} file
 */
async function replay(file) {
  if (file === undefined) {
    console.error('Usage: npm run replay -- loop-log.jsonl')
    return 2
  }
  await ensure()
  await build()
  const { summaryOfFile } = await import(pathToFileURL(path.join(root, 'dist', 'client', 'assets', 'replay.js')).href)
  const { ok, text } = summaryOfFile(readFileSync(file, 'utf8'))
  if (ok) console.log(text)
  else console.error(text)
  return ok ? 0 : 1
}

if (isMain(import.meta.url)) process.exitCode = await replay(process.argv[2])
