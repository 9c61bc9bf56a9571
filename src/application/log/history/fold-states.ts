import { reduceEntry, type Entry, type PureReducer } from '../../../domain/event-log'
import { tableFrom } from '../../../domain/kernel/table'
import type { LogName } from '../../../domain/log-export'
import { hashEncoded } from '../hash-state'

/** A reducer, and the log whose entries it folds. */
export interface LogReducer {
  readonly log: LogName
  readonly reducer: PureReducer
}

/** The state of each reducer of both logs, by the reducer's name. */
export type States = ReadonlyMap<string, unknown>

/** Folds entries into states. It finds the reducers of a type once. */
export class StateFolder {
  readonly #byType = new Map<string, readonly PureReducer[]>()

  constructor(readonly reducers: readonly LogReducer[]) {}

  #handlersOf(log: LogName, type: string): readonly PureReducer[] {
    const key = `${log} ${type}`
    const known =
      this.#byType.get(key) ??
      this.reducers.flatMap((one) =>
        one.log === log && (type === 'AlarmRang' || one.reducer.handles.has(type)) ? [one.reducer] : [],
      )
    this.#byType.set(key, known)
    return known
  }

  /** Changes `states` in place. */
  apply(states: Map<string, unknown>, log: LogName, entry: Entry): void {
    for (const reducer of this.#handlersOf(log, entry.message.type))
      states.set(reducer.name, reduceEntry(reducer, states.get(reducer.name), entry))
  }

  /** The hash of all states, as `npm run replay` computes it. */
  hash(states: States): string {
    return hashEncoded(
      tableFrom(
        this.reducers.map(({ reducer }) => [reducer.name, reducer.codec.encode(states.get(reducer.name))] as const),
      ),
    )
  }
}
