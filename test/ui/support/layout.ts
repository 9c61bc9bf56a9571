import { vi } from 'vitest'

const WIDTH = 300

/** Stubs the layout, which happy-dom lacks: all elements have the same width and stand in a row. */
export const inARow = (): void => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {
        /** The size never changes, so there is nothing to observe. */
      }
      disconnect(): void {
        /** The size never changes, so there is nothing to observe. */
      }
    },
  )
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(WIDTH)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(WIDTH)
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function leftOf(this: HTMLElement) {
    return Array.from(this.parentElement?.children ?? []).indexOf(this) * WIDTH
  })
}
