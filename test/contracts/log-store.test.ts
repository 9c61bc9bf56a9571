import { describe, expect, it } from 'vitest'
import { makeLogStore } from '../../src/adapters/browser/log-store'
import { emptyDisk } from '../adapters/browser/hand-disk'
import { MemoryDisk, memoryLogStore } from '../support/in-memory/log-store'
import { logStoreBehaviours, type OpenLogStore } from './log-store.contract'

/** Every log store there is; each call begins with an empty storage. */
const STORES: Readonly<Record<string, () => OpenLogStore>> = {
  IndexedDB: () => {
    const { clock } = emptyDisk()
    return () => makeLogStore({ clock })
  },
  memory: () => {
    const disk = new MemoryDisk()
    return () => memoryLogStore(disk)
  },
}

describe.each(Object.entries(STORES))('A log store (%s)', (_name, empty) => {
  it.each(Object.entries(logStoreBehaviours))('%s', async (_title, behaves) => {
    await expect(behaves(empty())).resolves.toBeUndefined()
  })
})
