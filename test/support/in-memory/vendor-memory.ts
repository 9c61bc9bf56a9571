import type { VendorMemory } from '../../../src/adapters/browser/storage/vendor-memory'

export const memoryVendorMemory = (): VendorMemory => {
  const numbers = new Map<string, string[]>()
  const tries = new Set<string>()
  return {
    numbered: async (account, id) => [...(numbers.get(`${account} ${id}`) ?? [])],
    number: async (account, id, from, ids) => {
      numbers.set(`${account} ${id}`, [...(numbers.get(`${account} ${id}`) ?? []).slice(0, from - 1), ...ids])
    },
    wasTried: async (account, clientId) => tries.has(`${account} ${clientId}`),
    setTried: async (account, clientId) => {
      tries.add(`${account} ${clientId}`)
    },
    forget: async (account) => {
      for (const key of numbers.keys()) if (key.startsWith(`${account} `)) numbers.delete(key)
    },
  }
}
