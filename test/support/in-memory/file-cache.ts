import type { CachedFile, FileCache } from '../../../src/application/ports/browser/file-cache'

/** A file cache in memory. */
export const memoryFileCache = (): FileCache & { readonly ids: () => readonly string[] } => {
  const kept = new Map<string, CachedFile[]>()
  return {
    ids: () => [...kept.keys()],
    keep: async (id, bodies) => {
      kept.set(
        id,
        bodies.map((body) => ({ body, checkpoint: null })),
      )
    },
    read: async (id, index) => kept.get(id)?.[index] ?? null,
    mark: async (id, index, checkpoint) => {
      const file = kept.get(id)?.[index]
      if (file !== undefined) kept.get(id)?.splice(index, 1, { ...file, checkpoint })
    },
    drop: async (id) => {
      kept.delete(id)
    },
    clear: async () => {
      kept.clear()
    },
  }
}
