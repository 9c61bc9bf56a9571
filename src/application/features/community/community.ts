import type { AccountMessage } from '../../../domain/manifests/account-messages'
import { isFollowed, loadedMessages } from '../../../domain/chat'
import { communityAccountPart, communityTabPart } from '../../../domain/manifests/community'
import type { TabMessage } from '../../../domain/manifests/tab-messages'
import type { AreaDeps } from '../feature-deps'
import type { Area } from '../lazy-areas'
import { effectTable } from '../../effects/effect'
import { makeAnnounceFormEffects } from '../../effects/announce-form.effects'
import { makeAnnouncementEffects } from '../../effects/announcement.effects'
import { makeAttachmentEffects } from '../../effects/attachment.effects'
import { makeChatServiceEffects } from '../../effects/chat-service.effects'
import { makeChatEffects } from '../../effects/chat.effects'
import { makeComposerEffects } from '../../effects/composer.effects'
import { makeGlobalSearchEffects } from '../../effects/global-search.effects'
import { makeAutocompleteEffects } from '../../effects/autocomplete.effects'
import { makeJoinEffects } from '../../effects/join.effects'
import { makeMemeEffects } from '../../effects/meme.effects'
import { makeUserNameEffects, makeProfileFormEffects, makeOpenProfileEffects } from '../../effects/profile-form.effects'
import { makeProfileEffects } from '../../effects/profile.effects'
import { makeQrApprovalEffects } from '../../effects/sign-in/qr-approval.effects'
import { makeGroupAdminEffects } from '../../effects/group-admin.effects'
import { makeMessageSearchEffects } from '../../effects/search.effects'
import { makeGroupOverviewEffects } from '../../effects/group-overview.effects'
import { makeUploadEffects } from '../../effects/upload.effects'
import { makeFiles } from '../../media/files'
import { validateBeforeSend } from '../../effects/send-validation'
import { UnsentDrafts } from './unsent-drafts'
import { ownHosts } from '../../product-hosts'
import { DraftSync } from './draft-sync'
import { toastsOf } from '../../notifications-and-toasts/toasts'

export const makeArea = (
  {
    ports,
    secrets,
    held,
    me,
    memberIn,
    newClientId,
    account,
    tab,
    dispatchToAccount,
    dispatchUntilStored,
    dispatchToTab,
  }: AreaDeps,
  drafts = new UnsentDrafts(account, tab, dispatchToTab, dispatchToAccount),
  shared = new DraftSync(account, tab, dispatchToTab),
): Area => ({
  account: {
    messages: communityAccountPart.messages,
    join: () => communityAccountPart.join(account),
    effects: effectTable<AccountMessage>({
      chatService: makeChatServiceEffects(ports),
      chat: makeChatEffects(
        ports,
        me,
        (message) => validateBeforeSend(account, ownHosts(ports), message),
        (id) => isFollowed(account.chat.get(), id),
      ),
      profile: makeProfileEffects(ports),
      meme: makeMemeEffects(ports),
      announcement: makeAnnouncementEffects(ports),
      spotlight: makeGroupOverviewEffects(ports),
      upload: makeUploadEffects(ports),
    }),
  },
  tab: {
    messages: communityTabPart.messages,
    join: () => communityTabPart.join(tab),
    effects: effectTable<TabMessage>({
      composer: makeComposerEffects({
        ports,
        memberIn,
        dispatchUntilStored,
        isUnsent: (message) =>
          account.chat.get().context.chat.outbox.items.some(({ clientId }) => clientId === message),
      }),
      attachments: makeAttachmentEffects({ ports, held, me, dispatchToAccount }),
      search: makeMessageSearchEffects({ ports, me, loadedIn: (id) => loadedMessages(account.chat.get(), id) }),
      hints: makeAutocompleteEffects(ports),
      profileForm: makeProfileFormEffects({ ports, dispatchToAccount }),
      visit: makeOpenProfileEffects({ ports, dispatchToTab }),
      names: makeUserNameEffects(ports),
      announceForm: makeAnnounceFormEffects({ ports, me, dispatchToAccount }),
      finder: makeGlobalSearchEffects(ports),
      qrApproval: makeQrApprovalEffects({ ports, secrets }),
      join: makeJoinEffects({ ports, memberIn, dispatchToAccount, dispatchToTab }),
      ...makeGroupAdminEffects({ ports, me, dispatchToAccount }),
    }),
  },
  files: makeFiles({ ports, held, newClientId, dispatchToAccount }),
  toastsOf,
  onAccountChange: () => {
    drafts.onAccountChange()
    shared.follow()
  },
})
