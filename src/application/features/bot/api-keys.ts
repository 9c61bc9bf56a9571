import type { Xid } from '../../../domain/kernel/ids'
import type { Secret } from '../../ports/browser/vault'

/** The secret keys that are in sight in this tab, in its memory alone (BI-199). */
export interface BotApiKeys {
  /** `null` where it is not here, after a reload for one, or is of somebody who has left. */
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
