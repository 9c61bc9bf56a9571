import { composerEffects, linkKeyIn } from '../../domain/chat'
import { later } from '../../domain/kernel/instant'
import type { TabMessage } from '../../domain/tab-log'
import { acting, type Asked } from '../effect'
import { ownHosts } from '../own-hosts'
import type { TabNeeds } from './tab-needs'

/** The account is not told of every letter. */
const PAUSE_MS = 600

export const makeComposerEffects = ({ ports, memberIn, sayToAccount }: Pick<TabNeeds, 'ports' | 'memberIn' | 'sayToAccount'>) => ({
  handOver: acting(composerEffects.handOver, (draft, { ask, say }: Asked<TabMessage>) => {
    const key = linkKeyIn(draft.content, ownHosts(ports))
    void sayToAccount(key === null ? { type: 'SendMessage', ...draft } : { type: 'SendLink', ...draft, key })
      .then(() => say({ type: 'DraftHandedOver', ask, clientId: draft.clientId }))
  }),
  // What a visitor writes stays with the tab until they have an account.
  keep: acting(composerEffects.keep, ({ conversationId, draft }, { ask, say }: Asked<TabMessage>) =>
    ports.clock.wake(later(ports.clock.now(), PAUSE_MS), () => {
      const xid = memberIn()?.xid
      if (xid === undefined) return
      void sayToAccount({ type: 'KeepDraft', xid, conversationId, draft }).then(() => say({ type: 'DraftKept', ask, conversationId }))
    })),
})
