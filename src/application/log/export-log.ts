import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { upcastChunk, versioned, type AnyMessage } from '../../domain/event-log'
import type { AccountMessage, TabMessage } from '../../domain/features'
import { addMs, type Instant } from '../../domain/kernel/instant'
import { entriesOf } from '../../domain/kernel/table'
import {
  FILE_VERSION,
  makeRedaction,
  writeLogFile,
  type Line,
  type LogName,
  type Redaction,
  type ReducerShape,
} from '../../domain/log-export'
import { ACCOUNT_LOG, type AccountLog } from './account-log'
import type { LazyFeatures } from '../features/lazy-features'
import { encodeSnapshot } from './snapshot'
import type { EventLog } from './event-log'
import type { Ports } from '../ports'
import type { Clock } from '../ports/browser/clock'
import type { LogStore, StoredLog } from '../ports/browser/log-store'
import { readStored } from './read-stored'
import { tabLogName, type TabLog } from './tab-log'

/** The longest wait for pending writes. After that, the export uses the data in memory. */
const SETTLE_MS = 10_000

export interface Exported {
  readonly name: LogName
  readonly stored: string
  readonly log: Pick<EventLog<AnyMessage>, 'dropped' | 'checkpoint' | 'readers'>
  /** The number of the last entry when the export began. Later entries may be in the content, and need not be. */
  readonly upTo: number
  /** The codec of a message type. Redaction reads the codec to decide what an export may contain. */
  readonly shapeOf: (type: string) => t.Mixed | undefined
  readonly passedOver: number
}

interface Deps {
  readonly store: LogStore
  readonly app: string
  readonly at: Instant
}

const Numbered = t.type({ seq: t.number })

const endOf = ({ base, entries }: StoredLog): number => {
  const last = entries.at(-1)
  return Numbered.is(last) ? last.seq : (base?.seq ?? 0)
}

/** The stored log, or a snapshot from memory if the store fails or lacks entries up to `upTo`. */
export const contentOf = async (
  store: LogStore,
  { stored, log, upTo }: Exported,
): Promise<Pick<StoredLog, 'base' | 'entries'>> => {
  const read = await readStored(store, stored)
  return E.isRight(read) && endOf(read.right) >= upTo
    ? read.right
    : { base: encodeSnapshot(log.checkpoint()), entries: [] }
}

/**
 * Finds the reducer of a chunk. The chunk's name equals the reducer's name, or starts with the reducer's name and `/`.
 */
const unitOf = (readers: Exported['log']['readers'], piece: string): ReducerShape | null => {
  const [unit, slice] = readers.find(([name]) => piece === name || piece.startsWith(`${name}/`)) ?? []
  return unit === undefined || slice === undefined ? null : { unit, shape: slice.shapeOf(piece !== unit) }
}

const linesOf = (
  { name: log, log: { readers }, shapeOf }: Exported,
  { base, entries }: Pick<StoredLog, 'base' | 'entries'>,
  redaction: Redaction,
): readonly Line[] => [
  ...entriesOf(base?.pieces ?? {})
    .flatMap(([name, stored]) => upcastChunk(name, stored))
    .map(({ name, state }): Line => {
      const [piece, redacted] = redaction.piece(name, versioned(state), unitOf(readers, name))
      return { log, piece, stored: redacted }
    }),
  ...entries.map((entry): Line => ({ log, entry: redaction.entry(entry, shapeOf) })),
]

/** Exports the logs as text for a bug report. The export keeps the events and redacts people and message texts. */
export const exportLogs = async ({ store, app, at }: Deps, exported: readonly Exported[]): Promise<string> => {
  const redaction = makeRedaction()
  const read = await Promise.all(exported.map(async (one) => ({ ...one, content: await contentOf(store, one) })))
  return writeLogFile(
    {
      format: 'loop-log',
      version: FILE_VERSION,
      app,
      at,
      logs: read.map(({ name, content, log, passedOver }) => ({
        log: name,
        base: content.base?.seq ?? null,
        dropped: log.dropped,
        passedOver,
      })),
    },
    read.flatMap((one) => linesOf(one, one.content, redaction)),
  )
}

const within = async (clock: Clock, ms: number, work: Promise<unknown>): Promise<void> => {
  let takeBack = () => {}
  await Promise.race([
    work,
    new Promise<void>((done) => {
      takeBack = clock.wake(addMs(clock.now(), ms), done)
    }),
  ])
  takeBack()
}

/** The logs of a running app. */
export interface RunningLogs {
  readonly ports: Pick<Ports, 'clock' | 'logStore' | 'tabs'>
  readonly build: string
  readonly features: Pick<LazyFeatures, 'load'>
  readonly account: AccountLog
  readonly tab: TabLog
}

/** Both logs, once the features with entries in the logs are loaded and all entries so far are stored. */
export const settledLogs = async ({
  ports: { clock, tabs },
  features,
  account,
  tab,
}: RunningLogs): Promise<readonly (Exported & { readonly log: EventLog<AccountMessage> | EventLog<TabMessage> })[]> => {
  // Redaction needs the codecs of every feature in the logs. A message without a codec is exported without its fields.
  const owners = new Set([...account.log.unattached.owners, ...tab.log.unattached.owners])
  await Promise.allSettled([...owners].map(features.load))
  const tabName = tabLogName(await tabs.me())
  const { log, shapeOf, passedOver } = account
  const logs = [
    { name: 'account', stored: ACCOUNT_LOG, log, upTo: log.seq, shapeOf, passedOver },
    {
      name: 'tab',
      stored: tabName,
      log: tab.log,
      upTo: tab.log.seq,
      shapeOf: tab.shapeOf,
      passedOver: tab.passedOver,
    },
  ] as const
  await within(clock, SETTLE_MS, Promise.all([account.settled(), tab.settled()]))
  return logs
}

export const exportApp = async (logs: RunningLogs): Promise<string> => {
  const exported = await settledLogs(logs)
  const { clock, logStore } = logs.ports
  return exportLogs({ store: logStore, app: logs.build, at: clock.now() }, exported)
}
