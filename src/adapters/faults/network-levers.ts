import { defer, filter, map, merge, of, switchMap, takeWhile, type Observable } from 'rxjs'
import type { FileStore, UploadProgressEvent } from '../../application/ports/file-store'
import type { Channel, ChannelFaults, FaultPlan } from '../../domain/fault-plan'
import { unreachable } from '../../domain/kernel/failure'
import type { HttpDriver } from '../rest/client/http-driver'
import { hashText, mixSeeds, seededRandom } from '../simulator/state/seeded-random'
import type { NetworkLevers } from './fault-seam'
import { FrameQueue } from './frame-queue'
import { pause } from './pause'

/** How many milliseconds a late request or frame arrives after its time. */
const LATE_MS = 2_000
/** The most kinds of requests and frames whose numbers are kept. */
const MOST_KINDS = 2_000

export interface NetworkLeversDeps {
  readonly plan: () => FaultPlan
  /** Called for each fault. */
  readonly hit: () => void
  readonly changes$: Observable<void>
}

const PATHS: readonly (readonly [string, Channel])[] = [
  ['/im', 'chat'],
  ['/rtc', 'media'],
]
/** The channel of a socket. */
export const channelOfSocket = (url: string): Channel =>
  PATHS.find(([path]) => new URL(url).pathname === path)?.[1] ?? 'feed'

const notStored: UploadProgressEvent = { kind: 'notStored', failure: unreachable }

/** The faults that are decided by a share. */
const SHARES = ['lost', 'twice', 'late', 'unanswered'] as const
type Share = (typeof SHARES)[number]

/**
 * Decides by the plan's seed, and by the number of earlier requests or frames of one kind, which ones the shares hit. So
 * an equal plan hits the same ones, in whichever order kinds follow each other and answers arrive.
 */
export const makeNetworkLevers = ({ plan, hit, changes$ }: NetworkLeversDeps): NetworkLevers => {
  const numbers = new Map<string, number>()
  const isDrawn = (share: number, kind: string): boolean => {
    if (share === 0) return false
    if (numbers.size >= MOST_KINDS) numbers.clear()
    const number = numbers.get(kind) ?? 0
    numbers.set(kind, number + 1)
    return seededRandom(mixSeeds(plan().seed, hashText(kind), number)).next() * 100 < share
  }
  /** Draws all shares of one request or frame at once. A share that is turned off meanwhile hits no more. */
  const fateOf = (faults: () => ChannelFaults, kind: string): ((share: Share) => boolean) => {
    const drawn = new Set(SHARES.filter((share) => isDrawn(faults()[share], `${kind} ${share}`)))
    return (share) => {
      const hits = drawn.has(share) && faults()[share] > 0
      if (hits) hit()
      return hits
    }
  }
  const isStopped = (faults: () => ChannelFaults, isHit: (share: Share) => boolean): boolean => {
    if (!faults().isCut) return isHit('lost')
    hit()
    return true
  }
  /** Waits for the delay, and longer if this one is late. */
  const wait = (faults: () => ChannelFaults, isHit: (share: Share) => boolean, signal?: AbortSignal) => {
    if (faults().delayMs > 0) hit()
    const isLate = isHit('late')
    return pause(() => faults().delayMs + (isLate && faults().late > 0 ? LATE_MS : 0), changes$, signal)
  }
  const api = () => plan().channels.api
  const files = () => plan().channels.files

  const queues = new WeakMap<object, Record<'in' | 'out', FrameQueue>>()
  const waiting = new Set<FrameQueue>()
  const queueOf = (connection: object, direction: 'in' | 'out', delayMs: () => number): FrameQueue => {
    const both = queues.get(connection) ?? { in: new FrameQueue(delayMs), out: new FrameQueue(delayMs) }
    queues.set(connection, both)
    return both[direction]
  }
  changes$.subscribe(() => {
    for (const queue of waiting) {
      queue.flush()
      if (queue.isEmpty) waiting.delete(queue)
    }
  })

  return {
    http:
      (driver: HttpDriver): HttpDriver =>
      async (request) => {
        const isHit = fateOf(api, `${request.method} ${new URL(request.url).pathname}`)
        await wait(api, isHit, request.signal)
        if (isStopped(api, isHit)) throw new TypeError('a fault lost the request')
        const { status } = api()
        if (status !== null) {
          hit()
          return Response.json({ code: status, msg: '', data: null }, { status })
        }
        if (isHit('twice')) driver(request.clone()).catch(() => undefined)
        const answer = await driver(request)
        if (api().isCut || isHit('unanswered')) throw new TypeError('a fault lost the answer')
        return answer
      },
    files: (store): FileStore => ({
      ...store,
      put: (order) =>
        defer(async () => {
          const isHit = fateOf(files, 'file')
          await wait(files, isHit)
          return isStopped(files, isHit)
        }).pipe(
          switchMap((isLost) => {
            if (isLost) return of(notStored)
            const cut = changes$.pipe(
              filter(() => files().isCut),
              map(() => notStored),
            )
            return merge(store.put(order), cut).pipe(takeWhile(({ kind }) => kind === 'progress', true))
          }),
        ),
    }),
    opens: (url) => {
      const { isCut } = plan().channels[channelOfSocket(url)]
      if (isCut) hit()
      return !isCut
    },
    frame: ({ url, connection }, direction, deliver) => {
      const channel = channelOfSocket(url)
      const faults = () => plan().channels[channel]
      const isHit = fateOf(faults, `${channel} ${direction}`)
      if (isStopped(faults, isHit)) return
      if (faults().delayMs > 0) hit()
      const times = isHit('twice') ? 2 : 1
      const deliverAll = (): void => {
        for (let time = 0; time < times; time += 1) deliver()
      }
      if (isHit('late')) {
        void pause(() => (faults().late > 0 ? faults().delayMs + LATE_MS : 0), changes$).then(deliverAll)
        return
      }
      const queue = queueOf(connection, direction, () => faults().delayMs)
      queue.push(deliverAll)
      if (queue.isEmpty) waiting.delete(queue)
      else waiting.add(queue)
    },
  }
}
