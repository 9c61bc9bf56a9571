export interface AnimationFrames {
  /**
   * Calls back before the next paint. A hidden page is not painted: it calls back after the messages that already wait.
   * Returns a cancel function.
   */
  readonly next: (call: () => void) => () => void
}
