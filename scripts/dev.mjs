import path from 'node:path'
import { ensure } from './lib/ensure-installed.mjs'
import { root } from './lib/root.mjs'
import { secondsSince } from './lib/log-duration.mjs'

const begun = performance.now()
await ensure()

const { createServer } = await import('vite')
const { randomBytes } = await import('node:crypto')
const { parseArgs } = await import('node:util')

const { values } = parseArgs({
  options: { data: { type: 'string' }, seed: { type: 'string' }, pace: { type: 'string' }, fresh: { type: 'boolean' } },
})

const nonce = randomBytes(16).toString('base64')
const vite = await createServer({
  root,
  appType: 'spa',
  html: { cspNonce: nonce },
  server: { middlewareMode: true, ws: { port: Number(process.env['HMR_PORT'] ?? 24678) } },
})

// Hot reload needs inline styles and its own socket, so development uses this weaker policy.
const policy = [
  "default-src 'self'",
  `script-src 'self' 'nonce-${nonce}'`,
  "style-src 'self' 'unsafe-inline'",
  'img-src * blob: data:',
  'media-src * blob:',
  'connect-src *',
  "worker-src 'self' blob:",
  "object-src 'none'",
  "base-uri 'none'",
].join('; ')

/** @type {import('vite').Connect.NextHandleFunction} */
const devMiddleware = (request, response, next) => {
  response.setHeader('Content-Security-Policy', policy)
  vite.middlewares(request, response, next)
}

const { startServer } = await vite.ssrLoadModule('/src/adapters/simulator/node/start-server.ts')
const server = await startServer({
  port: Number(process.env['PORT'] ?? 5173),
  host: process.env['HOST'] ?? '127.0.0.1',
  dataDir: path.resolve(root, values.data ?? '.data/dev'),
  seed: Number(values.seed ?? 1),
  fresh: values.fresh ?? false,
  pace: Number(values.pace ?? 1),
  clientDir: path.join(root, 'public'),
  ...(process.env['PUBLIC_ORIGIN'] === undefined ? {} : { publicOrigin: new URL(process.env['PUBLIC_ORIGIN']).origin }),
  devMiddleware,
})
console.log(
  `Development server with hot reload: ${server.origin} (ready after ${secondsSince(begun)}). Ctrl-C stops it.`,
)
console.log('The page reloads on changes. Restart after a change to the simulator.')

async function stop() {
  await server.close()
  await vite.close()
  process.exit(0)
}
process.once('SIGINT', () => void stop())
process.once('SIGTERM', () => void stop())
