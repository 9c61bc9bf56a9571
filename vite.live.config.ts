import react from '@vitejs/plugin-react'
import * as E from 'fp-ts/Either'
import { readFileSync } from 'node:fs'
import { defineConfig, runnerImport, type Plugin } from 'vite'
import { client, common, define } from './vite.config.ts'
import { entryHtml } from './vite.entry.ts'

// Imported through Vite, because these modules use its import style.
const {
  module: { readLiveConfig },
} = await runnerImport<typeof import('./src/adapters/live/live-config.ts')>('./src/adapters/live/live-config.ts')
const {
  module: { liveCspDirectives, liveHeaders, liveHeadersByPath },
} = await runnerImport<typeof import('./src/adapters/live/live-policy.ts')>('./src/adapters/live/live-policy.ts')

const file = process.env['LIVE_CONFIG'] ?? 'config/live.json'
const raw: unknown = JSON.parse(readFileSync(file, 'utf8'))
const read = readLiveConfig(raw)
if (E.isLeft(read)) throw new Error(`${file} is refused.\n${read.left.join('\n')}`)
const config = read.right

/** Headers for the edge that serves the page: a `<meta>` tag cannot set all of them. */
const headers: Plugin = {
  name: 'live-headers',
  generateBundle() {
    this.emitFile({
      type: 'asset',
      fileName: 'headers-by-path.json',
      source: `${JSON.stringify(liveHeadersByPath(config), null, 2)}\n`,
    })
    this.emitFile({
      type: 'asset',
      fileName: 'headers.json',
      source: `${JSON.stringify(liveHeaders(config), null, 2)}\n`,
    })
  },
}

/** The vendor's chat client. It loads only when a member connects. */
const LARGEST_KB = 800

/** The client for real providers, at the addresses in the configuration. */
export default defineConfig({
  ...client,
  plugins: [react(), entryHtml('/src/main.live.tsx', liveCspDirectives(config)), headers],
  define: { ...define, 'import.meta.env.VITE_LIVE_CONFIG': JSON.stringify(config) },
  build: { ...common, ...client.build, outDir: 'dist/live', chunkSizeWarningLimit: LARGEST_KB },
})
