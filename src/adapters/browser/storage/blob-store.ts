import type { DBSchema, IDBPDatabase } from 'idb'
import type { Clock } from '../../../application/ports/browser/clock'
import { makeDatabase } from './database'

interface ShelfSchema extends DBSchema {
  objects: { key: string; value: unknown }
}

const makeStore = (db: IDBPDatabase<ShelfSchema>): void => {
  db.createObjectStore('objects')
}

/** Stores blobs by name in this browser. A blob stays until `remove` deletes the blob. */
export const makeBlobStore = ({ clock, name }: { readonly clock: Clock; readonly name: string }) => {
  const database = makeDatabase<ShelfSchema>({ name, clock, make: makeStore })
  return {
    put: (key: string, body: Blob): Promise<unknown> => database.use((db) => db.put('objects', body, key)),
    all: async (): Promise<ReadonlyMap<string, Blob>> => {
      const found = await database.useIfThere(async (db) => {
        const [keys, bodies] = await Promise.all([db.getAllKeys('objects'), db.getAll('objects')])
        return keys.flatMap((key, i): readonly (readonly [string, Blob])[] => {
          const body = bodies[i]
          return body instanceof Blob ? [[key, body]] : []
        })
      })
      return new Map(found ?? [])
    },
  }
}
export type BlobStore = ReturnType<typeof makeBlobStore>
