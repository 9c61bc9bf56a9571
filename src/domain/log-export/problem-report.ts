import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { readLogFile, writeLogFile, type LogFile, type LogName } from './log-file'

/** An entry of a report that a person reads before saving it. `at` is in milliseconds. */
export interface ReportEntry {
  /** The place of the entry's line in the file. */
  readonly line: number
  readonly log: LogName
  readonly seq: number
  readonly at: number
  readonly type: string
  /** The redacted message. */
  readonly message: unknown
}

/** An exported log before a person has saved it. The newest entries come first. */
export interface ReportDraft {
  readonly file: LogFile
  readonly entries: readonly ReportEntry[]
}

const Readable = t.type({ seq: t.number, at: t.number, message: t.type({ type: t.string }) })

/** Reads an exported log as a draft. `null` if the text is no exported log. */
export const draftReport = (text: string): ReportDraft | null => {
  const read = readLogFile(text)
  if (E.isLeft(read)) return null
  const file = read.right
  const entries = file.lines.flatMap((one, line): readonly ReportEntry[] => {
    if (!('entry' in one) || !Readable.is(one.entry)) return []
    const { seq, at, message } = one.entry
    return [{ line, log: one.log, seq, at, type: message.type, message }]
  })
  return { file, entries: entries.toSorted((a, b) => b.at - a.at || b.line - a.line) }
}

/** Writes the report without the removed lines. */
export const writeReport = ({ file: { head, lines } }: ReportDraft, removed: ReadonlySet<number>): string =>
  writeLogFile(
    removed.size === 0 ? head : { ...head, removed: removed.size },
    lines.filter((_, line) => !removed.has(line)),
  )
