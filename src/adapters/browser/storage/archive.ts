import type { TaskEither } from 'fp-ts/TaskEither'
import * as TE from 'fp-ts/TaskEither'
import type { Archive, ArchiveFailure } from '../../../application/ports/browser/archive'
import type { Clock } from '../../../application/ports/browser/clock'
import type { Page } from '../../../application/ports/conversations'
import { findsIn, type ChatMessage } from '../../../domain/chat'
import type { ConversationId, Xid } from '../../../domain/kernel/ids'
import { deleteExpired, deleteConversations, deleteOverLimit, type ArchiveTransaction } from './archive.retention'
import {
  ARCHIVE_STORES,
  ConversationRecord,
  makeArchiveStores,
  fromMessageRecord,
  toMessageRecord,
  type ArchiveSchema,
} from './archive.schema'
import { makeDatabase, type Database } from './database'
import { runTransaction, allRequests } from './idb-transaction'

const broken: ArchiveFailure = { _tag: 'ArchiveBroken' }
const attempt = <A>(work: () => Promise<A>): TaskEither<ArchiveFailure, A> => TE.tryCatch(work, () => broken)

const noPage = (before: number): Page => ({ from: before, to: before - 1, messages: [], rev: null })

/** The longest run of messages with consecutive seqs that ends at `before - 1`. */
const lastRun = (messages: readonly ChatMessage[], before: number): readonly ChatMessage[] => {
  const reversed = [...messages].reverse()
  const hole = reversed.findIndex(({ seq }, back) => seq !== before - 1 - back)
  return (hole === -1 ? reversed : reversed.slice(0, hole)).reverse()
}

const newestOf = (messages: readonly ChatMessage[]): ReadonlyMap<ConversationId, number> => {
  const newest = new Map<ConversationId, number>()
  for (const { conversationId, seq } of messages)
    newest.set(conversationId, Math.max(seq, newest.get(conversationId) ?? 0))
  return newest
}

/** Stores a message, unless the stored revision is newer. */
const keep = async (tx: ArchiveTransaction, message: ChatMessage, now: number): Promise<void> => {
  const store = tx.objectStore('messages')
  const known = fromMessageRecord(await store.get([message.conversationId, message.seq]), message.conversationId)
  if (known === null || known.rev <= message.rev) await store.put(toMessageRecord(message, now))
}

const putAll = async (tx: ArchiveTransaction, messages: readonly ChatMessage[], now: number): Promise<void> => {
  const conversations = tx.objectStore('conversations')
  await allRequests(messages.map((message) => () => keep(tx, message, now)))
  await allRequests(
    [...newestOf(messages)].map(([conversationId, seq]) => async () => {
      const stored = await conversations.get(conversationId)
      const newest = Math.max(seq, ConversationRecord.is(stored) ? stored.newest : 0)
      const record: ConversationRecord = { conversationId, newest, writtenAt: now }
      await allRequests([() => conversations.put(record), () => deleteOverLimit(tx, conversationId, newest)])
    }),
  )
  await deleteExpired(tx, now)
  await deleteConversations(tx)
}

/** Returns how many records were unreadable and were left out. */
export interface BrowserArchive extends Archive {
  readonly dropped: () => number
}

/**
 * Messages in IndexedDB. Each account has its own database, so that a sign-out can delete that account's database as a
 * whole (SES-6).
 */
export const makeArchive = ({ clock }: { readonly clock: Clock }): BrowserArchive => {
  const databases = new Map<Xid, Database<ArchiveSchema>>()
  let dropped = 0

  const databaseOf = (account: Xid): Database<ArchiveSchema> => {
    const known = databases.get(account)
    if (known !== undefined) return known
    const made = makeDatabase<ArchiveSchema>({ name: `loop-archive-${account}`, clock, make: makeArchiveStores })
    databases.set(account, made)
    return made
  }

  const readable = (records: readonly unknown[], id: ConversationId): readonly ChatMessage[] => {
    const messages = records.flatMap((record) => fromMessageRecord(record, id) ?? [])
    dropped += records.length - messages.length
    return messages
  }

  return {
    dropped: () => dropped,

    put: (account, messages) =>
      attempt(async () => {
        if (messages.length === 0) return
        await databaseOf(account).use((db) => {
          const tx = db.transaction(ARCHIVE_STORES, 'readwrite', { durability: 'relaxed' })
          return runTransaction(tx, () => putAll(tx, messages, clock.now()))
        })
      }),

    page: (account, id, before, size) =>
      attempt(async () => {
        if (!(size > 0)) return noPage(before)
        const range = IDBKeyRange.bound([id, before - size], [id, before - 1])
        // A read must not create a database: after a sign-out in another tab, a new database would leave the account's
        // name behind (SES-6).
        const records = await databaseOf(account).useIfThere((db) => db.getAll('messages', range))
        const messages = lastRun(readable(records ?? [], id), before)
        const [first] = messages
        return first === undefined ? noPage(before) : { from: first.seq, to: before - 1, messages, rev: null }
      }),

    search: (account, id, words, before, limit) =>
      attempt(async () => {
        const found = await databaseOf(account).useIfThere(async (db) => {
          const matches = findsIn(words)
          const messages: ChatMessage[] = []
          const range = IDBKeyRange.bound([id], [id, before ?? []], false, true)
          for (
            let cursor = await db.transaction('messages').store.openCursor(range, 'prev');
            cursor !== null && messages.length < limit;
            cursor = await cursor.continue()
          ) {
            const message = fromMessageRecord(cursor.value, id)
            if (message !== null && matches(message)) messages.push(message)
          }
          return messages
        })
        return found ?? []
      }),

    drop: (account, id, ranges) =>
      attempt(async () => {
        await databaseOf(account).useIfThere((db) => {
          const tx = db.transaction(ARCHIVE_STORES, 'readwrite', { durability: 'relaxed' })
          return runTransaction(tx, () =>
            allRequests(
              ranges.map(
                ([from, to]) =>
                  () =>
                    tx.objectStore('messages').delete(IDBKeyRange.bound([id, from], [id, to])),
              ),
            ),
          )
        })
      }),

    clear: (account) =>
      attempt(async () => {
        const database = databaseOf(account)
        // If a sleeping tab has the database open, the deletion is delayed. So clear the messages before deleting the
        // database.
        await database
          .useIfThere((db) => {
            const tx = db.transaction(ARCHIVE_STORES, 'readwrite')
            return runTransaction(tx, () =>
              allRequests(ARCHIVE_STORES.map((name) => () => tx.objectStore(name).clear())),
            )
          })
          .catch(() => null)
        await database.destroy()
      }),
  }
}
