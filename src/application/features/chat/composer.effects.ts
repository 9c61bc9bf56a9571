import { composerEffects, composerMessages, linkKeyIn } from '../../../domain/chat'
import type { ClientId } from '../../../domain/kernel/ids'
import { failsWith, tabEffects } from '../../effects/effect'
import { ownHosts } from '../../product-hosts'
import { makeDelay } from '../../effects/delays'
import type { TabDeps } from '../../effects/tab-deps'

/** The pause in typing after which a draft is saved. */
const PAUSE_MS = 600
/** How often to check whether a message that the account could not store has been sent. */
const CHECK_MS = 1_000

interface ComposerNeeds extends Pick<TabDeps, 'ports' | 'memberIn' | 'dispatchUntilStored'> {
  /** Whether the account's outbox still contains that message. */
  readonly isUnsent: (message: ClientId) => boolean
}

export const makeComposerEffects = ({ ports, memberIn, dispatchUntilStored, isUnsent }: ComposerNeeds) => ({
  sendDraft: tabEffects.customIdempotent(composerEffects.sendDraft, {
    perform: async (draft, asked) => {
      const { ref: ask, dispatch, session: under, isWanted } = asked
      const pause = makeDelay(ports.clock, asked)
      const key = linkKeyIn(draft.content, ownHosts(ports))
      const isStored = await dispatchUntilStored(
        key === null ? { type: 'chat/SendMessage', ...draft } : { type: 'chat/SendLink', ...draft, key },
        under,
      )
      // If the account cannot store the message, the draft stays in this tab until the message is sent. A reload would
      // lose the message in the account.
      while (!isStored && isWanted() && isUnsent(draft.clientId)) await pause(CHECK_MS)
      dispatch({ type: 'chat/DraftSent', ask, clientId: draft.clientId })
    },
    failed: failsWith(composerMessages['chat/DraftSent']),
  }),
  // A visitor's drafts stay in the tab until the visitor has an account.
  storeDraft: tabEffects.customIdempotent(composerEffects.storeDraft, {
    perform: async ({ conversationId, draft }, asked) => {
      const { ref: ask, dispatch, session: under, isWanted } = asked
      await makeDelay(ports.clock, asked)(PAUSE_MS)
      const xid = memberIn()?.xid
      if (xid === undefined || !isWanted()) return
      // If the account cannot store the draft, the draft stays in this tab. After a reload the account would have an
      // older draft, or none.
      const isStored = await dispatchUntilStored({ type: 'chat/StoreDraft', xid, conversationId, draft }, under)
      if (isStored) dispatch({ type: 'chat/DraftStored', ask, conversationId })
    },
    failed: failsWith(composerMessages['chat/DraftStored']),
  }),
})
