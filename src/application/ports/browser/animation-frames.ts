export interface AnimationFrames {
  /**
   * Calls once before the next paint. In a hidden page: as soon as the waiting messages are handled. Returns a cancel
   * function.
   */
  readonly next: (call: () => void) => () => void
}
