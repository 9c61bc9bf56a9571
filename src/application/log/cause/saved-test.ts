import { writeLogFile, type LogFile } from '../../../domain/log-export'
import type { NamedEntry } from './foldable-log'

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

/** `name`: the name of both files, without an ending. */
export const savedTest = (
  name: string,
  { head, lines }: LogFile,
  entries: readonly NamedEntry[],
  expectation: string,
): SavedTest => {
  const numbersOf = (log: string): ReadonlySet<number> =>
    new Set(entries.flatMap((named) => (named.log === log ? [named.entry.seq] : [])))
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
