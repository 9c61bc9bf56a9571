import type { Random } from '../../../src/application/ports/browser/random'
import type { Settings } from '../../../src/application/ports/browser/settings'
import type { Secret, Vault } from '../../../src/application/ports/browser/vault'

/** Unique ids that are the same in every run. */
export const countingRandom = (name = 'r'): Random => {
  let count = 0
  return { id: () => `${name}${String((count += 1))}`.padEnd(22, 'x') }
}

export const memoryVault = (): Vault & { readonly size: () => number } => {
  const tokens = new Map<string, Secret>()
  return {
    size: () => tokens.size,
    keep: async (sessionId, token) => {
      tokens.set(sessionId, token)
    },
    tokenOf: async (sessionId) => tokens.get(sessionId) ?? null,
    keepOnly: async (sessionId) => {
      for (const id of tokens.keys()) if (id !== sessionId) tokens.delete(id)
    },
    stored: async () => [],
    forget: async () => undefined,
  }
}

export const memorySettings = (): Settings => {
  const values = new Map<string, string>()
  return {
    get: (key) => values.get(key) ?? null,
    set: (key, value) => {
      values.set(key, value)
    },
    remove: (key) => {
      values.delete(key)
    },
  }
}
