import * as E from 'fp-ts/Either'
import * as t from 'io-ts'

/** The version of the lines in the file. The data in each line has a separate version. */
export const FILE_VERSION = 1

const LogName = t.union([t.literal('account'), t.literal('tab')])
export type LogName = t.TypeOf<typeof LogName>

/** `base`: the entry number of the snapshot. `dropped`, `passedOver`: counters of the tab that wrote the file. */
const LogHead = t.strict(
  {
    log: LogName,
    base: t.union([t.number, t.null]),
    dropped: t.number,
    passedOver: t.number,
  },
  'LogHead',
)

/** `removed`: the number of entries that a person removed before saving. */
const Head = t.exact(
  t.intersection([
    t.type({
      format: t.literal('loop-log'),
      version: t.number,
      app: t.string,
      at: t.number,
      logs: t.readonlyArray(LogHead),
    }),
    t.partial({ removed: t.number }),
  ]),
  'Head',
)
export type Head = t.TypeOf<typeof Head>

const PieceLine = t.strict({ log: LogName, piece: t.string, stored: t.unknown })
const EntryLine = t.strict({ log: LogName, entry: t.unknown })
export type Line = t.TypeOf<typeof PieceLine> | t.TypeOf<typeof EntryLine>

export interface LogFile {
  readonly head: Head
  readonly lines: readonly Line[]
  /** The number of unreadable lines, such as the last line of a truncated file. */
  readonly unreadable: number
}

const parsed = (line: string): unknown => {
  try {
    return JSON.parse(line)
  } catch {
    return null
  }
}

/** Reads an exported log. `Left` contains the reason if the text is not a log. */
export const readLogFile = (text: string): E.Either<string, LogFile> => {
  const [first = '', ...rest] = text.split('\n').filter((line) => line.trim() !== '')
  const head = Head.decode(parsed(first))
  if (E.isLeft(head)) return E.left('This is no exported log: its first line is not the head of one.')
  if (head.right.version > FILE_VERSION) {
    return E.left(`This log is of version ${head.right.version}; this program reads up to ${FILE_VERSION}.`)
  }
  const read = rest.map(parsed)
  const lines = read.flatMap((line): readonly Line[] => {
    const piece = PieceLine.decode(line)
    const entry = EntryLine.decode(line)
    if (t.UnknownRecord.is(line) && 'piece' in line) return E.isRight(piece) ? [piece.right] : []
    return E.isRight(entry) && t.UnknownRecord.is(line) && 'entry' in line ? [entry.right] : []
  })
  return E.right({ head: head.right, lines, unreadable: read.length - lines.length })
}

export const writeLogFile = (head: Head, lines: readonly Line[]): string =>
  [head, ...lines].map((line) => `${JSON.stringify(line)}\n`).join('')
