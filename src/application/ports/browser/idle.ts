/** When the page has nothing better to do. */
export interface Idle {
  /** Calls once, at the beginning of a quiet moment; the answer takes it back. Work in it stays under 10 ms. */
  readonly next: (call: () => void) => () => void
}
