import type { ChatMessage, OutboxItem, Thread } from '../../../../domain/chat'
import { RecentCache } from './recent-cache'
import type { MessageItem, MessageItems } from '../message/message-item'

/** The number of cached items: more than the list renders at once. Uncached items are created again when needed. */
const KEPT = 1_000
/**
 * The number of recent messages that are searched for a key. A key that was never rendered belongs to a new message.
 */
const LOOK_BACK = 1_000

export interface ItemMaker {
  readonly isOwn: (message: ChatMessage) => boolean
  readonly sent: (message: ChatMessage) => MessageItem
  readonly pending: (item: OutboxItem) => MessageItem
}

/** The key of a message. The key is stable from the first attempt to send, because own messages use their client id. */
export const keyOf = (message: ChatMessage, own: boolean): string =>
  own && message.clientId !== null ? message.clientId : message.id

/** Creates the items of a thread and of later versions of the thread. A recently rendered message keeps its item. */
export const makeItemMaker = (
  make: ItemMaker,
): ((messages: Thread['messages'], pending: Thread['pending']) => MessageItems) => {
  const made = new RecentCache<ChatMessage, MessageItem>(KEPT)
  const places = new RecentCache<string, number>(KEPT)
  const waiting = new RecentCache<OutboxItem, MessageItem>(KEPT)

  const sentItem = (message: ChatMessage): MessageItem => {
    const known = made.get(message)
    const item = known ?? make.sent(message)
    if (known === undefined) made.set(message, item)
    places.set(item.key, message.seq)
    return item
  }
  const pendingItem = (of: OutboxItem): MessageItem => {
    const known = waiting.get(of)
    if (known !== undefined) return known
    const item = make.pending(of)
    waiting.set(of, item)
    return item
  }

  return (messages, pending) => {
    const lookBack = (key: string): number => {
      for (let index = messages.length - 1; index >= Math.max(0, messages.length - LOOK_BACK); index -= 1) {
        const message = messages.at(index)
        if (message !== undefined && keyOf(message, make.isOwn(message)) === key) return index
      }
      return -1
    }
    return {
      length: messages.length + pending.length,
      at: (index) => {
        const message = messages.at(index)
        if (message !== undefined) return sentItem(message)
        const item = pending[index - messages.length]
        return item === undefined ? undefined : pendingItem(item)
      },
      indexOf: (key) => {
        const seq = places.get(key)
        const index = seq === undefined ? -1 : messages.indexOf(seq)
        if (index >= 0) return index
        const waits = pending.findIndex(({ clientId }) => clientId === key)
        return waits >= 0 ? messages.length + waits : seq === undefined ? lookBack(key) : -1
      },
      othersFrom: (index) => {
        let count = 0
        for (let at = Math.max(0, index); at < messages.length; at += 1) {
          const message = messages.at(at)
          if (message !== undefined && !make.isOwn(message)) count += 1
        }
        return count
      },
    }
  }
}
