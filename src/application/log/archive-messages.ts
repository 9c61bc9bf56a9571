import type { Observable } from 'rxjs'
import type { AccountMessage } from '../../domain/features'
import type { ChatMessage } from '../../domain/chat'
import type { Entry } from '../../domain/event-log'
import type { ConversationId, Xid } from '../../domain/kernel/ids'
import type { Intervals } from '../../domain/kernel/intervals'
import type { Archive } from '../ports/browser/archive'

const messagesIn = (message: AccountMessage): readonly ChatMessage[] => {
  switch (message.type) {
    case 'chat/MessagesArrived':
    case 'chat/MessagesChanged':
    case 'chat/ChangesPulled':
    case 'chat/HistoryPulled':
      return message.messages
    case 'chat/MessageSent':
      return [message.message]
    default:
      return []
  }
}

/** The message ranges that the account itself or a super user removed. */
const goneIn = (message: AccountMessage): { readonly id: ConversationId; readonly ranges: Intervals } | null => {
  switch (message.type) {
    case 'chat/MessagesDeleted':
      return { id: message.conversationId, ranges: message.ranges }
    case 'chat/ChangesPulled':
      return { id: message.conversationId, ranges: message.gone }
    default:
      return null
  }
}

/**
 * Copies every message of the log to this browser's archive. The archive limits its own size. When another account or a
 * visitor signs in, the previous account's archive is cleared (SES-6). A sign-out clears the archive in another place.
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
    // A new session missed all changes since the last session, so the account's archived messages may be outdated.
    if (account !== null && message.type === 'SignedIn') void archive.clear(account)()
    before = account
    const messages = messagesIn(message)
    if (account !== null && messages.length > 0) void archive.put(account, messages)()
    const gone = goneIn(message)
    if (account !== null && gone !== null && gone.ranges.length > 0) void archive.drop(account, gone.id, gone.ranges)()
  })
}
