import * as E from 'fp-ts/Either'
import { entryCodec, type Entry, type Feature } from '../../../domain/event-log'
import { entriesOf, tableFrom, type Table } from '../../../domain/kernel/table'
import type { LogFile, LogName } from '../../../domain/log-export'
import { logDefinitions, logFrom } from '../replay'

/** An entry of an exported log, with the log that contains it. */
export interface NamedEntry {
  readonly log: LogName
  readonly entry: Entry
}

/** A fold from the snapshot of an exported file. */
interface Fold {
  /** The entry keeps its number, because effects refer to numbers. Entries before it may be missing. */
  readonly apply: (entry: NamedEntry) => void
  /** The state of each reducer of both logs, by the reducer's name. */
  readonly states: () => Table<unknown>
}

/** An exported file whose entries are decoded once, so that any part of them can be folded again and again. */
export interface FoldableLog {
  /** The readable entries of both logs, in the order of their times. */
  readonly entries: readonly NamedEntry[]
  readonly begin: () => Fold
}

export const foldableLog = (file: LogFile, features: readonly Feature[]): FoldableLog => {
  const definitions = logDefinitions(features)
  const entries = definitions.flatMap(({ name, message }): readonly NamedEntry[] => {
    const codec = entryCodec(message)
    return file.lines.flatMap((line): readonly NamedEntry[] => {
      const decoded = 'entry' in line && line.log === name ? codec.decode(line.entry) : null
      return decoded === null || E.isLeft(decoded) ? [] : [{ log: name, entry: decoded.right }]
    })
  })
  return {
    entries: entries.sort((a, b) => a.entry.at - b.entry.at),
    begin: () => {
      const slices = definitions.map((definition) => [definition.name, logFrom(file, definition).slices] as const)
      return {
        apply: ({ log, entry }) => {
          for (const [name, table] of slices)
            if (name === log) for (const slice of Object.values(table)) slice.apply(entry)
        },
        states: () =>
          tableFrom(
            slices.flatMap(([, table]) => entriesOf(table).map(([reducer, slice]) => [reducer, slice.get()] as const)),
          ),
      }
    },
  }
}
