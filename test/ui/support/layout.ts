import { vi } from 'vitest'

const WIDTH = 300

/**
 * Nothing has a size in these tests: from now on every element is as wide as every other, and stands beside the one
 * before it.
 */
export const inARow = (): void => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe(): void {
        /* nothing changes its size here */
      }
      disconnect(): void {
        /* nor did before */
      }
    },
  )
  vi.spyOn(HTMLElement.prototype, 'offsetWidth', 'get').mockReturnValue(WIDTH)
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(WIDTH)
  vi.spyOn(HTMLElement.prototype, 'offsetLeft', 'get').mockImplementation(function leftOf(this: HTMLElement) {
    return Array.from(this.parentElement?.children ?? []).indexOf(this) * WIDTH
  })
}
