export interface Idle {
  /** Calls once at the start of an idle period. Work in it stays under 10 ms. Returns a cancel function. */
  readonly next: (call: () => void) => () => void
}
