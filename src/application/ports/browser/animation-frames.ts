/** When the page is drawn. */
export interface AnimationFrames {
  /**
   * Calls once, before the page is drawn next; while nobody sees the page, as soon as what is already waiting has been
   * heard. The answer takes it back.
   */
  readonly next: (call: () => void) => () => void
}
