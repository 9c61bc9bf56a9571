import path from 'node:path'
import { ensure } from '../lib/ensure-installed.mjs'
import { isMain, root } from '../lib/root.mjs'
import { unlessBuilt } from '../lib/build-cache.mjs'
import { timed } from '../lib/log-duration.mjs'

/** Builds dist/client and dist/server, unless they are up to date. */
export const build = () =>
  unlessBuilt('client-and-server', async () => {
    const { build: viteBuild } = await import('vite')
    const { writeNotices } = await import('./third-party-notices.mjs')
    const { writeOffline } = await import('./service-worker.mjs')
    const { precompress } = await import('./precompress.mjs')
    const { earlyScript, firstViews } = await import('./first-views.mjs')
    const { routePages } = await import('./route-pages.mjs')
    const made = await timed('Rendering the first views', firstViews)
    const early = await earlyScript()
    await timed('Building the client (dist/client)', () =>
      viteBuild({ root, mode: 'testing', logLevel: 'warn', plugins: [routePages({ ...made, early })] }),
    )
    await timed('Building the server (dist/server)', () =>
      viteBuild({ root, mode: 'testing', logLevel: 'warn', build: { ssr: true } }),
    )
    await timed('Building the log replay (dist/client/assets/replay.js)', () =>
      viteBuild({ root, mode: 'replay', logLevel: 'warn' }),
    )
    await timed('Building the embed script (dist/client/embed/loop.js)', () =>
      viteBuild({ root, mode: 'embed', logLevel: 'warn' }),
    )
    await writeOffline('dist/client')
    await timed('Collecting licence texts (THIRD-PARTY-NOTICES.txt)', () => {
      writeNotices('dist/client')
    })
    await timed('Compressing texts (*.br, *.gz)', () => precompress(path.join(root, 'dist', 'client')))
  })

if (isMain(import.meta.url)) {
  await ensure()
  await build()
}
