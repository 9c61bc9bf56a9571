import type { Page } from 'playwright/test'

/** All storage of the page's origin, with cookies and address, as one text. */
export const readStoredLog = async (page: Page): Promise<string> =>
  page.evaluate(async () => {
    const all: unknown[] = [Object.entries(localStorage), Object.entries(sessionStorage)]
    for (const { name } of await indexedDB.databases()) {
      if (name === undefined) continue
      const db = await new Promise<IDBDatabase>((resolve, reject) => {
        const opening = indexedDB.open(name)
        opening.onsuccess = () => {
          resolve(opening.result)
        }
        opening.onerror = () => {
          reject(new Error(name))
        }
      })
      for (const store of db.objectStoreNames) {
        all.push(
          name,
          store,
          await new Promise((resolve, reject) => {
            const reading = db.transaction(store).objectStore(store).getAll()
            reading.onsuccess = () => {
              resolve(reading.result)
            }
            reading.onerror = () => {
              reject(new Error(store))
            }
          }),
        )
      }
      db.close()
    }
    for (const name of await caches.keys()) {
      all.push(
        name,
        (await (await caches.open(name)).keys()).map(({ url }) => url),
      )
    }
    return JSON.stringify([all, document.cookie, history.state, location.href])
  })
