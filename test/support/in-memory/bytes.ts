import type { ByteKeeper } from '../../../src/adapters/simulator/storage/byte-keeper'

/** Bytes for as long as this process lives. */
export const memoryBytes = (): ByteKeeper => {
  const kept = new Map<string, Uint8Array>()
  return {
    write: async (name, bytes) => { kept.set(name, bytes) },
    read: async (name) => kept.get(name) ?? null,
    names: async (prefix) => [...kept.keys()].filter((name) => name.startsWith(prefix)),
    remove: async (names) => { for (const name of names) kept.delete(name) },
  }
}
