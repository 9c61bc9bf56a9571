import type { ServerResponse } from 'node:http'

/** Where a load balancer asks which server of a cluster serves members: 200 for the writer, 503 for a standby. */
export const HEALTH_PATH = '/health'
const PLAIN = { 'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'no-store' }

export const answerHealthy = (response: ServerResponse): void => {
  response.writeHead(200, PLAIN).end('serving')
}

/** The answer to every request while no member can be served here. */
export const answerUnavailable = (response: ServerResponse): void => {
  response.writeHead(503, { ...PLAIN, 'Retry-After': '1', Connection: 'close' }).end('standing by')
}
