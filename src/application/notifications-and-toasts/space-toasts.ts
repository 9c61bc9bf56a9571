import type { AccountMessage } from '../../domain/manifests/account-messages'
import type { TabMessage } from '../../domain/manifests/tab-messages'
import { oneToast, hasNoServerText } from './toast-helpers'

/** Toasts for the outcome of a member's actions on spaces and in a room. */
export const spaceToastsOf = (message: AccountMessage): readonly TabMessage[] => {
  switch (message.type) {
    case 'ReminderSet':
      return oneToast({ key: message.on ? 'reminderSet' : 'reminderCancelled' })
    case 'SpaceSaved':
      return oneToast({ key: 'spaceSaved' })
    case 'SpaceDone':
      return message.change === 'remove' ? oneToast({ key: 'spaceRemoved' }) : []
    case 'RoomNotEntered':
      return hasNoServerText(message.failure) ? oneToast({ key: 'spaceNotEntered' }) : []
    case 'MicNotHad':
      return oneToast({ key: 'micRefused' })
    case 'ShareBegan':
      return message.surface === 'window' ? oneToast({ key: 'windowWithoutSound' }) : []
    case 'ShareOver':
      return message.fault === null ? [] : oneToast({ key: 'shareRefused' })
    default:
      return []
  }
}
