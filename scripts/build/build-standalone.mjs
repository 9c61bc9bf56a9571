import { ensure } from '../lib/ensure-installed.mjs'
import { isMain, root } from '../lib/root.mjs'
import { unlessBuilt } from '../lib/build-cache.mjs'
import { timed } from '../lib/log-duration.mjs'

/** Builds dist/page, which works from any folder of a static host, unless dist/page is up to date. */
const buildPage = () =>
  unlessBuilt('page', async () => {
    const { build: viteBuild } = await import('vite')
    const { writeNotices } = await import('./third-party-notices.mjs')
    await timed('Building the standalone page (dist/page)', () =>
      viteBuild({ root, configFile: 'vite.page.config.ts', mode: 'production', logLevel: 'warn' }),
    )
    await timed('Collecting licence texts (THIRD-PARTY-NOTICES.txt)', () => {
      writeNotices('dist/page')
    })
  })

if (isMain(import.meta.url)) {
  await ensure()
  await buildPage()
}
