/** Entries that a page had not stored when it was closed. The next page in the same tab reads them. */
export interface UnloadJournal {
  /** The journal of the previous page; `null` if there is none. */
  readonly kept: () => unknown
  readonly forget: () => void
  /**
   * `entries` returns the journal, or `null` for no journal. The browser calls `entries` when the page closes, so
   * nothing can be awaited.
   */
  readonly onLeaving: (entries: () => unknown) => void
}
