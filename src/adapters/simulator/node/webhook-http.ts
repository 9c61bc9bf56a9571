import { createHmac } from 'node:crypto'
import { isIP } from 'node:net'
import type { WebhookResult, WebhookClient, WebhookRequest } from '../webhook-client'
import { isInside, isLoopback, makeCount, postTo } from './outgoing-post'

const TIME_LIMIT_MS = 3_000
const ANSWER_BYTES = 16_384
/** The most webhook calls at the same time to the bots of one owner. The bots of others never wait for these calls. */
const AT_ONCE = 8
/** The most webhook calls at the same time with one signing secret, so that a slow bot keeps no other bot waiting. */
const AT_ONCE_OF_BOT = 4

export interface WebhookHttpDeps {
  /** Whether webhooks may call servers on this machine. This is safe only if no other machine reaches this server. */
  readonly onThisMachine: boolean
  /** Hosts that the operator of the server allows webhooks to call. */
  readonly hosts: readonly string[]
  /** The port of this server. Webhooks never call this port. */
  readonly ownPort: () => number
  /** The time limit of a call in milliseconds. The default is 3 s. */
  readonly timeLimitMs?: number
}

/** How to reach a webhook. `mayBe` returns whether the call may connect to an address to which the host resolves. */
interface Way {
  readonly mayBe: (address: string) => boolean
}

const wayTo = (url: URL, { onThisMachine, hosts, ownPort }: WebhookHttpDeps): Way | null => {
  const host = url.hostname.replace(/^\[|\]$/g, '').toLowerCase()
  const port = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port)
  if (!['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '') return null
  if (host === 'localhost' || (isIP(host) !== 0 && isLoopback(host)))
    return onThisMachine && port !== ownPort() ? { mayBe: isLoopback } : null
  return hosts.includes(host) ? { mayBe: (address) => isIP(host) !== 0 || !isInside(address) } : null
}

/**
 * The headers of Standard Webhooks. The signature is `v1,` and the base64 of the HMAC of id, time in seconds and body.
 */
const headersFor = ({ id, at, secret, body }: WebhookRequest): Readonly<Record<string, string>> => {
  const seconds = String(Math.floor(at / 1_000))
  const key = Buffer.from(secret.replace(/^whsec_/, ''), 'base64')
  const signature = createHmac('sha256', key).update(`${id}.${seconds}.${body}`).digest('base64')
  return {
    'content-type': 'application/json',
    'user-agent': 'loop-bots/1',
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': `v1,${signature}`,
  }
}

/** Calls webhooks on this machine and on allowed hosts. A call follows no redirect and takes at most 3 s and 16 kB. */
export const makeWebhookHttp = (deps: WebhookHttpDeps): WebhookClient => {
  const [ofOwners, ofBots] = [makeCount(), makeCount()]
  const send = async (call: WebhookRequest, url: URL, { mayBe }: Way): Promise<WebhookResult> => {
    const timeLimitMs = deps.timeLimitMs ?? TIME_LIMIT_MS
    const { body } = call
    const result = await postTo(url, { headers: headersFor(call), body, mayBe, timeLimitMs, mostBytes: ANSWER_BYTES })
    return 'fault' in result ? result : { status: result.status, text: result.text }
  }
  return async (call) => {
    const url = URL.canParse(call.url) ? new URL(call.url) : null
    const way = url === null ? null : wayTo(url, deps)
    if (url === null || way === null) return { fault: 'forbidden' }
    if (ofOwners.of(call.owner) >= AT_ONCE || ofBots.of(call.secret) >= AT_ONCE_OF_BOT) return { fault: 'unreachable' }
    ofOwners.add(call.owner, 1)
    ofBots.add(call.secret, 1)
    try {
      return await send(call, url, way)
    } finally {
      ofOwners.add(call.owner, -1)
      ofBots.add(call.secret, -1)
    }
  }
}
