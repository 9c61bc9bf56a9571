import { vi } from 'vitest'

/** Nothing has a size in these tests: from now on every picture is 640 px wide, until what it answers is called. */
export const wide = () => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      readonly tell: () => void
      constructor(tell: () => void) {
        this.tell = tell
      }
      observe(): void {
        this.tell()
      }
      disconnect(): void {
        /* its size stays */
      }
    },
  )
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(640)
  return () => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  }
}
