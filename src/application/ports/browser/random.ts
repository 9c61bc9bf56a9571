/** Random ids come from a port, so that a run can be repeated. */
export interface Random {
  /** 22 characters of A–Z a–z 0–9 - _ from at least 128 random bits. */
  readonly id: () => string
}
