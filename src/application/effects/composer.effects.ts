import { composerEffects, composerMessages, linkKeyIn } from '../../domain/chat'
import type { ClientId } from '../../domain/kernel/ids'
import { failsWith, tabEffects } from './effect'
import { ownHosts } from '../product-hosts'
import { makeDelay } from './delays'
import type { TabDeps } from './tab-deps'

/** The account is not told of every letter. */
const PAUSE_MS = 600
/** How often to check whether a message that could not be stored has been sent. */
const CHECK_MS = 1_000

interface ComposerNeeds extends Pick<TabDeps, 'ports' | 'memberIn' | 'dispatchUntilStored'> {
  /** The account still has that message to send. */
  readonly isUnsent: (message: ClientId) => boolean
}

export const makeComposerEffects = ({ ports, memberIn, dispatchUntilStored, isUnsent }: ComposerNeeds) => ({
  handOver: tabEffects.customIdempotent(composerEffects.handOver, {
    perform: async (draft, asked) => {
      const { ref: ask, dispatch: say, session: under, isWanted } = asked
      const pause = makeDelay(ports.clock, asked)
      const key = linkKeyIn(draft.content, ownHosts(ports))
      const isStored = await dispatchUntilStored(
        key === null ? { type: 'SendMessage', ...draft } : { type: 'SendLink', ...draft, key },
        under,
      )
      // A message that the account can't store stays with the tab until it is sent: after a reload the account would
      // not know it.
      while (!isStored && isWanted() && isUnsent(draft.clientId)) await pause(CHECK_MS)
      say({ type: 'DraftHandedOver', ask, clientId: draft.clientId })
    },
    failed: failsWith(composerMessages.DraftHandedOver),
  }),
  // What a visitor writes stays with the tab until they have an account.
  keep: tabEffects.customIdempotent(composerEffects.keep, {
    perform: async ({ conversationId, draft }, asked) => {
      const { ref: ask, dispatch: say, session: under, isWanted } = asked
      await makeDelay(ports.clock, asked)(PAUSE_MS)
      const xid = memberIn()?.xid
      if (xid === undefined || !isWanted()) return
      // What the account can't store is kept here alone: after a reload it knows an older draft, or none.
      const isStored = await dispatchUntilStored({ type: 'KeepDraft', xid, conversationId, draft }, under)
      if (isStored) say({ type: 'DraftKept', ask, conversationId })
    },
    failed: failsWith(composerMessages.DraftKept),
  }),
})
