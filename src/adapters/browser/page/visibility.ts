import { Observable, distinctUntilChanged } from 'rxjs'
import type { Visibility } from '../../../application/ports/browser/visibility'

/** What the visibility adapter needs of a page. */
export interface VisibilityDriver {
  readonly isVisible: () => boolean
  readonly onChange: (call: () => void) => () => void
  /** Says to the other tabs that this one is seen, until it is taken back. */
  readonly share: () => () => void
  readonly isAnyShared: () => Promise<boolean>
}

const SEEN = 'loop-seen'

const pageVisibility = (): VisibilityDriver => ({
  isVisible: () => document.visibilityState === 'visible',
  onChange: (call) => {
    document.addEventListener('visibilitychange', call)
    // A page that comes back from the page cache is told so by this event only in some browsers.
    window.addEventListener('pageshow', call)
    return () => {
      document.removeEventListener('visibilitychange', call)
      window.removeEventListener('pageshow', call)
    }
  },
  share: () => {
    let release = (): void => undefined
    const seen = new Promise<void>((done) => {
      release = done
    })
    navigator.locks.request(SEEN, { mode: 'shared' }, () => seen).catch(() => undefined)
    return release
  },
  isAnyShared: async () => {
    const { held = [] } = await navigator.locks.query()
    return held.some(({ name }) => name === SEEN)
  },
})

/** Whether the person can see this tab, or another. */
export const makeVisibility = (driver: VisibilityDriver = pageVisibility()): Visibility => ({
  visible$: new Observable<boolean>((subscriber) => {
    let release: (() => void) | null = null
    const tell = (): void => {
      const isVisible = driver.isVisible()
      if (isVisible) release ??= driver.share()
      else release = release?.() ?? null
      subscriber.next(isVisible)
    }
    tell()
    const stop = driver.onChange(tell)
    return () => {
      stop()
      release?.()
    }
  }).pipe(distinctUntilChanged()),
  isAnySeen: async () => driver.isVisible() || driver.isAnyShared(),
})
