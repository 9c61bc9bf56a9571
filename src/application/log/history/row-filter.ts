import { featureOf, type HistoryRow } from './history-row'

export interface RowQuery {
  /** `null` for every feature. */
  readonly feature: string | null
  /** Text in the type, in the answered effect or in the redacted fields. */
  readonly text: string
}

interface Rows {
  readonly first: number
  readonly end: number
  readonly rowAt: (position: number) => HistoryRow | null
}

/** Finds the rows of a query in steps, because the fields of a row are redacted before they are searched. */
export class RowFilter {
  readonly #found: number[] = []
  #searched: number
  readonly #text: string

  constructor(
    private readonly rows: Rows,
    private readonly query: RowQuery,
    /** The redacted fields of a row, as text. */
    private readonly fieldsOf: (row: HistoryRow) => string,
  ) {
    this.#searched = rows.first
    this.#text = query.text.trim().toLowerCase()
  }

  /** The positions of the rows found so far, without rows that were dropped. */
  get found(): readonly number[] {
    const [oldest] = this.#found
    if (oldest !== undefined && oldest <= this.rows.first) {
      const dropped = this.#found.findIndex((position) => position > this.rows.first)
      this.#found.splice(0, dropped === -1 ? this.#found.length : dropped)
    }
    return this.#found
  }

  /** Searches at most `budget` more rows. Returns whether every row has been searched. */
  step(budget: number): boolean {
    const to = Math.min(this.rows.end, this.#searched + budget)
    for (let position = this.#searched + 1; position <= to; position += 1) {
      const row = this.rows.rowAt(position)
      if (row !== null && this.#matches(row)) this.#found.push(position)
    }
    this.#searched = to
    return to === this.rows.end
  }

  #matches(row: HistoryRow): boolean {
    const { feature } = this.query
    if (feature !== null && featureOf(row) !== feature) return false
    if (this.#text === '') return true
    const has = (text: string): boolean => text.toLowerCase().includes(this.#text)
    return has(row.type) || has(row.answers ?? '') || has(this.fieldsOf(row))
  }
}
