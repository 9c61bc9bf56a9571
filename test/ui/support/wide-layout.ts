import { vi } from 'vitest'

/** Stubs the layout, which happy-dom lacks: every chart is 640 px wide until the returned function runs. */
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
        /** The size never changes, so there is nothing to observe. */
      }
    },
  )
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(640)
  return () => {
    vi.restoreAllMocks()
    vi.unstubAllGlobals()
  }
}
