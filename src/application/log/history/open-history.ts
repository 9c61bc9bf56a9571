import * as t from 'io-ts'
import { Subject, Subscription, type Observable } from 'rxjs'
import type { Entry } from '../../../domain/event-log'
import { versioned } from '../../../domain/event-log'
import { addMs } from '../../../domain/kernel/instant'
import { makeRedaction, type LogName } from '../../../domain/log-export'
import { contentOf, settledLogs, type Exported, type RunningLogs } from '../export-log'
import type { LogReducer, States } from './fold-states'
import { rowOf, rowReader, writtenOf, type HistoryRow, type ShapeOf } from './history-row'
import { LogHistory } from './log-history'
import { statesIn } from './states-in'

/** The history of a running app, which grows with the app's logs. */
export interface OpenHistory {
  readonly history: LogHistory
  /** Emits after new rows. */
  readonly changes$: Observable<void>
  /**
   * Emits when the history no longer continues: another tab's log replaced the log, or a feature has loaded. Open the
   * history again.
   */
  readonly stale$: Observable<void>
  /** The fields of a row as an exported log contains them. */
  readonly fieldsOf: (row: HistoryRow) => unknown
  /** The state of a reducer as an exported log contains it. */
  readonly shownState: (reducer: LogReducer, state: unknown) => unknown
  /** Calls after `ms`. Returns a function that cancels the call. */
  readonly wake: (ms: number, call: () => void) => () => void
  readonly close: () => void
}

interface Source extends Exported {
  readonly log: Exported['log'] & {
    readonly entries$: Observable<Entry>
    readonly changes$: Observable<void>
  }
}

interface Heard {
  readonly name: LogName
  readonly entry: Entry
}

const HasState = t.type({ state: t.unknown })

const reducersIn = (sources: readonly Source[]): readonly LogReducer[] =>
  sources.flatMap(({ name, log }) => log.readers.map(([, { reducer }]) => ({ log: name, reducer })))

/** The rows of both logs by time. Rows of one log keep their order. */
export const byTime = (rows: readonly HistoryRow[]): readonly HistoryRow[] => [...rows].sort((a, b) => a.at - b.at)

/** Reads both logs from the store and follows them. The history only listens: it appends nothing to a log. */
export const openHistory = async (logs: RunningLogs): Promise<OpenHistory> => {
  const sources: readonly Source[] = await settledLogs(logs)
  const early: Heard[] = []
  let take = (heard: Heard): void => {
    early.push(heard)
  }
  const running = new Subscription()
  for (const { name, log } of sources)
    running.add(
      log.entries$.subscribe((entry) => {
        take({ name, entry })
      }),
    )
  const contents = await Promise.all(sources.map((source) => contentOf(logs.ports.logStore, source)))

  const shapeOf = (name: LogName): ShapeOf => sources.find((one) => one.name === name)?.shapeOf ?? (() => undefined)
  const readers = { account: rowReader(shapeOf('account')), tab: rowReader(shapeOf('tab')) }
  const reducers = reducersIn(sources)
  const before: States = new Map(
    sources.flatMap(({ name, shapeOf: ofType }, at) => {
      const own = reducers.flatMap(({ log, reducer }) => (log === name ? [reducer] : []))
      return [...statesIn(contents[at]?.base ?? null, own, ofType)]
    }),
  )
  const rows = byTime(
    sources.flatMap(({ name }, at) => (contents[at]?.entries ?? []).flatMap((stored) => rowOf(name, stored) ?? [])),
  )
  const history = new LogHistory({ reducers, before, rows, read: (row) => readers[row.log](row) })

  const changes$ = new Subject<void>()
  const stale$ = new Subject<void>()
  const last = new Map(sources.map(({ name }, at) => [name, contents[at]?.base?.seq ?? 0]))
  for (const { log, seq } of rows) last.set(log, seq)
  take = ({ name, entry }) => {
    const known = last.get(name) ?? 0
    if (entry.seq <= known) return
    if (entry.seq > known + 1) stale$.next()
    last.set(name, entry.seq)
    const row = rowOf(name, writtenOf(entry, shapeOf(name)))
    if (row !== null) history.append(row)
    changes$.next()
  }
  for (const heard of early) take(heard)
  const counts = (): number => sources.reduce((sum, { log }) => sum + log.readers.length, 0)
  const opened = counts()
  for (const { log } of sources)
    running.add(
      log.changes$.subscribe(() => {
        if (counts() !== opened) stale$.next()
      }),
    )

  const redaction = makeRedaction()
  const { clock } = logs.ports
  return {
    history,
    changes$,
    stale$,
    fieldsOf: ({ log, written }) => redaction.entry(written, shapeOf(log)),
    shownState: ({ reducer: { name, shape, codec } }, state) => {
      const [, shown] = redaction.piece(name, versioned(codec.encode(state)), { unit: name, shape })
      return HasState.is(shown) ? shown.state : null
    },
    wake: (ms, call) => clock.wake(addMs(clock.now(), ms), call),
    close: () => running.unsubscribe(),
  }
}
