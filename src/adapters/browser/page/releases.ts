import { concatMap, filter, from, map, take, type Observable } from 'rxjs'
import type { Clock } from '../../../application/ports/browser/clock'
import type { Releases } from '../../../application/ports/browser/releases'
import { addMs, type Instant } from '../../../domain/kernel/instant'

/** A person who looks again after this long may be told of a new release. */
const REST_MS = 10 * 60_000

/** What the adapter needs of a page: the address of its own program, and the page as the host serves it now. */
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

/** Each build names its program by its content: another name in the page that is served is another release. */
export const makeReleases = ({ clock, visible$, driver = browserReleases() }: Deps): Releases => {
  const asked: { again: Instant } = { again: addMs(clock.now(), REST_MS) }
  const isNewer = async (): Promise<boolean> => {
    const served = PROGRAM.exec(await driver.page().catch(() => ''))?.[1]
    return served !== undefined && driver.program !== null && served !== driver.program
  }
  return {
    newer$: visible$.pipe(
      filter((visible) => visible && clock.now() >= asked.again),
      concatMap(() => {
        asked.again = addMs(clock.now(), REST_MS)
        return from(isNewer())
      }),
      filter((newer) => newer),
      take(1),
      map(() => undefined),
    ),
  }
}
