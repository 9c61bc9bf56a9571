export interface AnimationFrames {
  /** Calls back before the next paint; in a hidden page, after waiting messages. Returns a cancel function. */
  readonly next: (call: () => void) => () => void
}
