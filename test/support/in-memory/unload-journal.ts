import type { UnloadJournal } from '../../../src/application/ports/browser/unload-journal'

/** A journal that contains `left`. `leave` unloads the page, which writes the journal. */
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
