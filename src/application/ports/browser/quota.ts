export interface Quota {
  /** The approximate bytes stored for this site; `null` if the browser does not report them. */
  readonly used: () => Promise<number | null>
}
