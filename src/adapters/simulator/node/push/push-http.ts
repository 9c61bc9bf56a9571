import { createECDH, randomBytes } from 'node:crypto'
import { isIP } from 'node:net'
import type { PushClient, PushRequest, PushResult } from '../../push-client'
import { isInside, postTo } from '../outgoing-post'
import { areKeys, encryptPush, MOST_TEXT_BYTES } from './encrypt-push'
import { makeVapidKeys, vapidHeader } from './vapid'

const TIME_LIMIT_MS = 5_000
const ANSWER_BYTES = 16_384
/** The longest time in ms that a push service may ask the server to wait. */
const LONGEST_WAIT_MS = 300_000

/** The push services of browsers. A leading dot stands for every subdomain. */
const SERVICES = ['fcm.googleapis.com', '.push.services.mozilla.com', '.push.apple.com', '.notify.windows.com']

export interface PushHttpDeps {
  /** Further origins that the operator of the server allows, such as `http://127.0.0.1:4000`. */
  readonly origins: readonly string[]
  /** Whom a push service may contact: a `mailto:` or `https:` address (RFC 8292 §2.1). */
  readonly contact: string
  /** The time limit of a call in milliseconds. The default is 5 s. */
  readonly timeLimitMs?: number
}

const isService = ({ protocol, hostname, port }: URL): boolean =>
  protocol === 'https:' &&
  port === '' &&
  isIP(hostname) === 0 &&
  SERVICES.some((known) => (known.startsWith('.') ? hostname.endsWith(known) : hostname === known))

/**
 * How to reach an endpoint. Members name endpoints, so only push services and origins of the operator are reached, and a
 * push service never at an address inside a private network.
 */
const wayTo = (endpoint: string, origins: readonly string[]) => {
  const url = URL.canParse(endpoint) ? new URL(endpoint) : null
  if (url === null || url.username !== '' || url.password !== '') return null
  if (origins.includes(url.origin)) return { url, mayBe: () => true }
  return isService(url) ? { url, mayBe: (address: string) => !isInside(address) } : null
}

/** `Retry-After` in seconds. A date or another text counts as none. */
const waitIn = (header: string | undefined): number | null =>
  header !== undefined && /^\d{1,6}$/.test(header) ? Math.min(Number(header) * 1_000, LONGEST_WAIT_MS) : null

const bodyOf = ({ to, text }: PushRequest): Buffer => {
  const pair = createECDH('prime256v1')
  pair.generateKeys()
  return encryptPush(to, Buffer.from(text), randomBytes(16), pair.getPrivateKey())
}

/** Sends pushes (RFC 8030). A call follows no redirect and takes at most 5 s. */
export const makePushHttp = ({ origins, contact, timeLimitMs = TIME_LIMIT_MS }: PushHttpDeps): PushClient => ({
  makeKeys: makeVapidKeys,
  accepts: (target) => wayTo(target.endpoint, origins) !== null && areKeys(target),
  send: async (push): Promise<PushResult> => {
    const { to, keys, at, text, ttl, urgency, topic } = push
    const way = wayTo(to.endpoint, origins)
    if (way === null || !areKeys(to) || Buffer.byteLength(text) > MOST_TEXT_BYTES) return { fault: 'forbidden' }
    const result = await postTo(way.url, {
      headers: {
        authorization: vapidHeader(keys, { origin: way.url.origin, contact, at }),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(ttl),
        urgency,
        topic,
      },
      body: bodyOf(push),
      mayBe: way.mayBe,
      timeLimitMs,
      mostBytes: ANSWER_BYTES,
    })
    if ('fault' in result) return { fault: result.fault === 'late' ? 'late' : 'unreachable' }
    return { status: result.status, retryAfterMs: waitIn(result.retryAfter) }
  },
})
