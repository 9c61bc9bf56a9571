import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { root } from '../lib/root.mjs'
import { timed } from '../lib/log-duration.mjs'

/** Clients of vendors, and the worker that uploads: without a network nobody can use them. In bytes. */
const LARGEST = 250_000
/** The build puts a hash into the names of these. */
const KEPT = /-[\w-]{7}\.(?:js|css|woff2)$/

/**
 * Writes the service worker that keeps a built client for offline.
 * @param {string} dir where the client is, from the root
 */
export async function writeOffline(dir) {
  const home = path.join(root, dir)
  const page = readFileSync(path.join(home, 'index.html'), 'utf8')
  const files = readdirSync(path.join(home, 'assets'))
    .sort()
    .filter(
      (name) => KEPT.test(name) && (page.includes(name) || statSync(path.join(home, 'assets', name)).size <= LARGEST),
    )
    .map((name) => `/assets/${name}`)
  const define = {
    'import.meta.env.VITE_OFFLINE_FILES': JSON.stringify(files),
    'import.meta.env.VITE_OFFLINE_NAME': JSON.stringify(
      createHash('sha256').update(page).update(files.join()).digest('hex').slice(0, 16),
    ),
  }
  await timed(`Building what keeps the page for offline (${dir}/offline.js)`, () =>
    build({ root, mode: 'offline', logLevel: 'warn', define, build: { outDir: dir } }),
  )
}
