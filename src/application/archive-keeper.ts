import type { Observable } from 'rxjs'
import type { AccountMessage } from '../domain/account-log'
import type { ChatMessage } from '../domain/chat'
import type { Entry } from '../domain/event-log'
import type { Xid } from '../domain/kernel/ids'
import type { Archive } from './ports/archive'

const messagesIn = (message: AccountMessage): readonly ChatMessage[] => {
  switch (message.type) {
    case 'MessagesArrived':
    case 'MessagesChanged':
    case 'ChangesPulled':
    case 'HistoryPulled': return message.messages
    case 'MessageSent': return [message.message]
    default: return []
  }
}

/**
 * Keeps every message that the log hears of in this browser's archive; the archive keeps within its own limits. Whose place
 * another account takes, a visitor's too, has nothing left in it (SES-6); signing out clears it by itself.
 */
export const keepArchive = (entries$: Observable<Entry<AccountMessage>>, archive: Archive, me: () => Xid | null) => {
  let before = me()
  return entries$.subscribe(({ message }) => {
    const account = me()
    if (before !== null && account !== null && account !== before) void archive.clear(before)()
    before = account
    const messages = messagesIn(message)
    if (account !== null && messages.length > 0) void archive.put(account, messages)()
  })
}
