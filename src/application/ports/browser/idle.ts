export interface Idle {
  /**
   * Calls back once at the start of an idle period. Work in the callback must take less than 10 ms. Returns a function
   * that cancels.
   */
  readonly next: (call: () => void) => () => void
}
