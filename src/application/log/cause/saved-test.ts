import { writeLogFile, type LogFile } from '../../../domain/log-export'
import type { NamedEntry } from './foldable-log'

/** The files of a test over a log. */
export interface SavedTest {
  /** The exported log. */
  readonly fixture: string
  /** The test, which fails as long as the expectation does. */
  readonly code: string
}

const hasNumber = (stored: unknown, numbers: ReadonlySet<number>): boolean =>
  typeof stored === 'object' && stored !== null && 'seq' in stored && numbers.has(Number(stored.seq))

/** A string literal, in the quotes of this code base. */
const quoted = (text: string): string => `'${text.replaceAll('\\', String.raw`\\`).replaceAll("'", String.raw`\'`)}'`

/** Whether a text is the name of a saved test: at most 60 small letters, digits and hyphens, a letter first. */
export const isTestName = (name: string): boolean => /^[a-z][a-z0-9-]{0,59}$/.test(name)

/** The file with only these entries. Its snapshots stay. */
export const onlyEntries = (file: LogFile, entries: readonly NamedEntry[]): LogFile => {
  const numbersOf = (log: string): ReadonlySet<number> =>
    new Set(entries.flatMap((named) => (named.log === log ? [named.entry.seq] : [])))
  const numbers = { account: numbersOf('account'), tab: numbersOf('tab') }
  return {
    ...file,
    lines: file.lines.filter((line) => !('entry' in line) || hasNumber(line.entry, numbers[line.log])),
  }
}

/** A test of the whole file. `name`: the name of both files, without an ending. */
export const savedTest = (name: string, { head, lines }: LogFile, expectation: string): SavedTest => ({
  fixture: writeLogFile(head, lines),
  code: `import { expect, it } from 'vitest'
import { faultIn } from '../fault-in'

it(${quoted(`the saved log ${name} ends with ${expectation}`)}, () => {
  expect(faultIn(${quoted(`${name}.jsonl`)}, ${quoted(expectation)})).toBeNull()
})
`,
})
