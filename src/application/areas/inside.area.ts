import type { AccountMessage } from '../../domain/account-log'
import { isFollowed, loadedMessages } from '../../domain/chat'
import { insideInAccount, insideInTab } from '../../domain/log.inside'
import type { TabMessage } from '../../domain/tab-log'
import type { AreaNeeds } from './area-needs'
import type { Area } from './areas'
import { effectTable } from '../effect'
import { makeAnnounceFormEffects } from '../effects/announce-form.effects'
import { makeAnnouncementEffects } from '../effects/announcement.effects'
import { makeAttachmentEffects } from '../effects/attachment.effects'
import { makeChatServiceEffects } from '../effects/chat-service.effects'
import { makeChatEffects } from '../effects/chat.effects'
import { makeComposerEffects } from '../effects/composer.effects'
import { makeFinderEffects } from '../effects/finder.effects'
import { makeHintEffects } from '../effects/hint.effects'
import { makeJoinEffects } from '../effects/join.effects'
import { makeMemeEffects } from '../effects/meme.effects'
import { makeNameEffects, makeProfileFormEffects, makeVisitEffects } from '../effects/profile-tab.effects'
import { makeProfileEffects } from '../effects/profile.effects'
import { makeQrApprovalEffects } from '../effects/qr-approval.effects'
import { makeRunningEffects } from '../effects/running.effects'
import { makeSearchEffects } from '../effects/search.effects'
import { makeSpotlightEffects } from '../effects/spotlight.effects'
import { makeUploadEffects } from '../effects/upload.effects'
import { makeFiles } from '../media/files'
import { judgeNow } from '../effects/judging'
import { KeptDrafts } from '../tabs/kept-drafts'
import { ownHosts } from '../own-hosts'
import { SharedDrafts } from '../tabs/shared-drafts'
import { toastsOf } from '../notices/toast-words'

export const makeArea = ({ ports, secrets, held, me, memberIn, newClientId, account, tab, sayToAccount, storeInAccount, sayToTab }: AreaNeeds, drafts = new KeptDrafts(account, tab, sayToTab, sayToAccount), shared = new SharedDrafts(account, tab, sayToTab)): Area => ({
  account: {
    messages: insideInAccount.messages,
    join: () => insideInAccount.join(account),
    effects: effectTable<AccountMessage>({
      chatService: makeChatServiceEffects(ports),
      chat: makeChatEffects(ports, me, (message) => judgeNow(account, ownHosts(ports), message), (id) => isFollowed(account.chat.get(), id)),
      profile: makeProfileEffects(ports),
      meme: makeMemeEffects(ports),
      announcement: makeAnnouncementEffects(ports),
      spotlight: makeSpotlightEffects(ports),
      upload: makeUploadEffects(ports),
    }),
  },
  tab: {
    messages: insideInTab.messages,
    join: () => insideInTab.join(tab),
    effects: effectTable<TabMessage>({
      composer: makeComposerEffects({
        ports, memberIn, storeInAccount, isUnsent: (message) => account.chat.get().context.chat.outbox.items.some(({ clientId }) => clientId === message),
      }),
      attachments: makeAttachmentEffects({ ports, held, me, sayToAccount }),
      search: makeSearchEffects({ ports, me, loadedIn: (id) => loadedMessages(account.chat.get(), id) }),
      hints: makeHintEffects(ports),
      profileForm: makeProfileFormEffects({ ports, sayToAccount }),
      visit: makeVisitEffects({ ports, sayToTab }),
      names: makeNameEffects(ports),
      announceForm: makeAnnounceFormEffects({ ports, me, sayToAccount }),
      finder: makeFinderEffects(ports),
      qrApproval: makeQrApprovalEffects({ ports, secrets }),
      join: makeJoinEffects({ ports, memberIn, sayToAccount, sayToTab }),
      ...makeRunningEffects({ ports, me, sayToAccount }),
    }),
  },
  files: makeFiles({ ports, held, newClientId, sayToAccount }),
  toastsOf,
  follow: () => {
    drafts.follow()
    shared.follow()
  },
})
