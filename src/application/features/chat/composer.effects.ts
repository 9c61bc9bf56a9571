import type * as t from 'io-ts'
import { composerEffects, composerMessages, linkKeyIn, noDraft } from '../../../domain/chat'
import type { AccountMessage, SlicesOf } from '../../../domain/features'
import { ConversationId, type Xid } from '../../../domain/kernel/ids'
import { entriesOf, keysOf } from '../../../domain/kernel/table'
import { failsWith, tabEffects } from '../../effects/effect'
import { ownHosts } from '../../product-hosts'
import { makeDelay } from '../../effects/delays'
import type { OutboxWatch } from './outbox-watch'
import type { TabDeps } from '../../effects/tab-deps'

/** The pause in typing after which a draft is saved. */
const PAUSE_MS = 600

type Handing = t.TypeOf<typeof composerEffects.sendDraft>

/** The command that puts a sent draft into the account's outbox. */
const sendCommand = (draft: Handing, hosts: readonly string[]): AccountMessage => {
  const key = linkKeyIn(draft.content, hosts)
  return key === null ? { type: 'chat/SendMessage', ...draft } : { type: 'chat/SendLink', ...draft, key }
}

/** The drafts and sent drafts of this tab that the account's log may not contain. A visitor's drafts stay in the tab. */
export const owedByComposer = (
  { data: { drafts, handing, unkept } }: ReturnType<SlicesOf<'chat'>['tab']['composer']['get']>,
  xid: Xid | null,
  hosts: readonly string[],
): readonly AccountMessage[] =>
  xid === null
    ? []
    : [
        ...keysOf(unkept)
          .filter(ConversationId.is)
          .map((conversationId): AccountMessage => {
            return { type: 'chat/StoreDraft', xid, conversationId, draft: drafts[conversationId] ?? noDraft }
          }),
        ...entriesOf(handing).map(([, draft]) => sendCommand(draft, hosts)),
      ]

interface ComposerNeeds extends Pick<TabDeps, 'ports' | 'memberIn' | 'dispatchUntilStored'> {
  readonly outbox: Pick<OutboxWatch, 'left'>
}

export const makeComposerEffects = ({ ports, memberIn, dispatchUntilStored, outbox }: ComposerNeeds) => ({
  sendDraft: tabEffects.customIdempotent(composerEffects.sendDraft, {
    perform: async (draft, asked) => {
      const { ref: ask, dispatch, session: under } = asked
      const isStored = await dispatchUntilStored(sendCommand(draft, ownHosts(ports)), under)
      // If the account cannot store the message, the draft stays in this tab until the message is sent. A reload would
      // lose the message in the account.
      if (!isStored) await outbox.left(draft.clientId, asked)
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
