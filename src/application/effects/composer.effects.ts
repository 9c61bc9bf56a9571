import { composerEffects, composerMessages, linkKeyIn } from '../../domain/chat'
import type { ClientId } from '../../domain/kernel/ids'
import { later } from '../../domain/kernel/instant'
import { failing, tabEffects } from '../effect'
import { ownHosts } from '../own-hosts'
import type { TabNeeds } from './tab-needs'

/** The account is not told of every letter. */
const PAUSE_MS = 600
/** How often a look is taken whether what could not be stored is sent. */
const LOOK_MS = 1_000

interface ComposerNeeds extends Pick<TabNeeds, 'ports' | 'memberIn' | 'storeInAccount'> {
  /** The account still has that message to send. */
  readonly isUnsent: (message: ClientId) => boolean
}

export const makeComposerEffects = ({ ports, memberIn, storeInAccount, isUnsent }: ComposerNeeds) => ({
  handOver: tabEffects.idempotentInSteps(composerEffects.handOver, {
    perform: async (draft, { ask, say, under, onStop, isWanted }) => {
      const key = linkKeyIn(draft.content, ownHosts(ports))
      const isStored = await storeInAccount(key === null ? { type: 'SendMessage', ...draft } : { type: 'SendLink', ...draft, key }, under)
      // What the account can't store stays with the tab until it is sent: after a reload the account knows nothing of it.
      while (!isStored && isWanted() && isUnsent(draft.clientId)) {
        await new Promise<void>((done) => { onStop(ports.clock.wake(later(ports.clock.now(), LOOK_MS), done)) })
      }
      say({ type: 'DraftHandedOver', ask, clientId: draft.clientId })
    },
    failed: failing(composerMessages.DraftHandedOver),
  }),
  // What a visitor writes stays with the tab until they have an account.
  keep: tabEffects.idempotentInSteps(composerEffects.keep, {
    perform: async ({ conversationId, draft }, { ask, say, under, onStop, isWanted }) => {
      await new Promise<void>((done) => { onStop(ports.clock.wake(later(ports.clock.now(), PAUSE_MS), done)) })
      const xid = memberIn()?.xid
      if (xid === undefined || !isWanted()) return
      // What the account can't store is kept here alone: after a reload it knows an older draft, or none.
      const isStored = await storeInAccount({ type: 'KeepDraft', xid, conversationId, draft }, under)
      if (isStored) say({ type: 'DraftKept', ask, conversationId })
    },
    failed: failing(composerMessages.DraftKept),
  }),
})
