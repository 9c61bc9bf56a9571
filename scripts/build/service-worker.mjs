import { createHash } from 'node:crypto'
import { readdirSync, readFileSync, statSync } from 'node:fs'
import path from 'node:path'
import { build } from 'vite'
import { root } from '../lib/root.mjs'
import { timed } from '../lib/log-duration.mjs'

/**
 * Files of more bytes than this are not cached. The limit excludes vendors' clients and the upload worker, which are
 * useless offline.
 */
const LARGEST = 250_000
/** Files with a content hash in their name. */
const KEPT = /-[\w-]{7}\.(?:js|css|woff2)$/

/**
 * Builds the service worker that caches a built client for offline use.
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
  await timed(`Building the service worker (${dir}/offline.js)`, () =>
    build({ root, mode: 'offline', logLevel: 'warn', define, build: { outDir: dir } }),
  )
}
