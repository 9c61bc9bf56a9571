import type { AccountMessage, TabMessage } from '../../../domain/features'
import { oneToast } from '../../notifications-and-toasts/toast-helpers'

const DONE = {
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

/** The toast for the outcome of an action on a group (spec 2 §8). */
export const groupAdminToasts = (message: AccountMessage): readonly TabMessage[] => {
  switch (message.type) {
    case 'group-admin/GroupSaved':
      return oneToast({ key: message.isNew ? 'groupCreated' : 'groupSaved' })
    case 'group-admin/GroupActionDone':
      return oneToast({ key: DONE[message.deed.kind] })
    default:
      return []
  }
}
