/** Random ids. A port provides the ids, so that a test run can be repeated with the same ids. */
export interface Random {
  /** Returns an id of 22 characters of A–Z a–z 0–9 - _, from at least 128 random bits. */
  readonly id: () => string
}
