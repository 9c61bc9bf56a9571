import type { AccountMessage } from '../domain/account-log'
import type { AnnouncementAct } from '../domain/announcement'
import type { Act } from '../domain/chat'
import { mayPass, type Failure } from '../domain/kernel/failure'
import type { TabMessage } from '../domain/tab-log'

const told = (key: Extract<TabMessage, { type: 'ShowToast' }>['words']): readonly TabMessage[] => [{ type: 'ShowToast', words: key }]

/** A change that a person made in place is taken back before their eyes: also where the server has no words for it (FOL-4). */
const wordless = (failure: Failure): boolean =>
  failure._tag === 'Unreachable' || failure._tag === 'Malformed' || (failure._tag === 'Refused' && failure.words === '')

const DONE = { follow: 'followed', unfollow: 'unfollowed', block: 'blocked', unblock: 'unblocked' } as const

/** What is shown as done at once is told at once; where the server then refuses, its words follow (R1-342). */
const toldOfAct = (act: Act): readonly TabMessage[] => {
  switch (act.kind) {
    case 'pinChat': return told({ key: act.on ? 'pinned' : 'unpinned' })
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
    case 'removeSender': return told({ key: 'senderRemoved' })
    default: return []
  }
}

const announcementDone = (act: AnnouncementAct): readonly TabMessage[] => {
  switch (act.kind) {
    case 'pin': return told({ key: act.on ? 'pinned' : 'unpinned' })
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
export const toastOf = (message: AccountMessage): readonly TabMessage[] => {
  switch (message.type) {
    case 'Perform': return toldOfAct(message.act)
    case 'RelationChanged': return told({ key: DONE[message.change] })
    case 'ProfileSaved': return told({ key: 'profileUpdated' })
    case 'GroupSaved': return told({ key: message.isNew ? 'groupCreated' : 'groupSaved' })
    case 'DeedDone': return told({ key: DEEDS[message.deed.kind] })
    case 'ActDone': return doneOf(message.act)
    case 'ActNotDone': return !mayPass(message.failure) && wordless(message.failure) ? told({ key: 'notDone' }) : []
    case 'AnnouncementActDone': return announcementDone(message.act)
    case 'AnnouncementActNotDone': return message.act.kind !== 'read' && wordless(message.failure) ? told({ key: 'notDone' }) : []
    case 'RelationNotChanged':
    case 'SwitchNotSet': return wordless(message.failure) ? told({ key: 'notChanged' }) : []
    case 'ReminderSet': return told({ key: message.on ? 'reminderSet' : 'reminderCancelled' })
    case 'SpaceSaved': return told({ key: 'spaceSaved' })
    case 'SpaceDone': return message.change === 'remove' ? told({ key: 'spaceRemoved' }) : []
    case 'RoomNotEntered': return wordless(message.failure) ? told({ key: 'spaceNotEntered' }) : []
    case 'MicNotHad': return told({ key: 'micRefused' })
    case 'ShareBegan': return message.surface === 'window' ? told({ key: 'windowWithoutSound' }) : []
    case 'ShareOver': return message.fault === null ? [] : told({ key: 'shareRefused' })
    default: return []
  }
}
