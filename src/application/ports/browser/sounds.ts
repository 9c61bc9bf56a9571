/** Sounds of the product. A browser plays no sound until the member has pressed something in the page. */
export interface Sounds {
  /** Plays two soft notes for a new message. */
  readonly message: () => void
}
