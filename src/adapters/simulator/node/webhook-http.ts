import { createHmac } from 'node:crypto'
import { lookup, type LookupAddress } from 'node:dns'
import { request as requestPlain, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as requestSecure } from 'node:https'
import { BlockList, isIP } from 'node:net'
import type { WebhookResult, WebhookClient, WebhookRequest } from '../webhook-client'

const TIME_LIMIT_MS = 3_000
const ANSWER_BYTES = 16_384
/** The most webhook calls at the same time to the bots of one owner. The bots of others never wait for these calls. */
const AT_ONCE = 8
/** The most webhook calls at the same time with one signing secret, so that a slow bot keeps no other bot waiting. */
const AT_ONCE_OF_BOT = 4

/** Counts calls by key. */
const makeCount = () => {
  const counts = new Map<string, number>()
  const add = (key: string, by: number): void => {
    const after = (counts.get(key) ?? 0) + by
    if (after === 0) counts.delete(key)
    else counts.set(key, after)
  }
  return { of: (key: string): number => counts.get(key) ?? 0, add }
}

const loopback = new BlockList()
loopback.addSubnet('127.0.0.0', 8, 'ipv4')
loopback.addAddress('::1', 'ipv6')

/** Private and reserved networks. A webhook call fails if its hostname resolves to an address in these networks. */
const inside = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
] as const)
  inside.addSubnet(net, bits, 'ipv4')
for (const [net, bits] of [
  ['::', 96],
  ['::ffff:0:0', 96],
  ['64:ff9b::', 96],
  ['fc00::', 7],
  ['fe80::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(net, bits, 'ipv6')

const familyOf = (address: string): 'ipv4' | 'ipv6' => (isIP(address) === 6 ? 'ipv6' : 'ipv4')

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

/** How to reach a webhook. `mayBe` returns whether the call may connect to an address to which `host` resolves. */
interface Way {
  readonly host: string
  readonly mayBe: (address: string) => boolean
}

const wayTo = (url: URL, { onThisMachine, hosts, ownPort }: WebhookHttpDeps): Way | null => {
  const host = url.hostname.replace(/^\[|\]$/g, '').toLowerCase()
  const port = url.port === '' ? (url.protocol === 'https:' ? 443 : 80) : Number(url.port)
  const isLoopback = (address: string): boolean => loopback.check(address, familyOf(address))
  if (!['http:', 'https:'].includes(url.protocol) || url.username !== '' || url.password !== '') return null
  if (host === 'localhost' || (isIP(host) !== 0 && isLoopback(host)))
    return onThisMachine && port !== ownPort() ? { host, mayBe: isLoopback } : null
  return hosts.includes(host)
    ? { host, mayBe: (address) => isIP(host) !== 0 || !inside.check(address, familyOf(address)) }
    : null
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
    'content-length': String(Buffer.byteLength(body)),
    'user-agent': 'loop-bots/1',
    'webhook-id': id,
    'webhook-timestamp': seconds,
    'webhook-signature': `v1,${signature}`,
  }
}

const readAll = async (response: IncomingMessage): Promise<string | null> => {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of response) {
    if (!Buffer.isBuffer(chunk)) return null
    bytes += chunk.length
    if (bytes > ANSWER_BYTES) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/**
 * A DNS lookup that returns only checked addresses. The call connects to exactly such an address, so a second DNS
 * answer cannot bypass the check.
 */
const lookedUp =
  ({ mayBe }: Way): RequestOptions['lookup'] =>
  (name, options, done) => {
    lookup(name, { ...options, all: true }, (error, found: LookupAddress[]) => {
      const [first] = found ?? []
      if (error !== null || first === undefined || !found.every(({ address }) => mayBe(address)))
        done(error ?? new Error('not called'), '', 4)
      else if (options.all === true) done(null, found)
      else done(null, first.address, first.family)
    })
  }

/** Calls webhooks on this machine and on allowed hosts. A call follows no redirect and takes at most 3 s and 16 kB. */
export const makeWebhookHttp = (deps: WebhookHttpDeps): WebhookClient => {
  const [ofOwners, ofBots] = [makeCount(), makeCount()]
  const send = (call: WebhookRequest, url: URL, way: Way): Promise<WebhookResult> =>
    new Promise((resolve) => {
      const signal = AbortSignal.timeout(deps.timeLimitMs ?? TIME_LIMIT_MS)
      const fail = (): void => resolve({ fault: signal.aborted ? 'late' : 'unreachable' })
      const request = (url.protocol === 'https:' ? requestSecure : requestPlain)(
        url,
        {
          method: 'POST',
          headers: headersFor(call),
          lookup: lookedUp(way),
          signal,
          agent: false,
        },
        (response) => {
          readAll(response).then((text) => {
            resolve(text === null ? { fault: 'large' } : { status: response.statusCode ?? 0, text })
            request.destroy()
          }, fail)
        },
      )
      request.on('error', fail)
      request.end(call.body)
    })
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
