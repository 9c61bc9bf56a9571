import type { Idle } from '../../../application/ports/browser/idle'

/** The longest wait in milliseconds. After this time the callback runs even if the page was never idle. */
const PATIENCE_MS = 2_000
/** The delay in a browser without `requestIdleCallback`, such as Safari. */
const PAUSE_MS = 100

interface Page {
  readonly setTimeout: (call: () => void, ms: number) => number
  readonly clearTimeout: (timer: number) => void
  readonly requestIdleCallback?: (call: () => void, options: { timeout: number }) => number
  readonly cancelIdleCallback?: (handle: number) => void
}

export const makeIdle = (page: Page = window): Idle => ({
  next: (call) => {
    if (page.requestIdleCallback === undefined) {
      const timer = page.setTimeout(call, PAUSE_MS)
      return () => {
        page.clearTimeout(timer)
      }
    }
    const handle = page.requestIdleCallback(
      () => {
        call()
      },
      { timeout: PATIENCE_MS },
    )
    return () => {
      page.cancelIdleCallback?.(handle)
    }
  },
})
