import { composerEffects, composerMessages, linkKeyIn } from '../../domain/chat'
import { failing, tabEffects } from '../effect'
import { ownHosts } from '../own-hosts'
import type { TabNeeds } from './tab-needs'

export const makeComposerEffects = ({ ports, sayToAccount }: Pick<TabNeeds, 'ports' | 'sayToAccount'>) => ({
  handOver: tabEffects.idempotentInSteps(composerEffects.handOver, {
    perform: async (draft, { ask, say, under }) => {
      const key = linkKeyIn(draft.content, ownHosts(ports))
      await sayToAccount(key === null ? { type: 'SendMessage', ...draft } : { type: 'SendLink', ...draft, key }, under)
      say({ type: 'DraftHandedOver', ask, clientId: draft.clientId })
    },
    failed: failing(composerMessages.DraftHandedOver),
  }),
})
