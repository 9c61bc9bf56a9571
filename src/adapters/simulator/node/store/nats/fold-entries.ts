import { StartupError } from '../../startup-error'
import { foldInput, type Folded } from '../input-store'
import { inputOf, versionProblem, type LogPlace } from '../entry-text'
import type { LogEntry } from './log-line'

/** The state after the entries that were read so far. */
export interface EntryFold {
  readonly position: () => number
  readonly inputs: () => number
  readonly folded: () => Folded | null
  /** Throws `StartupError` for an entry that is damaged, misses its predecessor or is of another version. */
  readonly take: (seq: number, entry: LogEntry | null) => void
}

/** Folds the entries of the log one after the other. `place` names the log in messages. */
export const foldEntries = (place: LogPlace): EntryFold => {
  let position = 0
  let inputs = 0
  let folded: Folded | null = null
  return {
    position: () => position,
    inputs: () => inputs,
    folded: () => folded,
    take: (seq, entry) => {
      const damage = (reason: string): StartupError =>
        new StartupError(
          `The log in ${place.name} is damaged at entry ${position + 1}: ${reason}. Nothing was changed.`,
        )
      if (seq !== position + 1) throw damage('the entry is missing')
      if (entry === null) throw damage('it is no entry of this product')
      const problem = versionProblem(place, entry.version)
      if (problem !== null) throw new StartupError(problem)
      if (entry.inputsBefore !== inputs)
        throw damage(`${entry.inputsBefore} inputs should stand before it, not ${inputs}`)
      let after = folded
      for (const text of entry.texts) {
        const input = inputOf(text)
        if (input === null) throw damage('it holds an input that this version does not know')
        after = foldInput(after, input)
      }
      folded = after
      inputs += entry.texts.length
      position = seq
    },
  }
}
