export interface Idle {
  /** Calls back once when an idle period starts. The work must take less than 10 ms. Returns a cancel function. */
  readonly next: (call: () => void) => () => void
}
