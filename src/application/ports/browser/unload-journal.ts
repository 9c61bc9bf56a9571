/** What a page had not stored when it was left: the page that follows it in the same tab reads it. */
export interface UnloadJournal {
  /** Of the page before; `null` where it had none. */
  readonly kept: () => unknown
  readonly forget: () => void
  /** Asks while the page is being left, when nothing can be waited for any more; `null`: there is nothing to keep. */
  readonly onLeaving: (words: () => unknown) => void
}
