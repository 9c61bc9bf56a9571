import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

// Serves the page beside it at http://localhost:4300: another origin than Loop's, as a partner's site is.
const page = readFileSync(new URL('index.html', import.meta.url))

createServer((_, response) => {
  response.writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' }).end(page)
}).listen(4300, '127.0.0.1', () => {
  process.stdout.write('The example is at http://localhost:4300\n')
})
