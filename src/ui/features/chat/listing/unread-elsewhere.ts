import type { TFunction } from 'i18next'
import {
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

/** The direct chat with whoever the address names. */
const directId = (chat: ChatState, word: string): ConversationId | null => {
  const shown = Uid.is(word) ? directByUid(chat, word) : null
  return shown?.status === 'shown' ? shown.summary.conversationId : null
}

/** Whether something is unread that is not shown: beside the group, or else the direct chat, that the address names. */
export const hasUnreadElsewhere = (chat: ChatState, groupShown: ConversationId | null, word: string): boolean =>
  hasUnreadMessages(chat, groupShown ?? directId(chat, word))

/** How much is unread beside what is shown; what is muted counts for nothing. */
export const unreadElsewhere = (chat: ChatState, groupShown: ConversationId | null, word: string): number => {
  const shown = groupShown ?? directId(chat, word)
  return conversationRows(chat).reduce(
    (sum, { summary, unread }) => (summary.muted || summary.conversationId === shown ? sum : sum + unread),
    0,
  )
}

/** The chats of the list, in its order. */
export const listedConversations = (chat: ChatState): readonly ConversationSummary[] =>
  conversationRows(chat).map(({ summary }) => summary)

/** What the direct chat that the address names is called. */
export const directChatName = (chat: ChatState, word: string): string | null => {
  const shown = Uid.is(word) ? directByUid(chat, word) : null
  return shown?.status === 'shown' ? shown.summary.name : null
}

interface Deps {
  readonly groups: GroupState
  readonly me: string | null
  readonly t: TFunction
}

/** The conversation list where none of it is open; what has not changed since stays the same item. */
export const listedConversationItems = ({
  groups,
  me,
  t,
}: Deps): ((chat: ChatState) => readonly ConversationItem[]) => {
  const itemsOf = conversationItems({ groups, me, t, shownId: undefined, textOf: (content) => contentText(content, t) })
  return (chat) => itemsOf(conversationRows(chat), chat.context.chat.outbox.items)
}
