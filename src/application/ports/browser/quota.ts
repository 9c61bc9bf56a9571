/** What this browser has stored for this site. */
export interface Quota {
  /** About how many bytes; `null` where the browser does not tell. */
  readonly used: () => Promise<number | null>
}
