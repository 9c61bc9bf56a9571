import { canonicalJson } from '../../../domain/kernel/canonical-json'
import type { LogReducer, States } from './fold-states'

interface Folding {
  readonly states: States
  readonly step: (budget: number) => boolean
}

const fieldIn = (value: unknown, [name, ...rest]: readonly string[]): unknown => {
  if (name === undefined) return value
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, name)) return undefined
  return fieldIn(new Map<string, unknown>(Object.entries(value)).get(name), rest)
}

const textOf = (value: unknown): string => (value === undefined ? 'undefined' : canonicalJson(value))

/** Finds the rows that changed a field of a reducer's state, in steps. */
export class FieldChanges {
  readonly #found: number[] = []
  #position: number
  #state: unknown
  #field: string

  constructor(
    /** A fold that continues after the position `from`. */
    private readonly folding: Folding,
    private readonly of: LogReducer,
    /** The state as the drawer shows it. The path leads through this value. */
    private readonly shown: (state: unknown) => unknown,
    private readonly path: readonly string[],
    from: number,
    private readonly end: number,
  ) {
    this.#position = from
    this.#field = this.#fieldOf(this.#current())
  }

  /** The positions of the rows found so far. */
  get found(): readonly number[] {
    return this.#found
  }

  /** Reads at most `budget` more rows. Returns whether all rows were read. */
  step(budget: number): boolean {
    const to = Math.min(this.end, this.#position + budget)
    while (this.#position < to) {
      this.#position += 1
      this.folding.step(1)
      const state = this.#current()
      if (state === this.#state) continue
      const field = this.#fieldOf(state)
      if (field !== this.#field) this.#found.push(this.#position)
      this.#field = field
    }
    return this.#position === this.end
  }

  #current(): unknown {
    return this.folding.states.get(this.of.reducer.name)
  }

  #fieldOf(state: unknown): string {
    this.#state = state
    return textOf(fieldIn(this.shown(state), this.path))
  }
}
