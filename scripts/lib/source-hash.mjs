import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { root } from './root.mjs'

const INPUTS = ['src', 'public', 'index.html', 'vite.config.ts', 'package-lock.json', 'scripts/build.mjs', 'scripts/notices.mjs']

/** @param {string} at @returns {string[]} */
function filesUnder(at) {
  const full = path.join(root, at)
  if (!existsSync(full)) return []
  if (!statSync(full).isDirectory()) return [at]
  return readdirSync(full).sort().flatMap((name) => filesUnder(`${at}/${name}`))
}

/** One digest of everything a build is made from. */
export function sourceHash() {
  const hash = createHash('sha256')
  for (const file of INPUTS.flatMap(filesUnder)) hash.update(`${file}\0`).update(readFileSync(path.join(root, file)))
  return hash.digest('hex')
}
