import { concatMap, filter, NEVER, Observable, startWith, switchMap, take } from 'rxjs'
import type { Clock } from '../../../application/ports/browser/clock'
import type { Releases } from '../../../application/ports/browser/releases'
import { addMs, type Instant } from '../../../domain/kernel/instant'

/** The shortest time between two checks for a new release. */
const REST_MS = 10 * 60_000

/** `program` is the URL of this page's script. `page` fetches the HTML that the server currently serves. */
export interface ReleasesDriver {
  readonly program: string | null
  readonly page: () => Promise<string>
}

const browserReleases = (): ReleasesDriver => ({
  program: document.querySelector<HTMLScriptElement>('script[type="module"][src]')?.getAttribute('src') ?? null,
  page: async () => (await fetch(location.pathname, { cache: 'no-store', headers: { accept: 'text/html' } })).text(),
})

const PROGRAM = /<script type="module"[^>]* src="([^"]{1,200})"/

/** Emits after each period. */
const every = (clock: Clock, ms: number): Observable<number> =>
  new Observable((subscriber) => {
    const next = (): (() => void) =>
      clock.wake(addMs(clock.now(), ms), () => {
        cancel = next()
        subscriber.next(0)
      })
    let cancel = next()
    return () => cancel()
  })

interface Deps {
  readonly clock: Clock
  readonly visible$: Observable<boolean>
  readonly driver?: ReleasesDriver
}

/**
 * Detects a new release. Each build names its script by content hash, so a changed script name in the served HTML means
 * a new release.
 */
export const makeReleases = ({ clock, visible$, driver = browserReleases() }: Deps): Releases => {
  const nextCheck: { at: Instant } = { at: addMs(clock.now(), REST_MS) }
  const served = async (): Promise<string | null> => PROGRAM.exec(await driver.page().catch(() => ''))?.[1] ?? null
  return {
    running: driver.program,
    newer$: visible$.pipe(
      // A window that stays visible checks too.
      switchMap((visible) => (visible ? every(clock, REST_MS).pipe(startWith(0)) : NEVER)),
      filter(() => clock.now() >= nextCheck.at),
      concatMap(() => {
        nextCheck.at = addMs(clock.now(), REST_MS)
        return served()
      }),
      filter((release): release is string => release !== null && driver.program !== null && release !== driver.program),
      take(1),
    ),
    isServed: async () => (await served()) !== null,
  }
}
