import { lookup, type LookupAddress } from 'node:dns'
import { request as requestPlain, type IncomingMessage, type RequestOptions } from 'node:http'
import { request as requestSecure } from 'node:https'
import { BlockList, isIP } from 'node:net'

/** Counts calls by key. */
export const makeCount = () => {
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

export const isLoopback = (address: string): boolean => loopback.check(address, familyOf(address))
/** Whether the address belongs to a private or reserved network, which strangers must not reach through this server. */
export const isInside = (address: string): boolean => inside.check(address, familyOf(address))

export interface OutgoingPost {
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Buffer
  /** Whether the call may connect to an address to which the hostname resolves. */
  readonly mayBe: (address: string) => boolean
  readonly timeLimitMs: number
  readonly mostBytes: number
}

/** `late`: no complete response within the time limit. `large`: the response exceeds `mostBytes`. */
export type PostResult =
  | { readonly status: number; readonly text: string; readonly retryAfter: string | undefined }
  | { readonly fault: 'late' | 'unreachable' | 'large' }

const readAll = async (response: IncomingMessage, mostBytes: number): Promise<string | null> => {
  const chunks: Buffer[] = []
  let bytes = 0
  for await (const chunk of response) {
    if (!Buffer.isBuffer(chunk)) return null
    bytes += chunk.length
    if (bytes > mostBytes) return null
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString('utf8')
}

/**
 * A DNS lookup that returns only checked addresses. The call connects to exactly such an address, so a second DNS
 * answer cannot bypass the check.
 */
const lookedUp =
  (mayBe: OutgoingPost['mayBe']): RequestOptions['lookup'] =>
  (name, options, done) => {
    lookup(name, { ...options, all: true }, (error, found: LookupAddress[]) => {
      const [first] = found ?? []
      if (error !== null || first === undefined || !found.every(({ address }) => mayBe(address)))
        done(error ?? new Error('not called'), '', 4)
      else if (options.all === true) done(null, found)
      else done(null, first.address, first.family)
    })
  }

/** Calls another server. The call follows no redirect. The promise never rejects. */
export const postTo = (url: URL, { headers, body, mayBe, timeLimitMs, mostBytes }: OutgoingPost): Promise<PostResult> =>
  new Promise((resolve) => {
    const signal = AbortSignal.timeout(timeLimitMs)
    const fail = (): void => resolve({ fault: signal.aborted ? 'late' : 'unreachable' })
    const request = (url.protocol === 'https:' ? requestSecure : requestPlain)(
      url,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
        lookup: lookedUp(mayBe),
        signal,
        agent: false,
      },
      (response) => {
        readAll(response, mostBytes).then((text) => {
          const { statusCode: status = 0, headers: answered } = response
          resolve(text === null ? { fault: 'large' } : { status, text, retryAfter: answered['retry-after'] })
          request.destroy()
        }, fail)
      },
    )
    request.on('error', fail)
    request.end(body)
  })
