import type { HttpDriver } from '../../../src/adapters/rest/client/http-driver'
import type { SeededRandom } from '../../../src/adapters/simulator/state/seeded-random'
import type { ChaosPage } from '../browser/chaos-page'
import type { FaultProfile } from '../fault-profile'
import type { CallCounts } from './call-counts'
import type { FrameDirection, FrameFate } from './frame-fate'
import { drawCorruption, isJson, corrupted } from './corrupt-answers'

/** Paths of lists, whose responses may be outdated. All other responses, and follow lists, are current. */
const LISTS = /^(?!.*follow).*(list|groups|trending|member)/

/**
 * Requests that move value have no idempotency key, so a duplicate would look like a second confirmation (spec 2 §7).
 * The network therefore never doubles them.
 */
const MOVES_VALUE = /\/(?:stake|unstake|withdraw|gift\/send|bubble\/send)$/

/** A lost request stays pending until the client times out. */
const never = (): Promise<never> => new Promise(() => undefined)

export interface HttpFaults {
  readonly sky: () => FaultProfile
  readonly chance: SeededRandom
  readonly fateOf: (direction: FrameDirection) => FrameFate
  readonly isOnline: () => boolean
  readonly counts: CallCounts
  readonly posted: (path: string, text: string) => void
  /** Rejects the next request with a token once, by a code in the response or by an HTTP status. */
  readonly takeExpiry: () => 'code' | 'status' | null
}

const json = (body: string, status = 200): Response =>
  new Response(body, { status, headers: { 'content-type': 'application/json' } })

/** The HTTP driver of one page, with faults on the way to the server and back. */
export const httpOf = (page: ChaosPage, driver: HttpDriver, faults: HttpFaults): HttpDriver => {
  const { chance, fateOf, counts } = faults
  const before = new Map<string, string>()

  const wronged = async (request: Request, response: Response, address: string): Promise<Response> => {
    const text = await response.text()
    const wrong = drawCorruption(chance, 'http')
    const isRead = request.method === 'GET'
    const last = before.get(address)
    switch (wrong) {
      case 'html':
        return new Response('<!doctype html><title>502</title>', {
          status: chance.of([200, 502], 200),
          headers: { 'content-type': 'text/html' },
        })
      case 'failed':
        return json('{"code":500,"msg":"The server failed","data":null}', 500)
      case 'tooMany':
        return isRead ? json('{"code":429,"msg":"","data":null}', 429) : json(text)
      case 'silent':
        return json('{"code":35002,"msg":"not for people","data":null}')
      case 'stale':
        return json(isRead && last !== undefined && LISTS.test(address) ? last : text)
      default: {
        const parsed: unknown = JSON.parse(text)
        return json(
          isJson(parsed) ? JSON.stringify({ ...parsed, data: corrupted(parsed['data'], wrong, chance, 'http') }) : text,
        )
      }
    }
  }

  const answered = async (request: Request, address: string): Promise<Response> => {
    const response = await driver(request)
    const { wrong } = faults.sky()
    if (wrong === 0) return response
    if (chance.next() < wrong) return wronged(request, response, address)
    if (request.method === 'GET') before.set(address, await response.clone().text())
    return response
  }

  return async (request) => {
    const { pathname, search } = new URL(request.url)
    counts.count(`${request.method} ${pathname}`)
    const out = fateOf('out')
    const again = out.againMs === null || MOVES_VALUE.test(pathname) ? null : request.clone()
    if (request.method === 'POST') faults.posted(pathname, await request.clone().text())
    await page.pause(out.afterMs)
    if (!faults.isOnline()) throw new TypeError('offline')
    // The client aborted the request during its delay, so the request is never sent.
    if (request.signal.aborted) throw new TypeError('given up')
    if (out.isLost) return chance.next() < 0.5 ? never() : Promise.reject(new TypeError('lost'))
    const expiry = request.headers.has('token') ? faults.takeExpiry() : null
    const answer =
      expiry === null
        ? await answered(request, `${request.headers.get('token') ?? ''} ${pathname}${search}`)
        : expiry === 'code'
          ? json('{"code":401,"msg":"","data":null}')
          : json('{}', 401)
    const back = fateOf('in')
    const { unanswered } = faults.sky()
    const isDropped = request.method === 'POST' && unanswered > 0 && chance.next() < unanswered
    const isUnanswered = back.isLost || isDropped
    // The duplicate must arrive before the response, because no client repeats a request with a response.
    if (again !== null && out.againMs !== null)
      page.browser.time.after(isUnanswered ? out.againMs : Math.min(out.againMs, back.afterMs), () => {
        void driver(again)
      })
    await page.pause(back.afterMs)
    if (isUnanswered || !faults.isOnline())
      return chance.next() < 0.5 ? never() : Promise.reject(new TypeError('the answer was lost'))
    return answer
  }
}
