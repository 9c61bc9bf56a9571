import { composerEffects, linkKeyIn } from '../../domain/chat'
import type { TabMessage } from '../../domain/tab-log'
import { acting, type Asked } from '../effect'
import { ownHosts } from '../own-hosts'
import type { TabNeeds } from './tab-needs'

export const makeComposerEffects = ({ ports, sayToAccount }: Pick<TabNeeds, 'ports' | 'sayToAccount'>) => ({
  handOver: acting(composerEffects.handOver, (draft, { ask, say }: Asked<TabMessage>) => {
    const key = linkKeyIn(draft.content, ownHosts(ports))
    void sayToAccount(key === null ? { type: 'SendMessage', ...draft } : { type: 'SendLink', ...draft, key })
      .then(() => say({ type: 'DraftHandedOver', ask, clientId: draft.clientId }))
  }),
})
