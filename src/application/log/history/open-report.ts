import * as E from 'fp-ts/Either'
import { NEVER } from 'rxjs'
import { loadOldFormats, ownerOf, upcastChunk, type Slice } from '../../../domain/event-log'
import { addMs } from '../../../domain/kernel/instant'
import { readLogFile, type LogFile } from '../../../domain/log-export'
import type { LazyFeatures } from '../../features/lazy-features'
import type { Clock } from '../../ports/browser/clock'
import { snapshotIn } from '../replay'
import { rowOf, rowReader, type ShapeOf } from './history-row'
import { LogHistory } from './log-history'
import { byTime, type OpenHistory } from './open-history'
import { statesIn } from './states-in'

/** A log of the running app. A report is folded with the log's reducers and read with its codecs. */
interface ReportReader {
  readonly log: { readonly readers: readonly (readonly [string, Pick<Slice, 'reducer'>])[] }
  readonly shapeOf: ShapeOf
}

interface ReportReaders {
  readonly ports: { readonly clock: Clock }
  readonly features: Pick<LazyFeatures, 'load'>
  readonly account: ReportReader
  readonly tab: ReportReader
}

/** An exported log, and its history. */
export interface Report {
  readonly file: LogFile
  readonly open: OpenHistory
}

/** The features with a chunk or an entry in the file. */
const ownersIn = ({ lines }: LogFile): ReadonlySet<string> =>
  new Set(
    lines.flatMap((line) => {
      const names =
        'piece' in line
          ? upcastChunk(line.piece, line.stored).map(({ name }) => name)
          : [rowOf(line.log, line.entry)?.type ?? '']
      return names.flatMap((name) => ownerOf(name) ?? [])
    }),
  )

const historyOf = (file: LogFile, { account, tab }: Pick<ReportReaders, 'account' | 'tab'>): LogHistory => {
  const logs = [['account', account] as const, ['tab', tab] as const].map(
    ([
      log,
      {
        log: { readers },
        shapeOf,
      },
    ]) => ({
      log,
      shapeOf,
      reducers: readers.map(([, { reducer }]) => reducer),
    }),
  )
  const read = { account: rowReader(account.shapeOf), tab: rowReader(tab.shapeOf) }
  return new LogHistory({
    reducers: logs.flatMap(({ log, reducers }) => reducers.map((reducer) => ({ log, reducer }))),
    before: new Map(
      logs.flatMap(({ log, reducers, shapeOf }) => [...statesIn(snapshotIn(file, log), reducers, shapeOf)]),
    ),
    rows: byTime(file.lines.flatMap((line) => ('entry' in line ? (rowOf(line.log, line.entry) ?? []) : []))),
    read: (row) => read[row.log](row),
  })
}

/**
 * Reads a report, and loads the features in it. `null` if the text is no exported log, or a newer version of the
 * program wrote it. The report enters no log of the app.
 */
export const readReport = async (text: string, readers: ReportReaders): Promise<Report | null> => {
  const read = readLogFile(text)
  if (E.isLeft(read)) return null
  const file = read.right
  await loadOldFormats()
  await Promise.allSettled([...ownersIn(file)].map(readers.features.load))
  const { clock } = readers.ports
  return {
    file,
    open: {
      history: historyOf(file, readers),
      changes$: NEVER,
      stale$: NEVER,
      // The export has redacted the fields.
      fieldsOf: ({ written }) => written,
      shownState: ({ reducer: { codec } }, state) => codec.encode(state),
      wake: (ms, call) => clock.wake(addMs(clock.now(), ms), call),
      close: () => undefined,
    },
  }
}
