import { vi } from 'vitest'

/** happy-dom has no layout. From here on every chart is 640 px wide, until the returned function is called. */
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
