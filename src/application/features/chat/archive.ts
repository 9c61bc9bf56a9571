import { concatMap, type Observable } from 'rxjs'
import type { AccountMessage } from '../../../domain/features'
import type { ChatMessage } from '../../../domain/chat'
import type { Entry } from '../../../domain/event-log'
import type { ConversationId, Xid } from '../../../domain/kernel/ids'
import type { Intervals } from '../../../domain/kernel/intervals'
import type { Archive } from '../../ports/browser/archive'

/**
 * The messages that an entry brings: new messages, changed messages and loaded pages.
 * @internal
 */
export const newMessagesIn = (message: AccountMessage): readonly ChatMessage[] => {
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

/** Copies every message of the log to this browser's archive. The archive limits its own size. */
export const archiveMessages = (
  entries$: Observable<Entry<AccountMessage>>,
  archive: Archive,
  me: () => Xid | null,
): Observable<never> =>
  entries$.pipe(
    concatMap(({ message }) => {
      const account = me()
      if (account === null) return []
      const messages = newMessagesIn(message)
      if (messages.length > 0) void archive.put(account, messages)()
      const gone = goneIn(message)
      if (gone !== null && gone.ranges.length > 0) void archive.drop(account, gone.id, gone.ranges)()
      return []
    }),
  )
