import type { AccountMessage } from '../../domain/manifests/account-messages'
import type { AnnouncementAct } from '../../domain/announcement'
import type { Act } from '../../domain/chat'
import { isRetryable } from '../../domain/kernel/failure'
import type { TabMessage } from '../../domain/manifests/tab-messages'
import { oneToast, hasNoServerText } from './toast-helpers'

const DONE = { follow: 'followed', unfollow: 'unfollowed', block: 'blocked', unblock: 'unblocked' } as const

/** What is shown as done at once is told at once; where the server then refuses, its words follow (R1-342). */
const toldOfAct = (act: Act): readonly TabMessage[] => {
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

/** What others see too is told once the service has it. */
const doneOf = (act: Act): readonly TabMessage[] => {
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

const announcementDone = (act: AnnouncementAct): readonly TabMessage[] => {
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

/**
 * What came of what somebody did to their profile, to a group, or to how they stand to others, in one toast (spec 2
 * §8).
 */
export const toastsOf = (message: AccountMessage): readonly TabMessage[] => {
  switch (message.type) {
    case 'Perform':
      return toldOfAct(message.act)
    case 'RelationChanged':
      return oneToast({ key: DONE[message.change], xid: message.xid })
    case 'ProfileSaved':
      return oneToast({ key: 'profileUpdated' })
    case 'GroupSaved':
      return oneToast({ key: message.isNew ? 'groupCreated' : 'groupSaved' })
    case 'DeedDone':
      return oneToast({ key: DEEDS[message.deed.kind] })
    case 'ActDone':
      return doneOf(message.act)
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
