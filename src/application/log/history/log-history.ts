import type { Entry } from '../../../domain/event-log'
import { StateFolder, type LogReducer, type States } from './fold-states'
import type { HistoryRow } from './history-row'

/** A checkpoint stands after each hundred rows, so that a step folds at most a hundred rows. */
export const CHECKPOINT_ROWS = 100
/** The most rows in memory. The oldest go, a tenth at a time. */
const MOST_ROWS = 25_000

interface Parts {
  readonly reducers: readonly LogReducer[]
  /** The states before the first row. */
  readonly before: States
  readonly rows: readonly HistoryRow[]
  readonly read: (row: HistoryRow) => Entry | null
  readonly mostRows?: number
}

/**
 * The rows of both logs, and the states after any number of them. A position is the number of rows since the opening,
 * so it stays valid after the oldest rows are dropped.
 */
export class LogHistory {
  readonly #rows: HistoryRow[]
  readonly #folder: StateFolder
  readonly #checkpoints: Map<number, States>
  #first = 0
  #folded = 0

  constructor(private readonly parts: Parts) {
    this.#rows = [...parts.rows]
    this.#folder = new StateFolder(parts.reducers)
    this.#checkpoints = new Map([[0, parts.before]])
  }

  get reducers(): readonly LogReducer[] {
    return this.parts.reducers
  }

  /** The position before the oldest row in memory. */
  get first(): number {
    return this.#first
  }

  /** The position after the newest row. */
  get end(): number {
    return this.#first + this.#rows.length
  }

  /** The number of rows folded so far. Tests count this work instead of time. */
  get folded(): number {
    return this.#folded
  }

  /** The row that leads to this position; `null` before the oldest row. */
  rowAt(position: number): HistoryRow | null {
    return this.#rows[position - this.#first - 1] ?? null
  }

  read(row: HistoryRow): Entry | null {
    return this.parts.read(row)
  }

  append(row: HistoryRow): void {
    this.#rows.push(row)
    // Checkpoints follow the rows, because rows can be dropped only up to a checkpoint.
    if (this.end % CHECKPOINT_ROWS === 0) this.prepare(this.end, CHECKPOINT_ROWS)
    this.#dropOldest()
  }

  /** Drops rows only up to a checkpoint, because the states there replace these rows. */
  #dropOldest(): void {
    const { mostRows = MOST_ROWS } = this.parts
    if (this.#rows.length <= mostRows) return
    const wanted = this.end - Math.floor(mostRows * 0.9)
    const kept = [...this.#checkpoints.keys()].filter((position) => position <= wanted)
    const first = Math.max(...kept)
    this.#rows.splice(0, first - this.#first)
    this.#first = first
    for (const position of kept) if (position < first) this.#checkpoints.delete(position)
  }

  #nearest(position: number): number {
    for (let at = position - (position % CHECKPOINT_ROWS); at > this.#first; at -= CHECKPOINT_ROWS)
      if (this.#checkpoints.has(at)) return at
    return this.#first
  }

  /** The number of rows that `statesAt` would fold. */
  costOf(position: number): number {
    return position - this.#nearest(position)
  }

  /** Folds at most `budget` rows towards a position. Returns whether `statesAt` now folds no more than a step does. */
  prepare(position: number, budget: number): boolean {
    const from = this.#nearest(position)
    const to = Math.min(position, from + budget)
    this.#fold(from, to)
    return this.costOf(position) <= CHECKPOINT_ROWS
  }

  /** The states after the row at this position. Prepare a distant position first. */
  statesAt(position: number): States {
    const within = Math.min(Math.max(position, this.#first), this.end)
    return this.#fold(this.#nearest(within), within)
  }

  #fold(from: number, to: number): States {
    const states = new Map(this.#checkpoints.get(from))
    for (let at = from + 1; at <= to; at += 1) {
      this.#applyTo(states, at)
      if (at % CHECKPOINT_ROWS === 0 && !this.#checkpoints.has(at)) this.#checkpoints.set(at, new Map(states))
    }
    return states
  }

  #applyTo(states: Map<string, unknown>, position: number): void {
    const row = this.rowAt(position)
    const entry = row === null ? null : this.parts.read(row)
    if (row !== null && entry !== null) this.#folder.apply(states, row.log, entry)
    this.#folded += 1
  }

  hashAt(position: number): string {
    return this.#folder.hash(this.statesAt(position))
  }

  /**
   * Folds a changed order of rows from a position on, in steps. `order`: positions of rows. The rows keep their numbers,
   * because effects refer to numbers.
   */
  foldOther(from: number, order: readonly number[]): OtherFold {
    const states = new Map(this.statesAt(from))
    let done = 0
    return {
      states,
      step: (budget) => {
        for (const position of order.slice(done, done + budget)) this.#applyTo(states, position)
        done = Math.min(done + budget, order.length)
        return done === order.length
      },
    }
  }
}

interface OtherFold {
  readonly states: States
  /** Folds at most `budget` rows. Returns whether all rows are folded. */
  readonly step: (budget: number) => boolean
}

/** A change to the log: leave out the row at a position, or let it come later by a number of rows. */
export interface WhatIf {
  readonly position: number
  /** `null` leaves the row out. */
  readonly later: number | null
}

/** The positions of the rows after the change, from the changed row to `end`. */
export const orderAfter = ({ position, later }: WhatIf, end: number): readonly number[] => {
  const rest = Array.from({ length: Math.max(0, end - position) }, (_, at) => position + 1 + at)
  return later === null ? rest : [...rest.slice(0, later), position, ...rest.slice(later)]
}
