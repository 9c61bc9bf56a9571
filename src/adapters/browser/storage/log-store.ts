import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { IDBPDatabase } from 'idb'
import type { Clock } from '../../../application/ports/browser/clock'
import type { LogStore, LogStoreFailure } from '../../../application/ports/browser/log-store'
import { LOG_VERSION } from '../../../domain/event-log'
import { makeDatabase } from './database'
import { parseHead, NewerLogVersionError } from './log-store.head'
import { retainChunks, chunksIn, putChunks, snapshotWriteId } from './log-store.chunks'
import {
  ANY_LOG,
  LOG_STORES,
  allOf,
  blocksFrom,
  blocksUpTo,
  type BlockRecord,
  type HeadRecord,
  type LogSchema,
  type WriteTransaction,
} from './log-store.records'
import { contiguousEntries, intactBlock } from './log-store.contiguous'
import { runTransaction, allRequests } from './idb-transaction'

type Answer<A> = E.Either<LogStoreFailure, A>

const broken: LogStoreFailure = { _tag: 'StoreBroken' }
const overtaken: LogStoreFailure = { _tag: 'StoreOvertaken' }
const newer: LogStoreFailure = { _tag: 'StoreNewer' }

/** Thrown when a leader with a newer term already writes to this log. */
class Overtaken extends Error {}

const failureOf = (error: unknown): LogStoreFailure =>
  error instanceof Overtaken ? overtaken : error instanceof NewerLogVersionError ? newer : broken

const makeStores = (db: IDBPDatabase<LogSchema>): void => {
  db.createObjectStore('blocks', { keyPath: ['log', 'firstSeq'] })
  db.createObjectStore('bases', { keyPath: ['log', 'piece'] })
  db.createObjectStore('heads', { keyPath: 'log' })
}

/**
 * Deletes the blocks that a snapshot covers. Blocks are contiguous, so the snapshot covers every block up to `seq`,
 * except perhaps the last.
 */
const dropCovered = async (tx: WriteTransaction, log: string, seq: number): Promise<void> => {
  const blocks = tx.objectStore('blocks')
  const last = (await blocks.getAllKeys(blocksUpTo(log, seq))).at(-1)
  if (last === undefined) return
  const block = intactBlock(await blocks.get(last))
  const isCovered = block === null || block.firstSeq + block.count - 1 <= seq
  await blocks.delete(IDBKeyRange.bound([log], last, false, !isCovered))
}

export interface LogStoreOptions {
  readonly clock: Clock
  readonly name?: string
  /**
   * The durability of writes. With `relaxed`, a crash of the tab loses nothing, but a power failure may. With `strict`,
   * each append costs a disk flush.
   */
  readonly durability?: IDBTransactionDurability
}

/** Logs in IndexedDB. `loop-log` is the name of the app's database. */
export const makeLogStore = ({ clock, name = 'loop-log', durability = 'relaxed' }: LogStoreOptions): LogStore => {
  const database = makeDatabase<LogSchema>({ name, clock, make: makeStores })

  const attempt =
    <A>(work: (db: IDBPDatabase<LogSchema>) => Promise<Answer<A>>): TaskEither<LogStoreFailure, A> =>
    () =>
      database.use(work).catch((error: unknown) => E.left(failureOf(error)))

  const write = <A>(work: (tx: WriteTransaction) => Promise<Answer<A>>): TaskEither<LogStoreFailure, A> =>
    attempt((db) => {
      const tx = db.transaction(LOG_STORES, 'readwrite', { durability })
      return runTransaction(tx, () => work(tx))
    })

  const writeInTerm = (
    log: string,
    epoch: number,
    work: (tx: WriteTransaction, head: Promise<HeadRecord | null>) => Promise<unknown>,
  ): TaskEither<LogStoreFailure, void> =>
    write(async (tx) => {
      // Reads the head and writes in parallel. If the term is old, throws an error, which aborts the transaction.
      const head = tx.objectStore('heads').get(log).then(parseHead)
      const [current] = await Promise.all([head, work(tx, head)])
      // If no head exists at all, the user cleared the storage and there is no other leader. So this tab continues as
      // leader.
      if (current === null && parseHead(await tx.objectStore('heads').get(ANY_LOG)) === null)
        throw new Error('the store was cleared')
      if (current?.epoch !== epoch) throw new Overtaken()
      return E.right(undefined)
    })

  return {
    read: (log) =>
      attempt(async (db) => {
        const tx = db.transaction(LOG_STORES)
        return runTransaction(tx, async () => {
          const [stored, pieces, blocks] = await Promise.all([
            tx.objectStore('heads').get(log),
            tx.objectStore('bases').getAll(allOf(log)),
            tx.objectStore('blocks').getAll(allOf(log)),
          ])
          const head = parseHead(stored)
          const seq = head?.baseSeq ?? null
          const base = seq === null ? null : { seq, pieces: chunksIn(pieces) }
          return E.right({ base, entries: contiguousEntries(seq ?? 0, blocks), epoch: head?.epoch ?? 0 })
        })
      }),

    takeOver: (log) =>
      write(async (tx) => {
        const heads = tx.objectStore('heads')
        const [last, stored] = await Promise.all([heads.get(ANY_LOG), heads.get(log)])
        const head = parseHead(stored)
        // After the user cleared the storage, terms start from the clock. Otherwise an old leader could have the same
        // term as the new leader.
        const epoch = ((parseHead(last) ?? head)?.epoch ?? clock.now()) + 1
        const records: readonly HeadRecord[] = [
          { log: ANY_LOG, epoch, baseSeq: null, version: LOG_VERSION },
          { log, epoch, baseSeq: head?.baseSeq ?? null, version: LOG_VERSION },
        ]
        await allRequests(records.map((record) => () => heads.put(record)))
        return E.right(epoch)
      }),

    append: (log, epoch, firstSeq, entries) =>
      writeInTerm(log, epoch, async (tx) => {
        if (entries.length === 0) return
        const blocks = tx.objectStore('blocks')
        const block: BlockRecord = { log, firstSeq, count: entries.length, entries: [...entries] }
        await allRequests([() => blocks.delete(blocksFrom(log, firstSeq)), () => blocks.put(block)])
      }),

    stage: (log, epoch, seq, pieces) =>
      writeInTerm(log, epoch, (tx) => putChunks(tx, log, snapshotWriteId(epoch, seq), pieces)),

    rebase: (log, epoch, seq, pieces, kept) =>
      writeInTerm(log, epoch, async (tx, current) => {
        const head = await current
        if (head?.epoch !== epoch) return
        const next: HeadRecord = { ...head, baseSeq: seq }
        await putChunks(tx, log, snapshotWriteId(epoch, seq), pieces)
        await allRequests([
          () => retainChunks(tx, log, snapshotWriteId(epoch, seq), [...Object.keys(pieces), ...kept]),
          () => tx.objectStore('heads').put(next),
          () => dropCovered(tx, log, kept.length > 0 ? seq : Infinity),
        ])
      }),

    names: () =>
      attempt(async (db) => {
        const names = await db.getAllKeys('heads')
        return E.right(names.filter((name) => name !== ANY_LOG))
      }),

    remove: (log) =>
      write(async (tx) => {
        await allRequests([
          () => tx.objectStore('blocks').delete(allOf(log)),
          () => tx.objectStore('bases').delete(allOf(log)),
          () => tx.objectStore('heads').delete(log),
        ])
        return E.right(undefined)
      }),
  }
}
