import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { cspDirectives } from './src/adapters/page-policy/content-policy.ts'
import { client, common, define } from './vite.config.ts'
import { entryHtml } from './vite.entry.ts'

/** The page talks to nobody. Who may frame it and where breaches are reported only a header can say. */
const policy = cspDirectives({ images: [], connections: ["'none'"] })

/** The client with the simulator in it, for any folder of any static host. */
export default defineConfig({
  ...client,
  base: './',
  plugins: [react(), entryHtml('/src/main.standalone.tsx', policy)],
  define,
  build: { ...common, ...client.build, outDir: 'dist/page' },
})
