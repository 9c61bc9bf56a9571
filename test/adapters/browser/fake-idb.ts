import 'fake-indexeddb/auto'
import { IDBFactory } from 'fake-indexeddb'
import { makeClock } from '../../../src/adapters/browser/time/clock'
import { FakeTime } from './fake-time'

/** An empty IndexedDB with a fake clock. */
export const emptyIndexedDb = () => {
  globalThis.indexedDB = new IDBFactory()
  const time = new FakeTime()
  return { time, clock: makeClock(time.driver()) }
}

/** The connection of a sleeping tab, which ignores all events and stays open. */
export const slowConnection = (name: string): Promise<IDBDatabase> =>
  new Promise((resolve, reject) => {
    const request = indexedDB.open(name)
    request.addEventListener('success', () => {
      resolve(request.result)
    })
    request.addEventListener('error', () => {
      reject(new Error(`no ${name}`))
    })
  })

/** Changes a stored record without the adapter. */
export const corruptRecord = async (
  name: string,
  store: string,
  change: (store: IDBObjectStore) => void,
): Promise<void> => {
  const db = await slowConnection(name)
  const tx = db.transaction(store, 'readwrite')
  change(tx.objectStore(store))
  await new Promise((resolve) => {
    tx.addEventListener('complete', resolve)
  })
  db.close()
}

/** Every record of every database, as text. */
export const dumpStores = async (): Promise<string> => {
  const databases = await indexedDB.databases()
  const records = await Promise.all(
    databases.map(async ({ name }) => {
      if (name === undefined) return []
      const db = await slowConnection(name)
      const all = await Promise.all(
        [...db.objectStoreNames].map(
          (store) =>
            new Promise<unknown>((resolve) => {
              const request = db.transaction(store).objectStore(store).getAll()
              request.addEventListener('success', () => {
                resolve(request.result)
              })
            }),
        ),
      )
      db.close()
      return [name, all]
    }),
  )
  return JSON.stringify(records)
}
