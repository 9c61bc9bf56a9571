import type { Settings } from '../../../application/ports/browser/settings'

/** Local or session storage. If the browser forbids storage, or storage is full, memory keeps the affected keys. */
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
