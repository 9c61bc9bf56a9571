import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Thread } from '../../../domain/chat'
import type { Group } from '../../../domain/group'
import { useApp } from '../../app/app-context'
import type { MessageItem } from './message'

const onVisibility = (told: () => void) => {
  document.addEventListener('visibilitychange', told)
  return () => document.removeEventListener('visibilitychange', told)
}
const isVisible = () => document.visibilityState === 'visible'

const firstUnread = (thread: Thread, items: readonly MessageItem[]): string | undefined => {
  const at = thread.messages.findIndex((message, i) => message.seq > thread.readSeq && items[i]?.own === false)
  return thread.unread === 0 ? undefined : items[at]?.key
}

/**
 * What is read, is read when it is on a screen that the person sees: at the bottom, in a tab that shows. Answers where
 * the "New messages" divider stands; it stays there while the conversation is open. Who is no member reads nothing off.
 */
export const useReading = (group: Group, thread: Thread, items: readonly MessageItem[]) => {
  const app = useApp()
  const visible = useSyncExternalStore(onVisibility, isVisible)
  const [atBottom, setAtBottom] = useState(false)
  const { conversationId, isMember } = group
  const newest = thread.messages.at(-1)?.seq ?? 0
  const isUnread = isMember && newest > thread.readSeq
  useEffect(() => {
    if (visible && atBottom && isUnread) app.account.say({ type: 'ReadConversation', conversationId, seq: newest })
  }, [app, visible, atBottom, isUnread, newest, conversationId])

  const [opened, setOpened] = useState<{ readonly key: string | undefined } | null>(null)
  if (thread.status === 'shown' && opened === null) setOpened({ key: isMember ? firstUnread(thread, items) : undefined })
  return { firstUnreadKey: opened?.key, onBottomChange: setAtBottom }
}
