import react from '@vitejs/plugin-react'
import { defineConfig, type Plugin } from 'vite'
import { directives } from './src/adapters/simulator/content-policy.ts'
import { client, common, define } from './vite.config.ts'

/** The page talks to nobody. Who may frame it and where breaches are reported only a header can say. */
const policy = directives({ images: [], connections: ["'none'"] }).join('; ')

const CHARSET = '<meta charset="utf-8" />'
const ENTRY = '/src/main.tsx'

const put = (html: string, old: string, by: string): string => {
  if (!html.includes(old)) throw new Error(`index.html has no ${old}`)
  return html.replace(old, () => by)
}

/** The one index.html with the page's own entry, and with what elsewhere is said by headers. */
const pageHtml: Plugin = {
  name: 'page-html',
  transformIndexHtml: {
    order: 'pre',
    handler: (html) => put(put(html, ENTRY, '/src/main.page.tsx'), CHARSET, `${CHARSET}
    <meta http-equiv="Content-Security-Policy" content="${policy}" />
    <meta name="referrer" content="strict-origin" />`),
  },
}

/** The client with the simulator in it, for any folder of any static host. */
export default defineConfig({
  ...client,
  base: './',
  plugins: [react(), pageHtml],
  define,
  build: { ...common, ...client.build, outDir: 'dist/page' },
})
