import type { AccountMessage, TabMessage } from '../../../domain/features'
import type { RoomEvent } from '../../../domain/space'
import { oneToast, hasNoServerText } from '../../notifications-and-toasts/toast-helpers'

/** A lost reaction, and a lost word about the own microphone, need no toast. */
const isReported = ({ kind, fromXid, toXid }: RoomEvent): boolean =>
  kind !== 'reaction' && !((kind === 'mute' || kind === 'unmute') && toXid === fromXid)

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
    case 'space/RoomEventNotSent':
      return message.event !== null && isReported(message.event) ? oneToast({ key: 'roomNotReached' }) : []
    case 'space/DecisionNotSent':
      return oneToast({ key: 'roomNotReached' })
    case 'space/RoomActionFailed':
      return hasNoServerText(message.failure) ? oneToast({ key: 'roomNotReached' }) : []
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
