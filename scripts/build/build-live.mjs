import { parseArgs } from 'node:util'
import { ensure } from '../lib/ensure-installed.mjs'
import { root } from '../lib/root.mjs'
import { timed } from '../lib/log-duration.mjs'

// Builds the client for real providers, from a configuration file: docs/live.md.
const { values } = parseArgs({ options: { config: { type: 'string', default: 'config/live.json' } } })
await ensure()
process.env['LIVE_CONFIG'] = values.config
const { build } = await import('vite')
const { writeNotices } = await import('./third-party-notices.mjs')
const { writeOffline } = await import('./service-worker.mjs')
try {
  await timed('Building the client for real providers (dist/live)', () =>
    build({ root, configFile: 'vite.live.config.ts', mode: 'production', logLevel: 'warn' }),
  )
  await timed('Building the embed script (dist/live/embed/loop.js)', () =>
    build({ root, mode: 'embed', logLevel: 'warn', build: { outDir: 'dist/live/embed' } }),
  )
  await writeOffline('dist/live')
  await timed('Collecting licence texts (THIRD-PARTY-NOTICES.txt)', () => {
    writeNotices('dist/live')
  })
} catch (error) {
  // Print only the message: configuration errors are complete sentences.
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}
