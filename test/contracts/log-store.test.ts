import { deleteDB } from 'idb'
import { describe, expect, it } from 'vitest'
import { makeLogStore } from '../../src/adapters/browser/storage/log-store'
import { emptyIndexedDb } from '../adapters/browser/fake-idb'
import { MemoryDisk, memoryLogStore } from '../support/in-memory/log-store'
import { logStoreBehaviours, type ClearAll, type OpenLogStore } from './log-store.contract'

/** The implementations of the port. Each function creates one with empty storage. */
const STORES: Readonly<Record<string, () => readonly [OpenLogStore, ClearAll]>> = {
  IndexedDB: () => {
    const { clock, time } = emptyIndexedDb()
    return [
      () => makeLogStore({ clock }),
      async () => {
        time.pass(1_000)
        await deleteDB('loop-log')
      },
    ]
  },
  memory: () => {
    const disk = new MemoryDisk()
    return [() => memoryLogStore(disk), () => Promise.resolve(disk.clear())]
  },
}

describe.each(Object.entries(STORES))('A log store (%s)', (_name, empty) => {
  it.each(Object.entries(logStoreBehaviours))('%s', async (_title, behaves) => {
    await expect(behaves(...empty())).resolves.toBeUndefined()
  })
})
