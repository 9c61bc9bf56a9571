import type { DBSchema } from 'idb'
import * as t from 'io-ts'
import type { Clock } from '../../../application/ports/browser/clock'
import type { ClientId, ConversationId, Xid } from '../../../domain/kernel/ids'
import { makeDatabase, type Database } from './database'

/**
 * Data that the adapter of the chat vendor keeps across sessions: the numbers of messages in direct chats, and the
 * client ids of messages whose sending may have succeeded. If the browser refuses storage, a reload loses this data.
 */
export interface VendorMemory {
  /** The ids of the numbered messages, in the order of their numbers, from 1. */
  readonly numbered: (account: Xid, id: ConversationId) => Promise<readonly string[]>
  /** Numbers these message ids, starting at `from`. */
  readonly number: (account: Xid, id: ConversationId, from: number, ids: readonly string[]) => Promise<void>
  readonly wasTried: (account: Xid, clientId: ClientId) => Promise<boolean>
  readonly setTried: (account: Xid, clientId: ClientId, tried: boolean) => Promise<void>
  readonly forget: (account: Xid) => Promise<void>
}

interface NotebookSchema extends DBSchema {
  numbers: { key: [conversationId: string, seq: number]; value: unknown }
  tries: { key: string; value: unknown }
}

const NumberRecord = t.type({ conversationId: t.string, seq: t.number, id: t.string })

/**
 * Stores the vendor memory in IndexedDB. Each account has its own database, so that a sign-out can delete that
 * account's database as a whole (SES-6).
 */
export const makeVendorMemory = ({ clock }: { readonly clock: Clock }): VendorMemory => {
  const databases = new Map<Xid, Database<NotebookSchema>>()
  const databaseOf = (account: Xid): Database<NotebookSchema> => {
    const known = databases.get(account)
    if (known !== undefined) return known
    const made = makeDatabase<NotebookSchema>({
      name: `loop-im-${account}`,
      clock,
      make: (db) => {
        db.createObjectStore('numbers', { keyPath: ['conversationId', 'seq'] })
        db.createObjectStore('tries')
      },
    })
    databases.set(account, made)
    return made
  }
  const or =
    <A>(fallback: A) =>
    (): A =>
      fallback

  return {
    numbered: async (account, id) => {
      const records = await databaseOf(account)
        .useIfThere((db) => db.getAll('numbers', IDBKeyRange.bound([id], [id, []])))
        .catch(or(null))
      const ids = (records ?? []).filter(NumberRecord.is)
      const hole = ids.findIndex(({ seq }, index) => seq !== index + 1)
      return (hole === -1 ? ids : ids.slice(0, hole)).map((record) => record.id)
    },
    number: (account, conversationId, from, ids) =>
      databaseOf(account)
        .use(async (db) => {
          const tx = db.transaction('numbers', 'readwrite')
          await Promise.all([
            ...ids.map((id, index) => tx.store.put({ conversationId, seq: from + index, id })),
            tx.done,
          ])
        })
        .catch(or(undefined)),
    wasTried: (account, clientId) =>
      databaseOf(account)
        .useIfThere(async (db) => (await db.count('tries', clientId)) > 0)
        .then((tried) => tried === true, or(false)),
    setTried: (account, clientId, tried) =>
      databaseOf(account)
        .use(async (db) => {
          if (tried) await db.put('tries', clock.now(), clientId)
          else await db.delete('tries', clientId)
        })
        .catch(or(undefined)),
    forget: (account) => databaseOf(account).destroy().catch(or(undefined)),
  }
}
