import * as E from 'fp-ts/Either'
import { causeReport } from './application/log/cause/cause-report'
import { readExpectation, type Check } from './application/log/cause/expectation'
import { findCause } from './application/log/cause/find-cause'
import { foldableLog } from './application/log/cause/foldable-log'
import { isTestName, onlyEntries, savedTest, type SavedTest } from './application/log/cause/saved-test'
import { replay } from './application/log/replay'
import { summaryOf } from './application/log/replay-summary'
import { isFeature, loadOldFormats, type Feature } from './domain/event-log'
import { readLogFile } from './domain/log-export'

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('./domain/*/feature.ts', { eager: true })
const manifests: readonly Feature[] = Object.values(modules).flatMap((module) =>
  Object.values(module).filter(isFeature),
)

await loadOldFormats()

/** The result of `npm run replay`. The browser tests run the same module in a page. */
export const summaryOfFile = (text: string): { readonly ok: boolean; readonly hash: string; readonly text: string } =>
  E.match(
    (why: string) => ({ ok: false, hash: '', text: why }),
    (replayed: Parameters<typeof summaryOf>[0]) => ({ ok: true, hash: replayed.hash, text: summaryOf(replayed) }),
  )(replay(text, manifests))

export interface Verdict {
  readonly isMet: boolean
  readonly text: string
  /** A test of the smallest failing part, if a name was given. */
  readonly test: SavedTest | null
}

/**
 * Checks an expectation over a log, and finds the cause if the log fails it. `Left`: the file, the expectation or the
 * name cannot be read. `name`: the name of a test to write.
 */
export const causeInFile = (text: string, expectation: string, name: string | null): E.Either<string, Verdict> => {
  if (name !== null && !isTestName(name))
    return E.left(`"${name}" is no name of a test. Use at most 60 small letters, digits and hyphens, a letter first.`)
  const file = readLogFile(text)
  if (E.isLeft(file)) return file
  return E.map((check: Check): Verdict => {
    const log = foldableLog(file.right, manifests)
    const cause = findCause(log, check)
    return {
      isMet: cause === null,
      text: cause === null ? `The log is as expected: ${expectation}` : causeReport(cause, log.entries.length),
      test: name === null ? null : savedTest(name, onlyEntries(file.right, cause?.entries ?? log.entries), expectation),
    }
  })(readExpectation(expectation))
}
