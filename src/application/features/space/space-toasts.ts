import type { AccountMessage, TabMessage } from '../../../domain/features'
import { oneToast, hasNoServerText } from '../../notifications-and-toasts/toast-helpers'

/** Toasts for the outcome of a member's actions on spaces and in a room. */
export const spaceToastsOf = (message: AccountMessage): readonly TabMessage[] => {
  switch (message.type) {
    case 'space/SpaceWentLive':
      return message.space.isReminded
        ? oneToast({ title: message.space.title, channelId: message.space.channelId })
        : []
    case 'space/ReminderSet':
      return oneToast({ key: message.on ? 'reminderSet' : 'reminderCancelled' })
    case 'space/SpaceSaved':
      return oneToast({ key: 'spaceSaved' })
    case 'space/SpaceActionDone':
      return message.change === 'remove' ? oneToast({ key: 'spaceRemoved' }) : []
    case 'space/RoomNotEntered':
      return hasNoServerText(message.failure) ? oneToast({ key: 'spaceNotEntered' }) : []
    case 'space/MicNotOpened':
      return oneToast({ key: 'micRefused' })
    case 'space/ShareStarted':
      return message.surface === 'window' ? oneToast({ key: 'windowWithoutSound' }) : []
    case 'space/ShareStopped':
      return message.fault === null ? [] : oneToast({ key: 'shareRefused' })
    default:
      return []
  }
}
