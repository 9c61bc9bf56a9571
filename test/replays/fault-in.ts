import { readFileSync } from 'node:fs'
import path from 'node:path'
import * as E from 'fp-ts/Either'
import { readExpectation } from '../../src/application/log/cause/expectation'
import { foldableLog } from '../../src/application/log/cause/foldable-log'
import { readLogFile } from '../../src/domain/log-export'
import { features } from '../support/domain-exports'

/** What an expectation says of a log in the folder `saved`; `null` if the log is as expected. */
export const faultIn = (file: string, expectation: string): string | null => {
  const read = readLogFile(readFileSync(path.join(import.meta.dirname, 'saved', file), 'utf8'))
  const check = readExpectation(expectation)
  if (E.isLeft(read)) throw new Error(read.left)
  if (E.isLeft(check)) throw new Error(check.left)
  const log = foldableLog(read.right, [...features.values()])
  const fold = log.begin()
  for (const entry of log.entries) fold.apply(entry)
  return check.right(fold.states())
}
