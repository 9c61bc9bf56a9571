import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { root } from './root.mjs'

const INPUTS = [
  'src',
  'public',
  'index.html',
  'package.json',
  'package-lock.json',
  'vite.config.ts',
  'vite.page.config.ts',
  'vite.entry.ts',
  'scripts/build/build.mjs',
  'scripts/build/build-standalone.mjs',
  'scripts/build/third-party-notices.mjs',
  'scripts/build/service-worker.mjs',
  'scripts/build/precompress.mjs',
  'scripts/build/route-pages.mjs',
  'scripts/build/first-views.mjs',
  'scripts/lib/opening-routes.mjs',
]

/** @param {string} at @returns {string[]} */
function filesUnder(at) {
  const full = path.join(root, at)
  if (!existsSync(full)) return []
  if (!statSync(full).isDirectory()) return [at]
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesUnder(`${at}/${name}`))
}

/** Hash of all inputs of a build. */
function sourceHash() {
  const hash = createHash('sha256')
  for (const file of INPUTS.flatMap(filesUnder)) hash.update(`${file}\0`).update(readFileSync(path.join(root, file)))
  return hash.digest('hex')
}

/**
 * Runs `build` unless its output matches the current sources.
 * @param {string} name
 * @param {() => Promise<void>} build
 */
export async function unlessBuilt(name, build) {
  const mark = path.join(root, 'dist', `.source-hash-${name}`)
  const hash = sourceHash()
  if (existsSync(mark) && readFileSync(mark, 'utf8') === hash) {
    console.log(`> Build is up to date (${name})`)
    return
  }
  // Delete the mark first, because an interrupted build must not count as finished.
  rmSync(mark, { force: true })
  await build()
  writeFileSync(mark, hash)
}
