export interface Quota {
  /** Approximate bytes stored for this site; `null` where the browser does not tell. */
  readonly used: () => Promise<number | null>
}
