import type { DBSchema, IDBPDatabase } from 'idb'
import * as E from 'fp-ts/Either'
import type { Clock } from '../../../application/ports/browser/clock'
import type { FileBytes } from '../../../application/ports/file-store'
import type { CachedFile, FileCache } from '../../../application/ports/browser/file-cache'
import { UploadCheckpointCodec } from '../../oss/file-codecs'
import { makeDatabase } from './database'
import { runTransaction, allRequests } from './idb-transaction'

interface FilesSchema extends DBSchema {
  bodies: { key: [id: string, index: number]; value: unknown }
  checkpoints: { key: [id: string, index: number]; value: unknown }
}
const STORES = ['bodies', 'checkpoints'] as const

const makeStores = (db: IDBPDatabase<FilesSchema>): void => {
  for (const name of STORES) db.createObjectStore(name)
}

const keyOf = (id: string, index: number): string => JSON.stringify([id, index])
const allOf = (id: string): IDBKeyRange => IDBKeyRange.bound([id, 0], [id, Number.MAX_SAFE_INTEGER])

/**
 * Files in IndexedDB and in memory. If the browser refuses to store files, they stay in memory until the tab closes.
 */
export const makeFileCache = ({ clock, name }: { readonly clock: Clock; readonly name: string }): FileCache => {
  const database = makeDatabase<FilesSchema>({ name, clock, make: makeStores })
  const memory = new Map<string, CachedFile>()
  const quietly = <A>(work: () => Promise<A>): Promise<A | null> => work().catch(() => null)
  const forget = (isDropped: (key: string) => boolean): void => {
    for (const key of memory.keys()) if (isDropped(key)) memory.delete(key)
  }

  return {
    keep: async (id, bodies: readonly FileBytes[]) => {
      bodies.forEach((body, index) => {
        memory.set(keyOf(id, index), { body, checkpoint: null })
      })
      await quietly(() =>
        database.use((db) => {
          const tx = db.transaction(STORES, 'readwrite')
          return runTransaction(tx, () =>
            allRequests(bodies.map((body, index) => () => tx.objectStore('bodies').put(body, [id, index]))),
          )
        }),
      )
    },
    read: async (id, index) => {
      const held = memory.get(keyOf(id, index))
      if (held !== undefined) return held
      const found = await quietly(() =>
        database.useIfThere(async (db) => ({
          body: await db.get('bodies', [id, index]),
          checkpoint: await db.get('checkpoints', [id, index]),
        })),
      )
      if (found == null || !(found.body instanceof Blob)) return null
      const checkpoint = UploadCheckpointCodec.decode(found.checkpoint)
      return { body: found.body, checkpoint: E.isRight(checkpoint) ? checkpoint.right : null }
    },
    mark: async (id, index, checkpoint) => {
      const held = memory.get(keyOf(id, index))
      if (held !== undefined) memory.set(keyOf(id, index), { ...held, checkpoint })
      await quietly(() => database.useIfThere((db) => db.put('checkpoints', checkpoint, [id, index])))
    },
    drop: async (id) => {
      forget((key) => key.startsWith(`${JSON.stringify([id]).slice(0, -1)},`))
      await quietly(() =>
        database.useIfThere((db) => {
          const tx = db.transaction(STORES, 'readwrite')
          return runTransaction(tx, () =>
            allRequests(STORES.map((store) => () => tx.objectStore(store).delete(allOf(id)))),
          )
        }),
      )
    },
    clear: async () => {
      memory.clear()
      await quietly(() =>
        database.useIfThere((db) => {
          const tx = db.transaction(STORES, 'readwrite')
          return runTransaction(tx, () => allRequests(STORES.map((store) => () => tx.objectStore(store).clear())))
        }),
      )
      await quietly(() => database.destroy())
    },
  }
}
