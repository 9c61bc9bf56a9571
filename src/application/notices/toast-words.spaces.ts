import type { AccountMessage } from '../../domain/account-log'
import type { TabMessage } from '../../domain/tab-log'
import { told, wordless } from './toast-words.parts'

/** What came of what somebody did to spaces, and of what they wanted to send into a room. */
export const spaceToastsOf = (message: AccountMessage): readonly TabMessage[] => {
  switch (message.type) {
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
