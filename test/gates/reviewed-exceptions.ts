interface Review {
  readonly count: number
  readonly because: string
}

/** Each file that disables a lint rule for a line, with the count and the reason. */
export const REVIEWED: Readonly<Record<string, Review>> = {}
