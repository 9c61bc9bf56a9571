import type { AnnouncementAction } from '../../../domain/announcement'
import type { AccountMessage, TabMessage } from '../../../domain/features'
import { hasNoServerText, oneToast } from '../../notifications-and-toasts/toast-helpers'

const doneToasts = (act: AnnouncementAction): readonly TabMessage[] => {
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

/** The toast for the outcome of an action on an announcement (spec 2 §8). */
export const announcementToasts = (message: AccountMessage): readonly TabMessage[] => {
  switch (message.type) {
    case 'announcement/AnnouncementActionDone':
      return doneToasts(message.act)
    case 'announcement/AnnouncementActionFailed':
      return message.act.kind !== 'read' && hasNoServerText(message.failure) ? oneToast({ key: 'notDone' }) : []
    default:
      return []
  }
}
