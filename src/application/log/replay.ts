import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { coreAccountMessages, coreAccountSlices, coreTabMessages, coreTabSlices } from '../../domain/core'
import { messageUnion, type AnyMessage, type Feature, type SliceTable } from '../../domain/event-log'
import { EPOCH, type Instant } from '../../domain/kernel/instant'
import { entriesOf, tableFrom } from '../../domain/kernel/table'
import { readLogFile, type Head, type LogFile, type LogName } from '../../domain/log-export'
import { EventLog, type LogSlices } from './event-log'
import { hashState } from './hash-state'
import { applyEntries } from './restore-log'

export interface ReplayedLog {
  readonly name: LogName
  readonly base: number | null
  readonly seq: number
  readonly entries: number
  readonly span: { readonly from: Instant; readonly to: Instant } | null
  readonly counts: ReadonlyMap<string, number>
  readonly passedOver: number
  readonly units: readonly (readonly [string, unknown])[]
  readonly slices: LogSlices
}

export interface Replay {
  readonly head: Head
  readonly unreadable: number
  readonly logs: readonly ReplayedLog[]
  /** The hash of the final state of every reducer, of both logs. */
  readonly hash: string
}

/** Entries carry their own time, so a replay never reads the clock. */
const noClock = { now: () => EPOCH, wake: () => () => undefined }

const HasValue = t.type({ value: t.unknown })

const replayLog = <M extends AnyMessage>(
  { head, lines }: LogFile,
  name: LogName,
  slices: LogSlices,
  message: t.Type<M, unknown>,
): ReplayedLog => {
  const log = new EventLog<M>(slices, noClock, () => [])
  const counts = new Map<string, number>()
  let span: { from: Instant; to: Instant } | null = null
  log.entries$.subscribe(({ at, message: { type } }) => {
    counts.set(type, (counts.get(type) ?? 0) + 1)
    span = { from: span?.from ?? at, to: at }
  })
  const mine = lines.filter((line) => line.log === name)
  const base = head.logs.find(({ log: one }) => one === name)?.base ?? null
  if (base !== null) {
    log.restore({
      seq: base,
      pieces: tableFrom(mine.flatMap((line) => ('piece' in line ? [[line.piece, line.stored] as const] : []))),
    })
  }
  const passedOver = applyEntries(
    log,
    { entries: mine.flatMap((line) => ('entry' in line ? [line.entry] : [])) },
    message,
  )
  return {
    name,
    base,
    seq: log.seq,
    entries: [...counts.values()].reduce((sum, n) => sum + n, 0),
    span,
    counts,
    passedOver,
    slices,
    units: entriesOf(slices).map(([unit, slice]) => {
      const state = slice.get()
      return [unit, HasValue.is(state) ? state.value : null] as const
    }),
  }
}

const slicesIn = (tables: readonly SliceTable[]): SliceTable =>
  tableFrom(tables.flatMap((table) => Object.values(table).map((slice) => [slice.name, slice] as const)))

/** Folds an exported log from its beginning, as the app did. `features`: the manifests of all features. */
export const replay = (text: string, features: readonly Feature[]): E.Either<string, Replay> =>
  E.map((file: LogFile): Replay => {
    const made = features.map((feature) => feature.slices())
    const account = replayLog(
      file,
      'account',
      slicesIn([coreAccountSlices(), ...made.map((slices) => slices.account)]),
      messageUnion(Object.assign({}, coreAccountMessages, ...features.map(({ messages }) => messages.account))),
    )
    const tab = replayLog(
      file,
      'tab',
      slicesIn([coreTabSlices(), ...made.map((slices) => slices.tab)]),
      messageUnion(Object.assign({}, coreTabMessages, ...features.map(({ messages }) => messages.tab))),
    )
    return {
      head: file.head,
      unreadable: file.unreadable,
      logs: [account, tab],
      hash: hashState(tableFrom([...entriesOf(account.slices), ...entriesOf(tab.slices)])),
    }
  })(readLogFile(text))
