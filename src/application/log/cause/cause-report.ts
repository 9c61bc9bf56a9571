import type { Cause } from './find-cause'
import type { NamedEntry } from './foldable-log'

const MOST_TEXT = 160

/** `A12` is entry 12 of the account log, `T12` entry 12 of the tab log, as in the codes of toasts. */
const codeOf = ({ log, entry: { seq } }: NamedEntry): string => `${log === 'account' ? 'A' : 'T'}${seq}`

const lineOf = (named: NamedEntry): string => {
  const { at, message } = named.entry
  const { type, ...fields } = message
  const text = JSON.stringify(fields)
  const shown = text.length > MOST_TEXT ? `${text.slice(0, MOST_TEXT)}…` : text
  return `  ${codeOf(named).padEnd(6)} ${new Date(at).toISOString().slice(11, 23)}  ${type}  ${shown}`
}

/** What `npm run replay -- FILE --cause` prints. `total`: the number of entries in the file. */
export const causeReport = ({ fault, since, entries, folds }: Cause, total: number): string =>
  [
    `The check fails: ${fault}`,
    since === null ? 'It fails before the first entry.' : `It fails from this entry on:\n${lineOf(since)}`,
    '',
    `${entries.length} of ${total} entries are enough (${folds} folds):`,
    ...entries.map(lineOf),
  ].join('\n')
