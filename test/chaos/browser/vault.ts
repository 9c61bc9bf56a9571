import { Secret, type Vault } from '../../../src/application/ports/browser/vault'
import type { SessionId } from '../../../src/domain/kernel/ids'
import type { FaultyStore } from './faulty-store'

/** The vault of a page: tokens in memory, and the token database of the browser. */
export const vaultOf = (disk: FaultyStore): Vault => {
  const memory = new Map<SessionId, Secret>()
  const isBroken = (): boolean => disk.trouble !== 'none'
  return {
    keep: async (sessionId, token) => {
      memory.set(sessionId, token)
      if (!isBroken()) disk.tokens.set(sessionId, token.reveal())
    },
    tokenOf: async (sessionId) => {
      if (isBroken() && !memory.has(sessionId)) throw new Error('the store is broken')
      const stored = disk.tokens.get(sessionId)
      return memory.get(sessionId) ?? (stored === undefined ? null : new Secret(stored))
    },
    keepOnly: async (sessionId) => {
      for (const id of memory.keys()) if (id !== sessionId) memory.delete(id)
      for (const id of disk.tokens.keys()) if (id !== sessionId) disk.tokens.delete(id)
    },
    stored: async () => (isBroken() ? [] : [...disk.tokens.keys()]),
    forget: async (sessionIds) => {
      if (isBroken()) return
      for (const id of disk.tokens.keys()) if (sessionIds.includes(id)) disk.tokens.delete(id)
    },
  }
}
