export interface AnimationFrames {
  /**
   * Calls back once before the next paint. In a hidden page, calls back once all waiting messages are handled. Returns
   * a function that cancels.
   */
  readonly next: (call: () => void) => () => void
}
