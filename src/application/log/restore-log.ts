import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { entryCodec, type AnyMessage } from '../../domain/event-log'
import { pendingFeaturesIn } from './pending-features'
import type { Areas } from '../features/lazy-areas'
import type { LogSnapshot } from './snapshot'
import type { EventLog } from './event-log'
import type { Clock } from '../ports/browser/clock'
import type { LogStore, LogStoreFailure, StoredLog } from '../ports/browser/log-store'

export const NumberedEntry = t.type({ seq: t.number, at: t.number })

/**
 * Folds what was stored into a log that may already be some way along. An entry that cannot be read is passed over: the
 * numbers after it would not follow, so the log goes on from the last whole run. What the log has heard already is not
 * even
 * read: a tab that takes the lead knows nearly all of it. Answers how many were passed over.
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
  /** Where the base stands that is stored, and what it is made of where it was taken just now. */
  readonly baseSeq: number
  /** Up to which entry it is stored. */
  readonly storedSeq: number
  readonly base: LogSnapshot | null
}

const NOTHING: Omit<StoredLog, 'epoch'> = { base: null, entries: [] }

/** So many entries are folded in one task. */
const SLICE = 400

interface FoldStored<M extends AnyMessage> {
  readonly log: EventLog<M>
  readonly store: LogStore
  readonly name: string
  readonly message: t.Type<M, unknown>
  readonly clock: Clock
  readonly areas: Areas
  /** It is no more where the log has become another one meanwhile. */
  readonly isWanted?: () => boolean
}

/**
 * Restores a log from where it is stored, as far as the log is not there already; between slices the page can breathe.
 * What is stored
 * may be of any area, so all have to be here.
 */
export const restoreLog = async <M extends AnyMessage>({
  log,
  store,
  name,
  message,
  clock,
  areas,
  isWanted = () => true,
}: FoldStored<M>): Promise<RestoredLog> => {
  const read = await store.read(name)()
  const stored = E.isRight(read) ? read.right : NOTHING
  if (stored.base !== null || stored.entries.length > 0) await areas.loadAllWithRetry()
  // Where the last that is known here is another entry there, what comes after that is of another log.
  const isOther = stored.entries.some(
    (one) => NumberedEntry.is(one) && one.seq === log.seq && one.at !== (log.lastAt ?? one.at),
  )
  const { base, entries } = isWanted() && !isOther ? stored : NOTHING
  const takesBase = base !== null && base.seq >= log.seq
  if (takesBase) log.restore(base)
  // Of what was restored, before anything newer: only that is stored as it is.
  const restored = takesBase ? log.checkpoint() : null
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
