import type { AccountMessage } from '../../domain/account-log'
import type { AnnouncementAct } from '../../domain/announcement'
import type { Act } from '../../domain/chat'
import { mayPass } from '../../domain/kernel/failure'
import type { TabMessage } from '../../domain/tab-log'
import { told, wordless } from './toast-words.parts'

const DONE = { follow: 'followed', unfollow: 'unfollowed', block: 'blocked', unblock: 'unblocked' } as const

/** What is shown as done at once is told at once; where the server then refuses, its words follow (R1-342). */
const toldOfAct = (act: Act): readonly TabMessage[] => {
  switch (act.kind) {
    case 'pinChat': return told({ key: act.on ? 'chatPinned' : 'chatUnpinned' })
    case 'muteChat': return told({ key: act.on ? 'muted' : 'unmuted' })
    case 'clearHistory': return told({ key: 'historyCleared' })
    case 'deleteChat': return told({ key: 'chatDeleted' })
    default: return []
  }
}

/** What others see too is told once the service has it. */
const doneOf = (act: Act): readonly TabMessage[] => {
  switch (act.kind) {
    case 'pin': return told({ key: act.on ? 'pinned' : 'unpinned' })
    case 'report': return told({ key: 'reported' })
    case 'removeSender': return told({ key: 'senderRemoved', xid: act.xid })
    default: return []
  }
}

const announcementDone = (act: AnnouncementAct): readonly TabMessage[] => {
  switch (act.kind) {
    case 'pin': return told({ key: act.on ? 'announcementPinned' : 'announcementUnpinned' })
    case 'remove': return told({ key: 'announcementRemoved' })
    case 'report': return told({ key: 'reported' })
    case 'react':
    case 'read': return []
  }
}

const DEEDS = {
  leave: 'left', handOver: 'handedOver', dissolve: 'dissolved', setStaff: 'staffSet', invite: 'invited', remove: 'senderRemoved', verify: 'applicationSent', applyProject: 'applicationSent',
  configureCurrency: 'currencySaved',
} as const

/** What came of what somebody did to their profile, to a group, or to how they stand to others, in one toast (spec 2 §8). */
export const toastsOf = (message: AccountMessage): readonly TabMessage[] => {
  switch (message.type) {
    case 'Perform': return toldOfAct(message.act)
    case 'RelationChanged': return told({ key: DONE[message.change], xid: message.xid })
    case 'ProfileSaved': return told({ key: 'profileUpdated' })
    case 'GroupSaved': return told({ key: message.isNew ? 'groupCreated' : 'groupSaved' })
    case 'DeedDone': return told({ key: DEEDS[message.deed.kind] })
    case 'ActDone': return doneOf(message.act)
    case 'ActNotDone': return !mayPass(message.failure) && wordless(message.failure) ? told({ key: 'notDone' }) : []
    case 'AnnouncementActDone': return announcementDone(message.act)
    case 'AnnouncementActNotDone': return message.act.kind !== 'read' && wordless(message.failure) ? told({ key: 'notDone' }) : []
    case 'SpaceStartedNow': return message.space.isReminded ? told({ title: message.space.title, channelId: message.space.channelId }) : []
    case 'RelationNotChanged':
    case 'SwitchNotSet': return wordless(message.failure) ? told({ key: 'notChanged' }) : []
    default: return []
  }
}
