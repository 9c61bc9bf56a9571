import type { LastWords } from '../../../src/application/ports/last-words'

/** Of a tab that only ever crashes: nothing is kept, unless it was put here; `leave` is a page that goes in peace. */
export const memoryLastWords = (left: unknown = null): LastWords & { readonly leave: () => unknown } => {
  let kept = left
  let words = (): unknown => null
  return {
    kept: () => kept,
    forget: () => { kept = null },
    onLeaving: (asked) => { words = asked },
    leave: () => {
      kept = words()
      return kept
    },
  }
}
