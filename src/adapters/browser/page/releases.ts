import { concatMap, filter, from, map, take, type Observable } from 'rxjs'
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
  const isNewer = async (): Promise<boolean> => {
    const served = PROGRAM.exec(await driver.page().catch(() => ''))?.[1]
    return served !== undefined && driver.program !== null && served !== driver.program
  }
  return {
    newer$: visible$.pipe(
      filter((visible) => visible && clock.now() >= nextCheck.at),
      concatMap(() => {
        nextCheck.at = addMs(clock.now(), REST_MS)
        return from(isNewer())
      }),
      filter((newer) => newer),
      take(1),
      map(() => undefined),
    ),
  }
}
