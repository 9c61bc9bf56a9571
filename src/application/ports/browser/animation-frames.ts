export interface AnimationFrames {
  /**
   * Calls once before the next paint; in a hidden page once waiting messages are handled. Returns a cancel function.
   */
  readonly next: (call: () => void) => () => void
}
