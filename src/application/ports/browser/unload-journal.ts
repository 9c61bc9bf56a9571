/** Entries that a page had not stored when it was left. The next page in the same tab reads them. */
export interface UnloadJournal {
  /** Journal of the previous page; `null` if there is none. */
  readonly kept: () => unknown
  readonly forget: () => void
  /** Calls back while the page is left, when nothing can be awaited any more. `null`: nothing to keep. */
  readonly onLeaving: (entries: () => unknown) => void
}
