import type { TFunction } from 'i18next'
import {
  isUnread,
  conversationRows,
  directByUid,
  hasUnreadMessages,
  type ChatState,
  type ConversationSummary,
} from '../../../../domain/chat'
import type { GroupState } from '../../../../domain/group'
import { Uid, type ConversationId } from '../../../../domain/kernel/ids'
import type { ConversationItem } from './conversation'
import { conversationItems } from './conversation-items'
import { contentText } from '../content-text'

/** The direct chat that the URL names. */
const directId = (chat: ChatState, word: string): ConversationId | null => {
  const shown = Uid.is(word) ? directByUid(chat, word) : null
  return shown?.status === 'shown' ? shown.summary.conversationId : null
}

/** Whether a conversation other than the open conversation has unread messages. */
export const hasUnreadElsewhere = (chat: ChatState, groupShown: ConversationId | null, word: string): boolean =>
  hasUnreadMessages(chat, groupShown ?? directId(chat, word))

/** The number of unread messages in all other conversations, without muted conversations. A mark counts as a message. */
export const unreadElsewhere = (chat: ChatState, groupShown: ConversationId | null, word: string): number => {
  const shown = groupShown ?? directId(chat, word)
  return conversationRows(chat).reduce(
    (sum, row) =>
      row.summary.muted || row.summary.conversationId === shown ? sum : sum + (row.unread || Number(isUnread(row))),
    0,
  )
}

/** The conversations in the order of the list. */
export const listedConversations = (chat: ChatState): readonly ConversationSummary[] =>
  conversationRows(chat).map(({ summary }) => summary)

/** The title of the direct chat that the URL names. */
export const directChatName = (chat: ChatState, word: string): string | null => {
  const shown = Uid.is(word) ? directByUid(chat, word) : null
  return shown?.status === 'shown' ? shown.summary.name : null
}

interface Deps {
  readonly groups: GroupState
  readonly me: string | null
  readonly t: TFunction
}

/** The rows of the list without an open conversation. An unchanged row keeps its object. */
export const listedConversationItems = ({
  groups,
  me,
  t,
}: Deps): ((chat: ChatState) => readonly ConversationItem[]) => {
  const itemsOf = conversationItems({
    groups,
    me,
    t,
    shownId: undefined,
    textOf: (content, own) => contentText(content, t, own),
  })
  return (chat) => itemsOf(conversationRows(chat), chat.data.outbox.items)
}
