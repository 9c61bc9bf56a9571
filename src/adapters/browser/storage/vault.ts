import type { DBSchema, IDBPDatabase } from 'idb'
import * as t from 'io-ts'
import type { Clock } from '../../../application/ports/browser/clock'
import { Secret, type Vault } from '../../../application/ports/browser/vault'
import type { SessionId } from '../../../domain/kernel/ids'
import { makeDatabase } from './database'
import { runTransaction, allRequests } from './idb-transaction'

const TokenRecord = t.strict({ sessionId: t.string, token: t.string })
type TokenRecord = t.TypeOf<typeof TokenRecord>

interface VaultSchema extends DBSchema {
  tokens: { key: string; value: unknown }
}

const makeStore = (db: IDBPDatabase<VaultSchema>): void => {
  db.createObjectStore('tokens', { keyPath: 'sessionId' })
}

/** Session tokens, in memory and in a separate database. If storage fails, the tokens stay in memory only. */
export const makeVault = ({ clock }: { readonly clock: Clock }): Vault => {
  const database = makeDatabase<VaultSchema>({ name: 'loop-vault', clock, make: makeStore })
  const memory = new Map<SessionId, Secret>()
  let purges = 0
  let queue: Promise<unknown> = Promise.resolve()

  /** Runs storage work one at a time, so that a pending `keep` cannot store a token after a purge. */
  const inTurn = <A>(work: () => Promise<A>): Promise<A> => {
    const done = queue.then(work)
    queue = done.catch(() => undefined)
    return done
  }

  const deleteBut =
    (isKept: (id: string) => boolean) =>
    async (db: IDBPDatabase<VaultSchema>): Promise<void> => {
      const tx = db.transaction('tokens', 'readwrite')
      await runTransaction(tx, async () => {
        const others = (await tx.store.getAllKeys()).filter((id) => !isKept(id))
        await allRequests(others.map((other) => () => tx.store.delete(other)))
      })
    }

  return {
    keep: async (sessionId, token) => {
      memory.set(sessionId, token)
      await inTurn(() => {
        const record: TokenRecord = { sessionId, token: token.reveal() }
        return database.use((db) => db.put('tokens', record))
      }).catch(() => undefined)
    },

    tokenOf: async (sessionId) => {
      const held = memory.get(sessionId)
      if (held !== undefined) return held
      const begun = purges
      const record = await inTurn(() => database.use((db) => db.get('tokens', sessionId))).catch((error: unknown) => {
        // After this page has purged tokens, a token that cannot be read counts as deleted.
        if (purges === 0) throw error
        return null
      })
      if (!TokenRecord.is(record) || begun !== purges) return memory.get(sessionId) ?? null
      const token = new Secret(record.token)
      memory.set(sessionId, token)
      return token
    },

    keepOnly: async (sessionId) => {
      purges += 1
      for (const id of memory.keys()) if (id !== sessionId) memory.delete(id)
      // If deleting the other tokens fails, delete the whole database: a token that stays on disk is worse than a lost
      // token.
      await inTurn(() => database.use(deleteBut((id) => id === sessionId)).catch(() => database.destroy())).catch(
        () => undefined,
      )
    },

    stored: async () =>
      (await inTurn(() => database.useIfThere((db) => db.getAllKeys('tokens'))).catch(() => undefined)) ?? [],

    forget: async (sessionIds) => {
      await inTurn(() => database.useIfThere(deleteBut((id) => !sessionIds.includes(id)))).catch(() => undefined)
    },
  }
}
