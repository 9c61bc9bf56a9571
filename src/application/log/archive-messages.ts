import type { Observable } from 'rxjs'
import type { AccountMessage } from '../../domain/manifests/account-messages'
import type { ChatMessage } from '../../domain/chat'
import type { Entry } from '../../domain/event-log'
import type { ConversationId, Xid } from '../../domain/kernel/ids'
import type { Intervals } from '../../domain/kernel/intervals'
import type { Archive } from '../ports/browser/archive'

const messagesIn = (message: AccountMessage): readonly ChatMessage[] => {
  switch (message.type) {
    case 'MessagesArrived':
    case 'MessagesChanged':
    case 'ChangesPulled':
    case 'HistoryPulled':
      return message.messages
    case 'MessageSent':
      return [message.message]
    default:
      return []
  }
}

/** What is gone there, by an account's own hand or by a super user's. */
const goneIn = (message: AccountMessage): { readonly id: ConversationId; readonly ranges: Intervals } | null => {
  switch (message.type) {
    case 'MessagesGone':
      return { id: message.conversationId, ranges: message.ranges }
    case 'ChangesPulled':
      return { id: message.conversationId, ranges: message.gone }
    default:
      return null
  }
}

/**
 * Keeps every message that the log hears of in this browser's archive; the archive keeps within its own limits. Whose
 * place
 * another account takes, a visitor's too, has nothing left in it (SES-6); signing out clears it by itself.
 */
export const archiveMessages = (
  entries$: Observable<Entry<AccountMessage>>,
  archive: Archive,
  me: () => Xid | null,
) => {
  let before = me()
  return entries$.subscribe(({ message }) => {
    const account = me()
    if (before !== null && account !== null && account !== before) void archive.clear(before)()
    // A session that begins knows nothing of what has changed since: what the last one kept may be as it is no more.
    if (account !== null && message.type === 'SignedIn') void archive.clear(account)()
    before = account
    const messages = messagesIn(message)
    if (account !== null && messages.length > 0) void archive.put(account, messages)()
    const gone = goneIn(message)
    if (account !== null && gone !== null && gone.ranges.length > 0) void archive.drop(account, gone.id, gone.ranges)()
  })
}
