import type { AccountMessage, TabMessage } from '../../../domain/features'
import { hasNoServerText, oneToast } from '../../notifications-and-toasts/toast-helpers'

const DONE = { follow: 'followed', unfollow: 'unfollowed', block: 'blocked', unblock: 'unblocked' } as const

/** The toast for the outcome of an action on a profile or a relation (spec 2 §8). */
export const profileToasts = (message: AccountMessage): readonly TabMessage[] => {
  switch (message.type) {
    case 'profile/RelationChanged':
      return oneToast({ key: DONE[message.change], xid: message.xid })
    case 'ProfileSaved':
      return oneToast({ key: 'profileUpdated' })
    case 'profile/RelationNotChanged':
    case 'profile/SettingNotSaved':
      return hasNoServerText(message.failure) ? oneToast({ key: 'notChanged' }) : []
    default:
      return []
  }
}
