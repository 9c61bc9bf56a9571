import type { ClientId } from '../../kernel/ids'
import type { ConversationSummary } from '../chat'
import type { ConversationAction, PendingConversationAction } from '../chat.actions'
import { withGone } from '../timeline/chat.changes'
import { recount, type Conversation } from '../timeline/chat.conversation'
import { conversationIn, setConversation, type Chat } from '../chat.data'
import { listedAnew } from './chat.listing'

/** Nobody is behind it: the list offers nothing to be done to such a conversation (spec 1 §6). */
export const isSystem = ({ kind, peer }: ConversationSummary): boolean =>
  kind === 'notification' || peer?.isBot === true

/** What the listed settings are once that is done. */
const settled = (listed: ConversationSummary, act: ConversationAction): ConversationSummary => {
  switch (act.kind) {
    case 'pinChat':
      return { ...listed, pinned: act.on }
    case 'muteChat':
      return { ...listed, muted: act.on }
    default:
      return listed
  }
}

const actsOn = (acts: readonly PendingConversationAction[], id: string): readonly ConversationAction[] =>
  acts.flatMap(({ act }) => (act.conversationId === id ? [act] : []))

/** Up to which message somebody has asked for it to be cleared; 0 where nobody has. */
export const clearedUpTo = ({ acts }: Chat, id: string): number =>
  actsOn(acts, id).reduce(
    (so, act) => (act.kind === 'clearHistory' || act.kind === 'deleteChat' ? Math.max(so, act.upTo) : so),
    0,
  )

/** A conversation as if all that was asked for had been done; off the list where it is being deleted. */
export const withRequestedSettings = ({ acts }: Chat, id: string, conversation: Conversation): Conversation => {
  if (acts.length === 0 || conversation.listed === null) return conversation
  return actsOn(acts, id).reduce<Conversation>((so, act) => {
    if (act.kind !== 'clearHistory' && act.kind !== 'deleteChat') {
      return so.listed === null ? so : { ...so, listed: settled(so.listed, act) }
    }
    const isOver = so.latest === null || so.latest.seq <= act.upTo
    const cleared = isOver ? { ...so, latest: null, unread: 0 } : so
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

const SETTINGS: ReadonlySet<ConversationAction['kind']> = new Set(['pinChat', 'muteChat', 'clearHistory', 'deleteChat'])

/** The server has done it: what was shown as asked for is so. Other acts tell of themselves by what they change. */
export const isActionConfirmed = (chat: Chat, actId: ClientId): Chat => {
  const act = chat.acts.find((known) => known.actId === actId)?.act
  if (act === undefined || !SETTINGS.has(act.kind)) return chat
  const { conversationId } = act
  const so = setConversation(chat, conversationId, after(conversationIn(chat, conversationId), act, chat.me))
  return listedAnew({ ...so, acts: so.acts.filter((known) => known.actId !== actId) })
}
