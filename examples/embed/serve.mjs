import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

// Serves index.html at http://localhost:4300: another origin than Loop's, like a partner's site.
const page = readFileSync(new URL('index.html', import.meta.url))

createServer((_, response) => {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page)
}).listen(4300, '127.0.0.1', () => {
  process.stdout.write('The example is at http://localhost:4300\n')
})
