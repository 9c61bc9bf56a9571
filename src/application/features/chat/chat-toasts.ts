import type { ConversationAction } from '../../../domain/chat'
import type { AccountMessage, TabMessage } from '../../../domain/features'
import { isRetryable } from '../../../domain/kernel/failure'
import { hasNoServerText, oneToast } from '../../notifications-and-toasts/toast-helpers'

/** Toasts of optimistic actions, shown at once. After a refusal, a toast with the server's text follows (R1-342). */
const optimisticToasts = (act: ConversationAction): readonly TabMessage[] => {
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

/** The toasts of actions that wait for the server. Each toast is shown once the server has confirmed the action. */
const confirmedToasts = (act: ConversationAction): readonly TabMessage[] => {
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

/** The toast for an action on a conversation or a message. */
export const chatToasts = (message: AccountMessage): readonly TabMessage[] => {
  switch (message.type) {
    case 'chat/PerformChatAction':
      return optimisticToasts(message.act)
    case 'chat/ChatActionDone':
      return confirmedToasts(message.act)
    case 'chat/ChatActionFailed':
      return !isRetryable(message.failure) && hasNoServerText(message.failure) ? oneToast({ key: 'notDone' }) : []
    default:
      return []
  }
}
