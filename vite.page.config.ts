import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { cspDirectives } from './src/adapters/page-policy/content-policy.ts'
import { client, common, define } from './vite.config.ts'
import { entryHtml } from './vite.entry.ts'

/** The page connects to no server. `frame-ancestors` and reporting need headers, so they are missing here. */
const policy = cspDirectives({ images: [], connections: ["'none'"] })

/** The client with the simulator included, for any folder of a static host. */
export default defineConfig({
  ...client,
  base: './',
  plugins: [react(), entryHtml('/src/main.standalone.tsx', policy)],
  define,
  build: { ...common, ...client.build, outDir: 'dist/page' },
})
