import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { cspDirectives } from './src/adapters/page-policy/content-policy.ts'
import { client, common, define } from './vite.config.ts'
import { entryHtml, put } from './vite.entry.ts'

/** The page connects to no server. `frame-ancestors` and reporting need headers, so they are missing here. */
const policy = cspDirectives({ images: [], connections: ["'none'"] })

/** Nobody knows the folder of the page, so all links of index.html are relative. */
const relativeLinks: Plugin = {
  name: 'relative-links',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => put(put(html, '<a href="">', '<a href="./">'), '<a href="/group">', '<a href="./">'),
  },
}

/** The client with the simulator included, for any folder of a static host. */
export default defineConfig({
  ...client,
  base: './',
  plugins: [react(), entryHtml('/src/main.standalone.tsx', policy), relativeLinks],
  define,
  build: { ...common, ...client.build, outDir: 'dist/page' },
})
