import { createHmac, timingSafeEqual } from 'node:crypto'
import { createServer, type IncomingMessage } from 'node:http'

const key = Buffer.from((process.env['BOT_SECRET'] ?? '').replace(/^whsec_/, ''), 'base64')
if (key.length === 0) {
  process.stderr.write('BOT_SECRET is missing. Copy the secret key of your bot: BOT_SECRET=whsec_… npm run bot\n')
  process.exit(1)
}
const FIVE_MINUTES = 300
const skies = ['sun', 'rain', 'clouds', 'wind'] as const

/** Standard Webhooks: accept a call with the right HMAC over id, time and body, at most 5 minutes old. */
const isOurs = ({ headers }: IncomingMessage, body: string): boolean => {
  const [id, time, signatures] = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) =>
    String(headers[name]),
  )
  const own = createHmac('sha256', key).update(`${id}.${time}.${body}`).digest()
  const isNew = Math.abs(Date.now() / 1_000 - Number(time)) < FIVE_MINUTES
  return (
    isNew &&
    (signatures ?? '').split(' ').some((one) => {
      const theirs = Buffer.from(one.replace(/^v1,/, ''), 'base64')
      return theirs.length === own.length && timingSafeEqual(theirs, own)
    })
  )
}

const answerTo = (call: unknown): object | null => {
  if (typeof call !== 'object' || call === null || !('args' in call)) return null
  const place = String(call.args) || 'here'
  const sky = skies[place.length % skies.length]
  return { body: `Weather in ${place}: ${sky}`, table: [[{ display: 'And in Oslo?', command: '/weather Oslo' }]] }
}

const server = createServer((request, response) => {
  const chunks: Buffer[] = []
  request
    .on('data', (chunk: Buffer) => {
      chunks.push(chunk)
    })
    .on('end', () => {
      const body = Buffer.concat(chunks).toString()
      if (!isOurs(request, body)) return response.writeHead(401).end()
      const answer = answerTo(JSON.parse(body))
      return answer === null
        ? response.writeHead(204).end()
        : response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer))
    })
})
server.listen(Number(process.env['PORT'] ?? 8080), '127.0.0.1', () => {
  const address = server.address()
  process.stdout.write(`The bot listens at http://localhost:${typeof address === 'object' ? address?.port : ''}/\n`)
})
