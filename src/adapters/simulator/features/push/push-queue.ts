import type { Clock } from '../../../../application/ports/browser/clock'
import { addMs, type Instant } from '../../../../domain/kernel/instant'
import type { PushClient, PushRequest, PushResult } from '../../push-client'

/** The most pushes on their way at once: in all, and to one push service, so that a slow one keeps no other waiting. */
const AT_ONCE = 8
const AT_ONCE_OF_SERVICE = 4
/** The most waiting pushes: in all, and of a member. Further pushes are dropped. */
const MOST = 1_000
const MOST_OF_MEMBER = 20
/** The pauses in ms before a failed push is sent again. */
const PAUSES_MS = [5_000, 30_000, 120_000]

/** A push to one browser. It is sent while `isWanted` and before its time to live ends. */
export interface QueuedPush extends Omit<PushRequest, 'at'> {
  readonly xid: string
  readonly isWanted: () => boolean
}

interface Waiting {
  readonly push: QueuedPush
  readonly until: Instant
  readonly tries: number
  readonly notBefore: Instant
}

interface PushQueueDeps {
  readonly clock: Clock
  readonly send: PushClient['send']
  /** The push service says that the endpoint no longer exists. */
  readonly gone: (endpoint: string) => void
  readonly failed: (error: unknown) => void
}

export interface PushQueue {
  /** Adds a push. It replaces a waiting push with the same endpoint and topic. */
  readonly add: (push: QueuedPush) => void
  readonly stop: () => void
}

const serviceOf = (endpoint: string): string => new URL(endpoint).host
const mayPass = (result: PushResult): boolean =>
  'fault' in result ? result.fault !== 'forbidden' : result.status === 429 || result.status >= 500

/** Sends pushes. It bounds the pushes that wait and those that it sends at once. Waiting pushes end with the process. */
export const makePushQueue = ({ clock, send, gone, failed }: PushQueueDeps): PushQueue => {
  let waiting: readonly Waiting[] = []
  const running: string[] = []
  let forget = (): void => undefined
  let isStopped = false

  const isSame = (a: QueuedPush, b: QueuedPush): boolean => a.topic === b.topic && a.to.endpoint === b.to.endpoint
  const isReady = ({ push, notBefore }: Waiting): boolean =>
    notBefore <= clock.now() &&
    running.length < AT_ONCE &&
    running.filter((service) => service === serviceOf(push.to.endpoint)).length < AT_ONCE_OF_SERVICE

  const answered = ({ push, until, tries }: Waiting, result: PushResult): void => {
    if ('status' in result && (result.status === 404 || result.status === 410)) return gone(push.to.endpoint)
    const pause = PAUSES_MS[tries]
    // A newer push of the topic replaces this one.
    if (pause === undefined || !mayPass(result) || waiting.some((other) => isSame(other.push, push))) return undefined
    const asked = 'status' in result ? (result.retryAfterMs ?? 0) : 0
    waiting = [...waiting, { push, until, tries: tries + 1, notBefore: addMs(clock.now(), Math.max(pause, asked)) }]
    return undefined
  }

  const start = (one: Waiting): void => {
    const now = clock.now()
    const ttl = Math.floor((one.until - now) / 1_000)
    if (ttl <= 0 || !one.push.isWanted()) return
    const service = serviceOf(one.push.to.endpoint)
    running.push(service)
    const { to, keys, text, urgency, topic } = one.push
    void send({ to, keys, text, urgency, topic, at: now, ttl })
      .then((result) => answered(one, result))
      .catch(failed)
      .finally(() => {
        running.splice(running.indexOf(service), 1)
        run()
      })
  }

  const run = (): void => {
    forget()
    forget = () => undefined
    if (isStopped) return
    for (let next = waiting.find(isReady); next !== undefined; next = waiting.find(isReady)) {
      const chosen = next
      waiting = waiting.filter((one) => one !== chosen)
      start(chosen)
    }
    const [soonest] = waiting
      .map(({ notBefore }) => notBefore)
      .filter((at) => at > clock.now())
      .sort((a, b) => a - b)
    if (soonest !== undefined) forget = clock.wake(soonest, run)
  }

  return {
    add: (push) => {
      const others = waiting.filter((one) => !isSame(one.push, push))
      if (others.length >= MOST || others.filter((one) => one.push.xid === push.xid).length >= MOST_OF_MEMBER) return
      const now = clock.now()
      waiting = [...others, { push, until: addMs(now, push.ttl * 1_000), tries: 0, notBefore: now }]
      run()
    },
    stop: () => {
      isStopped = true
      waiting = []
      forget()
    },
  }
}
