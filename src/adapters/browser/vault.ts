import type { DBSchema, IDBPDatabase } from 'idb'
import * as t from 'io-ts'
import type { Clock } from '../../application/ports/clock'
import { Secret, type Vault } from '../../application/ports/vault'
import type { SessionId } from '../../domain/kernel/ids'
import { makeDatabase } from './database'
import { allOrNothing } from './transaction'

const TokenRecord = t.strict({ sessionId: t.string, token: t.string })
type TokenRecord = t.TypeOf<typeof TokenRecord>

interface VaultSchema extends DBSchema {
  tokens: { key: string, value: unknown }
}

const makeStore = (db: IDBPDatabase<VaultSchema>): void => {
  db.createObjectStore('tokens', { keyPath: 'sessionId' })
}

/** Session tokens: in memory, and in a database that nothing else reads. Where storage fails, in memory only. */
export const makeVault = ({ clock }: { readonly clock: Clock }): Vault => {
  const database = makeDatabase<VaultSchema>({ name: 'loop-vault', clock, make: makeStore })
  const memory = new Map<SessionId, Secret>()
  const forgotten = new Set<string>()
  let queue: Promise<unknown> = Promise.resolve()

  /** One after the other: a token that is being kept must not be stored after all were forgotten. */
  const inTurn = <A>(work: (db: IDBPDatabase<VaultSchema>) => Promise<A>): Promise<A | null> => {
    const done = queue.then(() => database.use(work)).catch(() => null)
    queue = done
    return done
  }

  return {
    keep: async (sessionId, token) => {
      memory.set(sessionId, token)
      forgotten.delete(sessionId)
      await inTurn((db) => {
        const record: TokenRecord = { sessionId, token: token.reveal() }
        return db.put('tokens', record)
      })
    },

    tokenOf: async (sessionId) => {
      const held = memory.get(sessionId)
      if (held !== undefined) return held
      const record = await inTurn((db) => db.get('tokens', sessionId))
      if (!TokenRecord.is(record) || forgotten.has(sessionId)) return null
      const token = new Secret(record.token)
      memory.set(sessionId, token)
      return token
    },

    keepOnly: async (sessionId) => {
      for (const other of [...memory.keys()].filter((id) => id !== sessionId)) {
        memory.delete(other)
        forgotten.add(other)
      }
      await inTurn(async (db) => {
        const tx = db.transaction('tokens', 'readwrite')
        await allOrNothing(tx, async () => {
          const others = (await tx.store.getAllKeys()).filter((id) => id !== sessionId)
          for (const other of others) forgotten.add(other)
          await Promise.all(others.map((other) => tx.store.delete(other)))
        })
      })
    },
  }
}
