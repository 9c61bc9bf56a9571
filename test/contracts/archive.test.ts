import { describe, expect, it } from 'vitest'
import { makeArchive } from '../../src/adapters/browser/storage/archive'
import { emptyIndexedDb } from '../adapters/browser/fake-idb'
import { memoryArchive } from '../support/in-memory/archive'
import { archiveBehaviours, type ArchiveUnderTest } from './archive.contract'

/** The implementations of the port. Each function creates one with empty storage. */
const ARCHIVES: Readonly<Record<string, () => ArchiveUnderTest>> = {
  IndexedDB: () => {
    const { clock, time } = emptyIndexedDb()
    return {
      clock,
      open: () => makeArchive({ clock }),
      pass: (ms) => {
        time.pass(ms)
      },
    }
  },
  memory: () => {
    const { clock, time } = emptyIndexedDb()
    const archive = memoryArchive(clock)
    return {
      clock,
      open: () => archive,
      pass: (ms) => {
        time.pass(ms)
      },
    }
  },
}

describe.each(Object.entries(ARCHIVES))('An archive (%s)', (_name, empty) => {
  it.each(Object.entries(archiveBehaviours))('%s', async (_title, behaves) => {
    await expect(behaves(empty())).resolves.toBeUndefined()
  })
})
