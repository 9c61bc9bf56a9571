import { useEffect, useState, useSyncExternalStore } from 'react'
import type { Thread } from '../../../../domain/chat'
import { useApp } from '../../../app/app-context'
import { isMemberOfChat, type ChatTarget } from '../chat-target'
import type { MessageItems } from '../message/message-item'

const onVisibility = (onChange: () => void) => {
  document.addEventListener('visibilitychange', onChange)
  return () => document.removeEventListener('visibilitychange', onChange)
}
const isVisible = () => document.visibilityState === 'visible'

/** The read state when the conversation opened. */
interface Opening {
  readonly unread: number
  readonly readSeq: number
}

interface Unread {
  readonly firstUnreadKey: string | undefined
  /**
   * The number of unread messages that are not loaded yet. If this number is above 0, the first unread message is not
   * loaded.
   */
  readonly unreadBefore: number
}

const nothingUnread: Unread = { firstUnreadKey: undefined, unreadBefore: 0 }

const unreadIn = ({ messages, atStart }: Thread, items: MessageItems, { unread, readSeq }: Opening): Unread => {
  const isAllHere = atStart || (messages.at(0)?.seq ?? 0) <= readSeq + 1
  for (let index = messages.from(readSeq + 1); unread > 0 && index < messages.length; index += 1) {
    const item = items.at(index)
    if (item?.own === false)
      return { firstUnreadKey: item.key, unreadBefore: isAllHere ? 0 : Math.max(0, unread - items.othersFrom(index)) }
  }
  return nothingUnread
}

/**
 * Marks messages as read once they are visible: the list is at the bottom and the tab in the foreground. Returns the
 * position of the "New messages" divider, which stays while the conversation is open. A person who is no member marks
 * nothing. `isOpen` means that the read position is known and the messages can appear.
 */
export const useMarkAsRead = (of: ChatTarget, thread: Thread, items: MessageItems) => {
  const app = useApp()
  const visible = useSyncExternalStore(onVisibility, isVisible)
  const [atBottom, setAtBottom] = useState(false)
  const { conversationId } = of
  const isMember = isMemberOfChat(of)
  const newest = thread.messages.last?.seq ?? 0
  const isUnread = isMember && !thread.isFar && newest > thread.readSeq
  useEffect(() => {
    if (visible && atBottom && isUnread)
      app.account.dispatch({ type: 'chat/MarkConversationRead', conversationId, seq: newest })
  }, [app, visible, atBottom, isUnread, newest, conversationId])

  const [opened, setOpened] = useState<(Opening & Unread) | null>(null)
  const goesOn = isMember && !thread.isFar
  // For a member with unsent messages the list opens at the end, whatever is unread.
  const isAwaited = goesOn && thread.reading === 'awaited' && thread.pending.length === 0
  if (thread.status === 'shown' && opened === null && !isAwaited) {
    const opening = { unread: thread.unread, readSeq: thread.readSeq }
    setOpened({
      ...opening,
      ...(goesOn && thread.reading === 'known' ? unreadIn(thread, items, opening) : nothingUnread),
    })
  } else if (opened !== null && opened.unreadBefore > 0) {
    // Loading earlier messages can reveal the first unread message.
    const now = unreadIn(thread, items, opened)
    if (now.unreadBefore === 0 && now.firstUnreadKey !== opened.firstUnreadKey) setOpened({ ...opened, ...now })
  }
  return {
    isOpen: opened !== null,
    firstUnreadKey: opened?.firstUnreadKey,
    unreadBefore: opened?.unreadBefore ?? 0,
    unread: isMember ? thread.unread : Infinity,
    onBottomChange: setAtBottom,
  }
}
