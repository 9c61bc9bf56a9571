import type { ClientId } from '../../kernel/ids'
import type { ConversationSummary } from '../chat'
import type { ConversationAction, PendingConversationAction } from '../chat.actions'
import { withGone } from '../timeline/chat.changes'
import { recount, type Conversation } from '../timeline/chat.conversation'
import { conversationIn, setConversation, type Chat } from '../chat.data'
import { listedAnew } from './chat.listing'

/**
 * Whether the conversation is with a service account or a bot. For these conversations, the list offers no actions
 * (spec 1 §6).
 */
export const isSystem = ({ kind, peer }: ConversationSummary): boolean =>
  kind === 'notification' || peer?.isBot === true

const settled = (listed: ConversationSummary, act: ConversationAction): ConversationSummary => {
  switch (act.kind) {
    case 'pinChat':
      return { ...listed, pinned: act.on }
    case 'muteChat':
      return { ...listed, muted: act.on }
    case 'markUnread':
      return { ...listed, markedUnread: act.on }
    default:
      return listed
  }
}

const actsOn = (acts: readonly PendingConversationAction[], id: string): readonly ConversationAction[] =>
  acts.flatMap(({ act }) => (act.conversationId === id ? [act] : []))

/** The last seq that a pending action clears; 0 if no action clears messages. */
export const clearedUpTo = ({ acts }: Chat, id: string): number =>
  actsOn(acts, id).reduce(
    (acc, act) => (act.kind === 'clearHistory' || act.kind === 'deleteChat' ? Math.max(acc, act.upTo) : acc),
    0,
  )

/**
 * The conversation as if all pending actions had succeeded. While a deletion is pending, the list does not contain the
 * conversation.
 */
export const withRequestedSettings = ({ acts }: Chat, id: string, conversation: Conversation): Conversation => {
  if (acts.length === 0 || conversation.listed === null) return conversation
  return actsOn(acts, id).reduce<Conversation>((acc, act) => {
    if (act.kind !== 'clearHistory' && act.kind !== 'deleteChat') {
      return acc.listed === null ? acc : { ...acc, listed: settled(acc.listed, act) }
    }
    const isOver = acc.latest === null || acc.latest.seq <= act.upTo
    const cleared = isOver ? { ...acc, latest: null, unread: 0 } : acc
    return act.kind === 'deleteChat' && isOver ? { ...cleared, listed: null } : cleared
  }, conversation)
}

const cleared = (conversation: Conversation, upTo: number, me: string | null): Conversation => {
  const gone = upTo < 1 ? conversation : withGone(conversation, [[1, upTo]], me)
  return recount({ ...gone, readSeq: Math.max(conversation.readSeq, upTo) }, me)
}

const after = (conversation: Conversation, act: ConversationAction, me: string | null): Conversation => {
  switch (act.kind) {
    case 'clearHistory':
      return cleared(conversation, act.upTo, me)
    case 'deleteChat': {
      const gone = cleared(conversation, act.upTo, me)
      return gone.latest === null ? { ...gone, listed: null } : gone
    }
    default:
      return conversation.listed === null
        ? conversation
        : { ...conversation, listed: settled(conversation.listed, act) }
  }
}

const SETTINGS: ReadonlySet<ConversationAction['kind']> = new Set([
  'pinChat',
  'muteChat',
  'markUnread',
  'clearHistory',
  'deleteChat',
])

/**
 * Applies the setting of an action that the server confirmed. Actions without a setting end when their changes arrive.
 */
export const isActionConfirmed = (chat: Chat, actId: ClientId): Chat => {
  const act = chat.acts.find((known) => known.actId === actId)?.act
  if (act === undefined || !SETTINGS.has(act.kind)) return chat
  const { conversationId } = act
  const updated = setConversation(chat, conversationId, after(conversationIn(chat, conversationId), act, chat.me))
  return listedAnew({ ...updated, acts: updated.acts.filter((known) => known.actId !== actId) })
}
