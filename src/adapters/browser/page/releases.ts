import { concatMap, filter, NEVER, Observable, startWith, switchMap, take } from 'rxjs'
import type { Clock } from '../../../application/ports/browser/clock'
import type { Releases } from '../../../application/ports/browser/releases'
import { addMs, type Instant } from '../../../domain/kernel/instant'

/** The shortest time between two checks for a new release. */
const REST_MS = 10 * 60_000

const servedPage = async (): Promise<string> =>
  (await fetch(location.pathname, { cache: 'no-store', headers: { accept: 'text/html' } })).text()

/** The scripts of a page. The last one imports the others, so its name changes in each release. */
const SCRIPTS = /<script type="module"[^>]* src="([^"]{1,200})"/g

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

export interface ReleasesDeps {
  readonly clock: Clock
  readonly visible$: Observable<boolean>
  /** The URL of this page's last script; `null` if the page names none. */
  readonly program: string | null
}

/**
 * Detects a new release. Each build names its script by content hash, so a changed script name in the served HTML means
 * a new release.
 */
export const makeReleases = (
  { clock, visible$, program }: ReleasesDeps,
  page = servedPage,
): Omit<Releases, 'running'> => {
  const nextCheck: { at: Instant } = { at: addMs(clock.now(), REST_MS) }
  const served = async (): Promise<string | null> =>
    [...(await page().catch(() => '')).matchAll(SCRIPTS)].at(-1)?.[1] ?? null
  return {
    newer$: visible$.pipe(
      // A window that stays visible checks too.
      switchMap((visible) => (visible ? every(clock, REST_MS).pipe(startWith(0)) : NEVER)),
      filter(() => clock.now() >= nextCheck.at),
      concatMap(() => {
        nextCheck.at = addMs(clock.now(), REST_MS)
        return served()
      }),
      filter((release): release is string => release !== null && program !== null && release !== program),
      take(1),
    ),
    isServed: async () => (await served()) !== null,
  }
}
