import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { coreAccountMessages, coreAccountSlices, coreTabMessages, coreTabSlices } from '../../domain/core'
import {
  MessageRegistry,
  toOpaqueMessage,
  type AnyMessage,
  type Feature,
  type MessageCodecs,
  type SliceTable,
} from '../../domain/event-log'
import type { Instant } from '../../domain/kernel/instant'
import { entriesOf, tableFrom } from '../../domain/kernel/table'
import { readLogFile, type Head, type LogFile, type LogName } from '../../domain/log-export'
import type { LogSlices } from './event-log'
import { hashState } from './hash-state'
import { applyEntries } from './restore-log'
import { restoredLog } from './restored-log'
import type { StoredSnapshot } from './snapshot'

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

const HasValue = t.type({ value: t.unknown })

/** One of the two logs of a file: its reducers, at their first states, and the codec of its messages. */
export interface LogDefinition {
  readonly name: LogName
  readonly slices: () => LogSlices
  readonly message: t.Type<AnyMessage, unknown>
}

const slicesIn = (tables: readonly SliceTable[]): SliceTable =>
  tableFrom(tables.flatMap((table) => Object.values(table).map((slice) => [slice.name, slice] as const)))

const codecOf = (tables: readonly MessageCodecs[]): t.Type<AnyMessage, unknown> =>
  new MessageRegistry<AnyMessage>(
    tables.reduce((all, table) => ({ ...all, ...table }), {}),
    toOpaqueMessage,
  ).codec

/** The account log and the tab log. `features`: the manifests of all features. */
export const logDefinitions = (features: readonly Feature[]): readonly LogDefinition[] => [
  {
    name: 'account',
    slices: () => slicesIn([coreAccountSlices(), ...features.map((feature) => feature.slices().account)]),
    message: codecOf([coreAccountMessages, ...features.map(({ messages }) => messages.account)]),
  },
  {
    name: 'tab',
    slices: () => slicesIn([coreTabSlices(), ...features.map((feature) => feature.slices().tab)]),
    message: codecOf([coreTabMessages, ...features.map(({ messages }) => messages.tab)]),
  },
]

/** The snapshot of a log in a file; `null` if the file has the log from its beginning. */
export const snapshotIn = ({ head, lines }: LogFile, name: LogName): StoredSnapshot | null => {
  const seq = head.logs.find(({ log }) => log === name)?.base ?? null
  if (seq === null) return null
  const pieces = lines.flatMap((line) =>
    'piece' in line && line.log === name ? [[line.piece, line.stored] as const] : [],
  )
  return { seq, pieces: tableFrom(pieces) }
}

/** A log with the state of the file's snapshot, or with the first states if the file has none. */
export const logFrom = (file: LogFile, { name, slices: make, message }: LogDefinition) => {
  const slices = make()
  const base = snapshotIn(file, name)
  return { log: restoredLog(base, Object.values(slices), message), slices, base: base?.seq ?? null }
}

const replayLog = (file: LogFile, definition: LogDefinition): ReplayedLog => {
  const { log, slices, base } = logFrom(file, definition)
  const { name, message } = definition
  const counts = new Map<string, number>()
  let span: { from: Instant; to: Instant } | null = null
  log.entries$.subscribe(({ at, message: { type } }) => {
    counts.set(type, (counts.get(type) ?? 0) + 1)
    span = { from: span?.from ?? at, to: at }
  })
  const entries = file.lines.flatMap((line) => ('entry' in line && line.log === name ? [line.entry] : []))
  const passedOver = applyEntries(log, { entries }, message)
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

/** Folds an exported log from its beginning, as the app did. `features`: the manifests of all features. */
export const replay = (text: string, features: readonly Feature[]): E.Either<string, Replay> =>
  E.map((file: LogFile): Replay => {
    const logs = logDefinitions(features).map((definition) => replayLog(file, definition))
    return {
      head: file.head,
      unreadable: file.unreadable,
      logs,
      hash: hashState(tableFrom(logs.flatMap(({ slices }) => entriesOf(slices)))),
    }
  })(readLogFile(text))
