import { Observable, distinctUntilChanged } from 'rxjs'
import type { Visibility } from '../../../application/ports/browser/visibility'

/** The parts of a page that the visibility adapter needs. */
export interface VisibilityDriver {
  readonly isVisible: () => boolean
  readonly onChange: (call: () => void) => () => void
  /** Marks this tab as visible for the other tabs, until the returned function is called. */
  readonly share: () => () => void
  readonly isAnyShared: () => Promise<boolean>
}

const SEEN = 'loop-seen'

const pageVisibility = (): VisibilityDriver => ({
  isVisible: () => document.visibilityState === 'visible',
  onChange: (call) => {
    document.addEventListener('visibilitychange', call)
    // When a page returns from the back/forward cache, some browsers send only this event.
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

/** Reports whether this tab is visible, and whether any tab of the app is visible. */
export const makeVisibility = (driver: VisibilityDriver = pageVisibility()): Visibility => ({
  visible$: new Observable<boolean>((subscriber) => {
    let release: (() => void) | null = null
    const update = (): void => {
      const isVisible = driver.isVisible()
      if (isVisible) release ??= driver.share()
      else release = release?.() ?? null
      subscriber.next(isVisible)
    }
    update()
    const stop = driver.onChange(update)
    return () => {
      stop()
      release?.()
    }
  }).pipe(distinctUntilChanged()),
  isAnySeen: async () => driver.isVisible() || driver.isAnyShared(),
})
