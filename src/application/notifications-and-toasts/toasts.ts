import type { AccountMessage } from '../../domain/manifests/account-messages'
import type { AnnouncementAction } from '../../domain/announcement'
import type { ConversationAction } from '../../domain/chat'
import { isRetryable } from '../../domain/kernel/failure'
import type { TabMessage } from '../../domain/manifests/tab-messages'
import { oneToast, hasNoServerText } from './toast-helpers'

const DONE = { follow: 'followed', unfollow: 'unfollowed', block: 'blocked', unblock: 'unblocked' } as const

/** Toasts of optimistic actions, shown at once. After a refusal, a toast with the server's text follows (R1-342). */
const optimisticToasts = (act: ConversationAction): readonly TabMessage[] => {
  switch (act.kind) {
    case 'pinChat':
      return oneToast({ key: act.on ? 'chatPinned' : 'chatUnpinned' })
    case 'muteChat':
      return oneToast({ key: act.on ? 'muted' : 'unmuted' })
    case 'clearHistory':
      return oneToast({ key: 'historyCleared' })
    case 'deleteChat':
      return oneToast({ key: 'chatDeleted' })
    default:
      return []
  }
}

/** The toasts of actions that wait for the server. Each toast is shown once the server has confirmed the action. */
const confirmedToasts = (act: ConversationAction): readonly TabMessage[] => {
  switch (act.kind) {
    case 'pin':
      return oneToast({ key: act.on ? 'pinned' : 'unpinned' })
    case 'report':
      return oneToast({ key: 'reported' })
    case 'removeSender':
      return oneToast({ key: 'senderRemoved', xid: act.xid })
    default:
      return []
  }
}

const announcementDone = (act: AnnouncementAction): readonly TabMessage[] => {
  switch (act.kind) {
    case 'pin':
      return oneToast({ key: act.on ? 'announcementPinned' : 'announcementUnpinned' })
    case 'remove':
      return oneToast({ key: 'announcementRemoved' })
    case 'report':
      return oneToast({ key: 'reported' })
    case 'react':
    case 'read':
      return []
  }
}

const DEEDS = {
  leave: 'left',
  handOver: 'handedOver',
  dissolve: 'dissolved',
  setStaff: 'staffSet',
  invite: 'invited',
  remove: 'senderRemoved',
  verify: 'applicationSent',
  applyProject: 'applicationSent',
  configureCurrency: 'currencySaved',
} as const

/** The toast for the outcome of an action on a profile, a group or a relation (spec 2 §8). At most one per outcome. */
export const toastsOf = (message: AccountMessage): readonly TabMessage[] => {
  switch (message.type) {
    case 'Perform':
      return optimisticToasts(message.act)
    case 'RelationChanged':
      return oneToast({ key: DONE[message.change], xid: message.xid })
    case 'ProfileSaved':
      return oneToast({ key: 'profileUpdated' })
    case 'GroupSaved':
      return oneToast({ key: message.isNew ? 'groupCreated' : 'groupSaved' })
    case 'DeedDone':
      return oneToast({ key: DEEDS[message.deed.kind] })
    case 'ActDone':
      return confirmedToasts(message.act)
    case 'ActNotDone':
      return !isRetryable(message.failure) && hasNoServerText(message.failure) ? oneToast({ key: 'notDone' }) : []
    case 'AnnouncementActDone':
      return announcementDone(message.act)
    case 'AnnouncementActNotDone':
      return message.act.kind !== 'read' && hasNoServerText(message.failure) ? oneToast({ key: 'notDone' }) : []
    case 'SpaceStartedNow':
      return message.space.isReminded
        ? oneToast({ title: message.space.title, channelId: message.space.channelId })
        : []
    case 'RelationNotChanged':
    case 'SwitchNotSet':
      return hasNoServerText(message.failure) ? oneToast({ key: 'notChanged' }) : []
    default:
      return []
  }
}
