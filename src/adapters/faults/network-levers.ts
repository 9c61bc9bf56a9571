import { defer, filter, map, merge, of, switchMap, takeWhile, timer, type Observable } from 'rxjs'
import type { FileStore, UploadProgressEvent } from '../../application/ports/file-store'
import type { Channel, ChannelFaults, FaultPlan } from '../../domain/fault-plan'
import { unreachable } from '../../domain/kernel/failure'
import type { HttpDriver } from '../rest/client/http-driver'
import { hashText, mixSeeds, seededRandom } from '../simulator/state/seeded-random'
import { pause } from './pause'
import type { NetworkLevers } from './fault-seam'

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

/**
 * Decides by the plan's seed, and by the number of earlier requests or frames of one kind, which ones the shares hit. So
 * an equal plan hits the same ones, in whichever order kinds follow each other.
 */
export const makeNetworkLevers = ({ plan, hit, changes$ }: NetworkLeversDeps): NetworkLevers => {
  const numbers = new Map<string, number>()
  const isHit = (share: number, kind: string): boolean => {
    if (share === 0) return false
    if (numbers.size >= MOST_KINDS) numbers.clear()
    const number = numbers.get(kind) ?? 0
    numbers.set(kind, number + 1)
    const hits = seededRandom(mixSeeds(plan().seed, hashText(kind), number)).next() * 100 < share
    if (hits) hit()
    return hits
  }
  const waitOf = (faults: ChannelFaults, kind: string): number => {
    if (faults.delayMs > 0) hit()
    return faults.delayMs + (isHit(faults.late, `${kind} late`) ? LATE_MS : 0)
  }
  /** Whether a channel that is cut, or the share of losses, stops this one. */
  const isStopped = (faults: ChannelFaults, kind: string): boolean => {
    if (faults.isCut) hit()
    return faults.isCut || isHit(faults.lost, `${kind} lost`)
  }
  const api = () => plan().channels.api
  const files = () => plan().channels.files
  /** When the last frame of a channel and a direction arrives, so that frames stay in order. */
  const arrivals = new Map<string, number>()

  return {
    http:
      (driver: HttpDriver): HttpDriver =>
      async (request) => {
        const kind = `${request.method} ${new URL(request.url).pathname}`
        await pause(waitOf(api(), kind), request.signal)
        if (isStopped(api(), kind)) throw new TypeError('a fault lost the request')
        const { status, twice, unanswered } = api()
        if (status !== null) {
          hit()
          return Response.json({ code: status, msg: '', data: null }, { status })
        }
        if (isHit(twice, `${kind} twice`)) driver(request.clone()).catch(() => undefined)
        const answer = await driver(request)
        if (api().isCut || isHit(unanswered, `${kind} unanswered`)) throw new TypeError('a fault lost the answer')
        return answer
      },
    files: (store): FileStore => ({
      ...store,
      put: (order) =>
        defer(() =>
          timer(waitOf(files(), 'file')).pipe(
            switchMap(() => {
              if (isStopped(files(), 'file')) return of(notStored)
              const cut = changes$.pipe(
                filter(() => files().isCut),
                map(() => notStored),
              )
              return merge(store.put(order), cut).pipe(takeWhile(({ kind }) => kind === 'progress', true))
            }),
          ),
        ),
    }),
    opens: (url) => {
      const { isCut } = plan().channels[channelOfSocket(url)]
      if (isCut) hit()
      return !isCut
    },
    frame: (url, direction, deliver) => {
      const channel = channelOfSocket(url)
      const faults = plan().channels[channel]
      const kind = `${channel} ${direction}`
      if (isStopped(faults, kind)) return
      const now = performance.now()
      const inOrder = Math.max(now + faults.delayMs, arrivals.get(kind) ?? 0)
      const wait = inOrder - now + (waitOf(faults, kind) - faults.delayMs)
      arrivals.set(kind, inOrder)
      for (let times = isHit(faults.twice, `${kind} twice`) ? 2 : 1; times > 0; times -= 1) {
        if (wait > 0) setTimeout(deliver, wait)
        else deliver()
      }
    },
  }
}
