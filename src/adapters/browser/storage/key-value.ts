import type { Settings } from '../../../application/ports/browser/settings'

/**
 * Local or session storage. If the browser refuses to store a value, for example because storage is full, that value
 * stays in memory.
 */
export const makeKeyValue = (open: () => Storage): Settings => {
  const refused = new Map<string, string | null>()
  const named = (key: string): string => `loop:${key}`
  return {
    get: (key) => {
      const kept = refused.get(key)
      if (kept !== undefined) return kept
      try {
        return open().getItem(named(key))
      } catch {
        return null
      }
    },
    set: (key, value) => {
      try {
        open().setItem(named(key), value)
        refused.delete(key)
      } catch {
        refused.set(key, value)
      }
    },
    remove: (key) => {
      try {
        open().removeItem(named(key))
        refused.delete(key)
      } catch {
        refused.set(key, null)
      }
    },
  }
}
