import path from 'node:path'
import { pathToFileURL } from 'node:url'
import { build } from './build/build.mjs'
import { ensure } from './lib/ensure-installed.mjs'
import { root } from './lib/root.mjs'
import { secondsSince } from './lib/log-duration.mjs'

const begun = performance.now()
await ensure()
await build()

// The server runs in this process, so that signals reach it directly and no process is left over.
// It reads PORT, HOST and the arguments after `npm start --` itself.
const host = path.join(root, 'dist', 'server', 'main.js')
process.argv[1] = host
// `npm start` lets the simulated members act. Without `--pace`, the server leaves them idle.
if (!process.argv.some((argument) => argument.startsWith('--pace'))) process.argv.push('--pace', '1')
await import(pathToFileURL(host).href)
console.log(`Ready after ${secondsSince(begun)}. Ctrl-C stops it.`)
