/**
 * An entry of the log that servers share: the inputs that one writer stored together. An entry without inputs is a
 * takeover. It makes its writer the only one that can append.
 */
export interface LogEntry {
  /** The place of the entry, counted from 1 without gaps. */
  readonly seq: number
  /** The id of the process that wrote the entry. A new process has a new id. */
  readonly writer: string
  /** The version of the state to which the inputs belong. */
  readonly version: number
  /** How many inputs all earlier entries hold. */
  readonly inputsBefore: number
  readonly texts: readonly string[]
}

/** The log that servers share, as a writer uses it. The promises never reject. */
export interface LogLine {
  /**
   * Stores the entry only if `seq - 1` is the last place. `unknown`: it may be stored or not, for example because no
   * response arrived.
   */
  readonly publish: (entry: LogEntry) => Promise<'stored' | 'unknown'>
  readonly writerAt: (seq: number) => Promise<{ readonly writer: string } | 'none' | 'unreachable'>
}

/** Who stands at a place of the log after an attempt to store an entry there. */
export type Outcome = 'stored' | 'taken' | 'unknown'

/**
 * Tries once to store the entry, and looks at its place if that remains unclear. A writer never has two different
 * entries for one place, so its id at that place means that this entry is stored.
 */
export const tryEntry = async (line: LogLine, entry: LogEntry): Promise<Outcome> => {
  if ((await line.publish(entry)) === 'stored') return 'stored'
  const found = await line.writerAt(entry.seq)
  if (found === 'none' || found === 'unreachable') return 'unknown'
  return found.writer === entry.writer ? 'stored' : 'taken'
}
