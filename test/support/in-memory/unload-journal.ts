import type { UnloadJournal } from '../../../src/application/ports/browser/unload-journal'

/** The journal of a tab that crashes, so it holds only `left`. `leave` unloads the page normally and writes it. */
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
