import type { Idle } from '../../../application/ports/browser/idle'

/** A page that is never idle does it after this all the same. */
const PATIENCE_MS = 2_000
/** Safari tells nobody when it is idle. */
const PAUSE_MS = 100

interface Page {
  readonly setTimeout: (call: () => void, ms: number) => number
  readonly clearTimeout: (timer: number) => void
  readonly requestIdleCallback?: (call: () => void, options: { timeout: number }) => number
  readonly cancelIdleCallback?: (asked: number) => void
}

/** The quiet moments of this page. */
export const makeIdle = (page: Page = window): Idle => ({
  next: (call) => {
    if (page.requestIdleCallback === undefined) {
      const timer = page.setTimeout(call, PAUSE_MS)
      return () => {
        page.clearTimeout(timer)
      }
    }
    const asked = page.requestIdleCallback(
      () => {
        call()
      },
      { timeout: PATIENCE_MS },
    )
    return () => {
      page.cancelIdleCallback?.(asked)
    }
  },
})
