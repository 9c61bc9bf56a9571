import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Thread } from '../../../domain/chat'
import { useApp } from '../../app/app-context'
import { isMemberOf, type ChatOf } from './chat-of'
import type { MessageItems } from './message'

const onVisibility = (told: () => void) => {
  document.addEventListener('visibilitychange', told)
  return () => document.removeEventListener('visibilitychange', told)
}
const isVisible = () => document.visibilityState === 'visible'

const firstUnread = ({ messages, unread, readSeq }: Thread, items: MessageItems): string | undefined => {
  for (let index = messages.from(readSeq + 1); unread > 0 && index < messages.length; index += 1) {
    const item = items.at(index)
    if (item?.own === false) return item.key
  }
  return undefined
}

/**
 * What is read, is read when it is on a screen that the person sees: at the bottom, in a tab that shows. Answers where
 * the "New messages" divider stands; it stays there while the conversation is open. Who is no member reads nothing off.
 */
export const useReading = (of: ChatOf, thread: Thread, items: MessageItems) => {
  const app = useApp()
  const visible = useSyncExternalStore(onVisibility, isVisible)
  const [atBottom, setAtBottom] = useState(false)
  const { conversationId } = of
  const isMember = isMemberOf(of)
  const newest = thread.messages.last?.seq ?? 0
  const isUnread = isMember && !thread.isFar && newest > thread.readSeq
  useEffect(() => {
    if (visible && atBottom && isUnread) app.account.say({ type: 'ReadConversation', conversationId, seq: newest })
  }, [app, visible, atBottom, isUnread, newest, conversationId])

  const [opened, setOpened] = useState<{ readonly key: string | undefined } | null>(null)
  if (thread.status === 'shown' && opened === null) setOpened({ key: isMember && !thread.isFar ? firstUnread(thread, items) : undefined })
  return { firstUnreadKey: opened?.key, onBottomChange: setAtBottom }
}
