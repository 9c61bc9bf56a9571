/** Entries that a page had not stored when it was closed. The next page in the same tab reads them. */
export interface UnloadJournal {
  /** The journal of the previous page; `null` if there is none. */
  readonly kept: () => unknown
  readonly forget: () => void
  /**
   * Sets the function that returns the journal. It is called when the page closes and nothing can be awaited. `null`:
   * nothing is kept.
   */
  readonly onLeaving: (entries: () => unknown) => void
}
