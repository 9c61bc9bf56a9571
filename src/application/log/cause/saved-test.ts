import { writeLogFile, type LogFile, type LogName } from '../../../domain/log-export'

/** The files of a test over a part of a log. */
export interface SavedTest {
  /** An exported log with the snapshot and the chosen entries. */
  readonly fixture: string
  /** The test, which fails as long as the expectation does. */
  readonly code: string
}

const hasNumber = (stored: unknown, numbers: ReadonlySet<number>): boolean =>
  typeof stored === 'object' && stored !== null && 'seq' in stored && numbers.has(Number(stored.seq))

/** A string literal, in the quotes of this code base. */
const quoted = (text: string): string => `'${text.replaceAll('\\', String.raw`\\`).replaceAll("'", String.raw`\'`)}'`

/** The name of a saved test: small letters, digits and hyphens, at most 60. */
export const isTestName = (name: string): boolean => /^[a-z][a-z0-9-]{0,59}$/.test(name)

/** The place of an entry in one of the two logs. */
interface EntryPlace {
  readonly log: LogName
  readonly seq: number
}

/** `name`: the name of both files, without an ending. `entries`: the entries that the fixture keeps. */
export const savedTest = (
  name: string,
  { head, lines }: LogFile,
  entries: readonly EntryPlace[],
  expectation: string,
): SavedTest => {
  const numbersOf = (log: string): ReadonlySet<number> =>
    new Set(entries.flatMap((entry) => (entry.log === log ? [entry.seq] : [])))
  const numbers = { account: numbersOf('account'), tab: numbersOf('tab') }
  return {
    fixture: writeLogFile(
      head,
      lines.filter((line) => !('entry' in line) || hasNumber(line.entry, numbers[line.log])),
    ),
    code: `import { expect, it } from 'vitest'
import { faultIn } from '../fault-in'

it(${quoted(`the saved log ${name} ends with ${expectation}`)}, () => {
  expect(faultIn(${quoted(`${name}.jsonl`)}, ${quoted(expectation)})).toBeNull()
})
`,
  }
}
