import path from 'node:path'
import { root } from '../lib/root.mjs'

export const pagesAt = path.join(root, 'node_modules', '.cache', 'bench', 'pages')

/** Builds the pages of test/bench with the product's settings. */
export async function buildPages() {
  const { build } = await import('vite')
  const { default: react } = await import('@vitejs/plugin-react')
  const from = path.join(root, 'test', 'bench')
  await build({
    root: from,
    configFile: false,
    logLevel: 'warn',
    plugins: [react()],
    publicDir: path.join(root, 'public'),
    build: {
      target: 'es2022',
      cssTarget: ['chrome123', 'safari17.5', 'firefox120'],
      assetsInlineLimit: 0,
      emptyOutDir: true,
      outDir: pagesAt,
      minify: process.env['BENCH_PROFILE'] === undefined,
      reportCompressedSize: false,
      modulePreload: { polyfill: false },
      rolldownOptions: {
        input: Object.fromEntries(
          ['product', 'floor', 'live', 'rain', 'gift', 'board'].map((name) => [name, path.join(from, `${name}.html`)]),
        ),
      },
    },
  })
}
