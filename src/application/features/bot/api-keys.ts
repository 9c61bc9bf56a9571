import type { Xid } from '../../../domain/kernel/ids'
import type { Secret } from '../../ports/browser/vault'

/** The bots' secret keys on screen, in this tab's memory only (BI-199). */
export interface BotApiKeys {
  /** The key on the screen; `null` if the key is lost, for example after a reload, or belongs to another account. */
  readonly of: (botId: string) => string | null
  readonly forget: (botId: string) => void
}

export interface ApiKeyRegistry extends BotApiKeys {
  readonly hold: (botId: string, key: Secret) => void
}

export const makeApiKeyRegistry = (me: () => Xid | null): ApiKeyRegistry => {
  const held = new Map<string, { readonly owner: Xid | null; readonly key: Secret }>()
  return {
    hold: (botId, key) => {
      held.set(botId, { owner: me(), key })
    },
    forget: (botId) => {
      held.delete(botId)
    },
    of: (botId) => {
      const one = held.get(botId)
      if (one === undefined || one.owner === me()) return one?.key.reveal() ?? null
      held.clear()
      return null
    },
  }
}
