/** Entries that a page had not stored when it was closed. The next page in the same tab reads them. */
export interface UnloadJournal {
  /** The journal of the previous page; `null` if there is none. */
  readonly kept: () => unknown
  readonly forget: () => void
  /** `entries` returns the journal. It runs when the page closes and nothing can be awaited. `null`: no journal. */
  readonly onLeaving: (entries: () => unknown) => void
}
