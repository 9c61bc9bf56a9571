import type { BlobBackend } from '../../../src/adapters/simulator/object-storage/blob-backend'

export const memoryBytes = (): BlobBackend => {
  const kept = new Map<string, Uint8Array>()
  return {
    write: async (name, bytes) => {
      kept.set(name, bytes)
    },
    read: async (name) => kept.get(name) ?? null,
    names: async (prefix) => [...kept.keys()].filter((name) => name.startsWith(prefix)),
    remove: async (names) => {
      for (const name of names) kept.delete(name)
    },
  }
}
