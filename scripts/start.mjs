import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from './build/build.mjs'
import { ensure } from './lib/ensure-installed.mjs'
import { root } from './lib/root.mjs'
import { secondsSince } from './lib/log-duration.mjs'

const begun = performance.now()
await ensure()
await build()

// The host runs in this process, so that a signal reaches it directly and nothing can be left behind.
// It reads PORT, HOST and the arguments after `npm start --` itself.
const host = path.join(root, 'dist', 'server', 'main.js')
process.argv[1] = host
// Whoever starts it to look at it finds a living town; the host itself is silent unless it is told otherwise.
if (!process.argv.some((argument) => argument.startsWith('--pace'))) process.argv.push('--pace', '1')
await import(pathToFileURL(host).href)
console.log(`Ready after ${secondsSince(begun)}. Ctrl-C stops it.`)
