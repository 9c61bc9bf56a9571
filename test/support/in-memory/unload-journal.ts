import type { UnloadJournal } from '../../../src/application/ports/browser/unload-journal'

/** Of a tab that only ever crashes: nothing is kept, unless it was put here; `leave` is a page that goes in peace. */
export const memoryUnloadJournal = (left: unknown = null): UnloadJournal & { readonly leave: () => unknown } => {
  let kept = left
  let words = (): unknown => null
  return {
    kept: () => kept,
    forget: () => {
      kept = null
    },
    onLeaving: (asked) => {
      words = asked
    },
    leave: () => {
      kept = words()
      return kept
    },
  }
}
