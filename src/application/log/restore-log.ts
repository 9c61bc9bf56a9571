import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { entryCodec, isCurrentChunk, type AnyMessage } from '../../domain/event-log'
import { pendingFeaturesIn } from './pending-features'
import { readStored } from './read-stored'
import { entriesOf } from '../../domain/kernel/table'
import type { LogSnapshot } from './snapshot'
import type { EventLog } from './event-log'
import type { Clock } from '../ports/browser/clock'
import type { LogStore, LogStoreFailure, StoredLog } from '../ports/browser/log-store'

export const NumberedEntry = t.type({ seq: t.number, at: t.number })

/**
 * Folds stored entries into a log that may already contain some of them. Returns the number of unreadable entries.
 * The numbers of entries after an unreadable entry do not follow, so the log ends at the last complete run.
 * Known entries are skipped before decoding, because a new leader knows nearly all of them.
 */
export const applyEntries = <M extends AnyMessage>(
  log: EventLog<M>,
  { entries }: Pick<StoredLog, 'entries'>,
  message: t.Type<M, unknown>,
): number => {
  const codec = entryCodec(message)
  let passedOver = 0
  for (const stored of entries) {
    if (NumberedEntry.is(stored) && stored.seq <= log.seq) continue
    const entry = codec.decode(stored)
    if (E.isLeft(entry) || !log.take(entry.right)) passedOver += 1
  }
  const acting = pendingFeaturesIn(entries)
  if (acting !== null) log.foundActing(acting)
  return passedOver
}

export interface RestoredLog {
  readonly failure: LogStoreFailure | null
  readonly passedOver: number
  /** The number of the entry at which the stored snapshot was taken. */
  readonly baseSeq: number
  /** The number of the last stored entry. */
  readonly storedSeq: number
  readonly base: LogSnapshot | null
}

const NOTHING: Omit<StoredLog, 'epoch'> = { base: null, entries: [] }

/** The number of entries folded per task. */
const SLICE = 400

interface FoldStored<M extends AnyMessage> {
  readonly log: EventLog<M>
  readonly store: LogStore
  readonly name: string
  readonly message: t.Type<M, unknown>
  readonly clock: Clock
  /** Whether the restore should continue. Returns `false` once a newer log has replaced this log. */
  readonly isWanted?: () => boolean
}

/**
 * Restores a log from the store, starting at the log's own last entry. The page can respond between slices.
 * Entries of features that are not loaded stay opaque until the feature loads (ADR 16).
 */
export const restoreLog = async <M extends AnyMessage>({
  log,
  store,
  name,
  message,
  clock,
  isWanted = () => true,
}: FoldStored<M>): Promise<RestoredLog> => {
  const read = await readStored(store, name)
  const stored = E.isRight(read) ? read.right : NOTHING
  // If the store contains another entry with this log's last number, the store's later entries belong to another log.
  const isOther = stored.entries.some(
    (entry) => NumberedEntry.is(entry) && entry.seq === log.seq && entry.at !== (log.lastAt ?? entry.at),
  )
  const { base, entries } = isWanted() && !isOther ? stored : NOTHING
  const takesBase = base !== null && base.seq >= log.seq
  if (takesBase) log.restore(base)
  // The snapshot is taken before newer entries are folded, because only this state equals the stored snapshot.
  // A snapshot of an older version has other names, so the next snapshot must replace it as a whole.
  const isCurrent = base !== null && entriesOf(base.pieces).every(([, stored]) => isCurrentChunk(stored))
  const restored = takesBase && isCurrent ? log.checkpoint() : null
  let passedOver = 0
  for (let at = 0; at < entries.length && isWanted(); at += SLICE) {
    if (at > 0)
      await new Promise<void>((done) => {
        clock.wake(clock.now(), done)
      })
    passedOver += applyEntries(log, { entries: entries.slice(at, at + SLICE) }, message)
  }
  return {
    failure: E.isLeft(read) ? read.left : null,
    baseSeq: base?.seq ?? 0,
    storedSeq: (base?.seq ?? 0) + entries.length,
    base: restored,
    passedOver,
  }
}
