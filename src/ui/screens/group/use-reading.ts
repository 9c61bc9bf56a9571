import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Thread } from '../../../domain/chat'
import type { ConversationId } from '../../../domain/kernel/ids'
import { useApp } from '../../app/app-context'
import type { MessageItem } from './message'

const onVisibility = (told: () => void) => {
  document.addEventListener('visibilitychange', told)
  return () => document.removeEventListener('visibilitychange', told)
}
const isVisible = () => document.visibilityState === 'visible'

/**
 * What is read, is read when it is on a screen that the person sees: at the bottom, in a tab that shows. Answers where
 * the "New messages" divider stands; it stays there while the conversation is open.
 */
export const useReading = (conversationId: ConversationId, thread: Thread, items: readonly MessageItem[]) => {
  const app = useApp()
  const visible = useSyncExternalStore(onVisibility, isVisible)
  const [atBottom, setAtBottom] = useState(false)
  const newest = thread.messages.at(-1)?.seq ?? 0
  const { readSeq } = thread
  useEffect(() => {
    if (visible && atBottom && newest > readSeq) app.account.say({ type: 'ReadConversation', conversationId, seq: newest })
  }, [app, visible, atBottom, newest, readSeq, conversationId])

  const [opened, setOpened] = useState<{ readonly id: string, readonly key: string | undefined } | null>(null)
  if (thread.status === 'shown' && opened?.id !== conversationId) {
    const at = thread.messages.findIndex((message) => message.seq > readSeq && items[thread.messages.indexOf(message)]?.own === false)
    const isRead = thread.unread === 0 || at < 0
    setOpened({ id: conversationId, key: isRead ? undefined : items[at]?.key })
  }
  return { firstUnreadKey: opened?.key, onBottomChange: setAtBottom }
}
