import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { ensure } from './ensure.mjs'
import { isMain, root } from './lib/root.mjs'
import { sourceHash } from './lib/source-hash.mjs'
import { timed } from './lib/timed.mjs'

const mark = path.join(root, 'dist', '.source-hash')

/** Builds dist/client and dist/server, unless they are already made from these very sources. */
export async function build() {
  const hash = sourceHash()
  if (existsSync(mark) && readFileSync(mark, 'utf8') === hash) {
    console.log('> Build is up to date')
    return
  }
  // A build that breaks off half-way must not be taken for a finished one.
  rmSync(mark, { force: true })
  const { build: viteBuild } = await import('vite')
  const { writeNotices } = await import('./notices.mjs')
  await timed('Building the client (dist/client)', () => viteBuild({ root, mode: 'testing', logLevel: 'warn' }))
  await timed('Building the server (dist/server)', () =>
    viteBuild({ root, mode: 'testing', logLevel: 'warn', build: { ssr: true } }))
  await timed('Building the reader of exported logs (dist/client/assets/replay.js)', () =>
    viteBuild({ root, mode: 'replay', logLevel: 'warn' }))
  await timed('Collecting licence texts (THIRD-PARTY-NOTICES.txt)', () => { writeNotices() })
  writeFileSync(mark, hash)
}

if (isMain(import.meta.url)) {
  await ensure()
  await build()
}
