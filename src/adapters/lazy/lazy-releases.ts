import { catchError, defer, switchMap } from 'rxjs'
import type { Releases } from '../../application/ports/browser/releases'
import type { ReleasesDeps } from '../browser/page/releases'
import { loadOnce } from './lazy-port'

/** Looks for new releases. The code loads when the app has started. */
export const lazyReleases = (
  deps: Omit<ReleasesDeps, 'program'>,
  program = [...document.querySelectorAll('script[type="module"][src]')].at(-1)?.getAttribute('src') ?? null,
): Releases => {
  const made = loadOnce(async () => (await import('../browser/page/next-page')).makeReleases({ ...deps, program }))
  return {
    running: program,
    newer$: defer(made).pipe(
      switchMap(({ newer$ }) => newer$),
      catchError(() => []),
    ),
    // A server that answers counts as served while the code is missing. A reload may bring the code.
    isServed: () =>
      made().then(
        ({ isServed }) => isServed(),
        async () =>
          (await fetch(location.pathname, { method: 'HEAD', cache: 'no-store' }).catch(() => null))?.ok === true,
      ),
  }
}
