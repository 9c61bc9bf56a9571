import * as t from 'io-ts'
import { Subject, Subscription, type Observable } from 'rxjs'
import type { Entry } from '../../../domain/event-log'
import { versioned } from '../../../domain/event-log'
import { addMs } from '../../../domain/kernel/instant'
import { makeRedaction, type LogName } from '../../../domain/log-export'
import { contentOf, settledLogs, type Exported, type RunningLogs } from '../export-log'
import type { LogReducer } from './fold-states'
import { historyOf } from './history-of'
import { rowOf, writtenOf, type HistoryRow, type ShapeOf } from './history-row'
import type { LogHistory } from './log-history'

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
  readonly log: Exported['log'] & { readonly changes$: Observable<void> }
}

interface Heard {
  readonly name: LogName
  readonly entry: Entry
}

const HasState = t.type({ state: t.unknown })

/** Reads both logs from the store and follows them. The history only listens: it appends nothing to a log. */
export const openHistory = async (logs: RunningLogs): Promise<OpenHistory> => {
  const early: Heard[] = []
  let take = (heard: Heard): void => {
    early.push(heard)
  }
  const running = new Subscription()
  // The subscription comes before the read, so the history misses no entry that is appended meanwhile.
  const follow = (name: LogName, entries$: Observable<Entry>): void =>
    running.add(entries$.subscribe((entry) => take({ name, entry })))
  follow('account', logs.account.log.entries$)
  follow('tab', logs.tab.log.entries$)
  const sources: readonly Source[] = await settledLogs(logs)
  const filled = await Promise.all(
    sources.map(async (source) => ({ ...source, content: await contentOf(logs.ports.logStore, source) })),
  )
  const shapeOf = (name: LogName): ShapeOf => sources.find((one) => one.name === name)?.shapeOf ?? (() => undefined)
  const history = historyOf(filled)

  const changes$ = new Subject<void>()
  const stale$ = new Subject<void>()
  const last = new Map(filled.map(({ name, content }) => [name, content.base?.seq ?? 0]))
  for (let position = history.first + 1; position <= history.end; position += 1) {
    const row = history.rowAt(position)
    if (row !== null) last.set(row.log, row.seq)
  }
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
