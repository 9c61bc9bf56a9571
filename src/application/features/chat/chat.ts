import { merge } from 'rxjs'
import { isFollowed, linkHostsQuery, loadedMessages } from '../../../domain/chat'
import { chatFeature } from '../../../domain/chat/feature'
import { readList } from '../../effects/query-effects'
import { ownHosts } from '../../product-hosts'
import { implementFeature } from '../implement-feature'
import { archiveMessages } from './archive'
import { balanceUpdates, giftToasts } from './gifts-received'
import { membershipUpdates } from './membership-updates'
import { makeAttachmentEffects, owedByAttachments } from './attachment.effects'
import { makeAutocompleteEffects } from './autocomplete.effects'
import { chatToasts } from './chat-toasts'
import { makeChatEffects } from './chat.effects'
import { makeComposerEffects, owedByComposer } from './composer.effects'
import { DraftSync } from './draft-sync'
import { makeMessageSearchEffects } from './search.effects'
import { validateBeforeSend } from './send-validation'
import { OutboxWatch } from './outbox-watch'
import { UnstoredCommands } from '../../log/tabs/unstored-commands'
import type { CommandJournal } from '../../ports/browser/command-journal'
import { UnsentDrafts } from './unsent-drafts'

export const chatImplementation = implementFeature(chatFeature, (deps, journal: CommandJournal) => {
  const { ports, held, me, memberIn, core, slices, slicesOf, dispatchToAccount, dispatchUntilStored, dispatchToTab } =
    deps
  const { chat, linkHosts } = slices.account
  const drafts = new UnsentDrafts(core.account.session, slices, dispatchToTab, dispatchToAccount)
  const outbox = new OutboxWatch((message) => chat.get().data.outbox.items.some(({ clientId }) => clientId === message))
  const shared = new DraftSync(core.account.session, slices, dispatchToTab)
  return {
    account: {
      'chat/chat': makeChatEffects(
        ports,
        me,
        (message) =>
          validateBeforeSend(
            {
              session: core.account.session.get(),
              chat: chat.get(),
              group: slicesOf('group')?.account.group.get() ?? null,
              linkHosts: linkHosts.get(),
            },
            ownHosts(ports),
            message,
          ),
        (id) => isFollowed(chat.get(), id),
      ),
      'chat/linkHosts': readList(linkHostsQuery, () => ports.groups.linkWhitelist()),
    },
    tab: {
      'chat/composer': makeComposerEffects({
        ports,
        memberIn,
        dispatchUntilStored,
        outbox,
      }),
      'chat/attachments': makeAttachmentEffects({ ports, held, me, dispatchToAccount }),
      'chat/messageSearch': makeMessageSearchEffects({ ports, me, loadedIn: (id) => loadedMessages(chat.get(), id) }),
      'chat/autocomplete': makeAutocompleteEffects(ports),
    },
    toastsOf: (message) => [...chatToasts(message), ...giftToasts(message, me())],
    streams: {
      /** Data that this browser keeps. `bytes` estimates its size; `clear` removes this account's archived messages. */
      kept: {
        bytes: () => ports.quota.used(),
        clear: async () => {
          const xid = me()
          if (xid !== null) await ports.archive.clear(xid)()
        },
      },
    },
    whileLeading: (entries$) =>
      merge(
        membershipUpdates(entries$, me),
        balanceUpdates(entries$, me),
        archiveMessages(entries$, ports.archive, me),
      ),
    unstored: (log) =>
      new UnstoredCommands({
        ...log,
        journal,
        owed: () => [
          ...owedByComposer(slices.tab.composer.get(), memberIn()?.xid ?? null, ownHosts(ports)),
          ...owedByAttachments(slices.tab.attachments.get()),
        ],
      }),
    onAccountChange: () => {
      drafts.onAccountChange()
      shared.follow()
      outbox.onAccountChange()
    },
  }
})
