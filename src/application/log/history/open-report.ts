import * as E from 'fp-ts/Either'
import { NEVER } from 'rxjs'
import { loadOldFormats, ownerOf, upcastChunk } from '../../../domain/event-log'
import { addMs } from '../../../domain/kernel/instant'
import { readLogFile, type LogFile, type LogName } from '../../../domain/log-export'
import type { LazyFeatures } from '../../features/lazy-features'
import type { Clock } from '../../ports/browser/clock'
import { snapshotIn } from '../replay'
import { historyOf, type ReadableLog } from './history-of'
import { rowOf } from './history-row'
import type { OpenHistory } from './open-history'

/** The logs of the running app. A report is folded with their reducers and read with their codecs. */
interface AppLogs {
  readonly ports: { readonly clock: Clock }
  readonly features: Pick<LazyFeatures, 'load'>
  readonly account: ReadableLog
  readonly tab: ReadableLog
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

const LOGS = ['account', 'tab'] as const

const contentIn = (file: LogFile, name: LogName) => ({
  base: snapshotIn(file, name),
  entries: file.lines.flatMap((line) => ('entry' in line && line.log === name ? [line.entry] : [])),
})

/**
 * Reads a report, and loads the features in it. `null` if the text is no exported log, or a newer version of the
 * program wrote it. The report enters no log of the app.
 */
export const readReport = async (text: string, logs: AppLogs): Promise<Report | null> => {
  const read = readLogFile(text)
  if (E.isLeft(read)) return null
  const file = read.right
  await loadOldFormats()
  await Promise.allSettled([...ownersIn(file)].map(logs.features.load))
  const { clock } = logs.ports
  return {
    file,
    open: {
      history: historyOf(
        LOGS.map((name) => ({
          name,
          log: logs[name].log,
          shapeOf: logs[name].shapeOf,
          content: contentIn(file, name),
        })),
      ),
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
