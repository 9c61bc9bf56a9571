import type { Failure } from '../../kernel/failure'
import type { ConversationId, Uid } from '../../kernel/ids'
import { entriesOf } from '../../kernel/table'
import type { Group } from '../../group'
import type { ConversationSummary } from '../chat'
import type { Conversation } from '../timeline/chat.conversation'
import type { chatReducer } from '../chat.reducer'
import type { WriteTarget } from '../outbox/chat.rules'
import { listedById } from '../chat.selectors'
import { withRequestedSettings } from './chat.settings'

export type DirectChatViewModel =
  | { readonly status: 'loading' }
  | { readonly status: 'failed'; readonly failure: Failure }
  | { readonly status: 'shown'; readonly summary: ConversationSummary }

/**
 * The direct chat with the person of that uid. While the chat is read again, the screen shows the chat as known
 * before.
 */
export const directByUid = ({ data: chat }: typeof chatReducer.initial, uid: Uid): DirectChatViewModel => {
  const known = chat.directs[uid]
  const isIt = (id: string, conversation: Conversation): boolean =>
    known?._tag === 'Opened' ? id === known.conversationId : conversation.listed?.peer?.uid === uid
  const found = entriesOf(chat.conversations).find(([id, conversation]) => isIt(id, conversation))
  const listed = found === undefined ? null : withRequestedSettings(chat, ...found).listed
  if (listed !== null) return { status: 'shown', summary: listed }
  return known === undefined || known._tag === 'Opened' ? { status: 'loading' } : { status: 'failed', failure: known }
}

/**
 * Why the member cannot write in this conversation (spec 1 §5): a block on either side, no permission, or a
 * notification.
 */
export type DirectRefusal = 'blockedByThem' | 'blockedByMe' | 'noPermission' | 'onlyReads'

export const directRefusal = ({ kind, blocked, peer }: ConversationSummary): DirectRefusal | null => {
  if (kind === 'notification') return 'onlyReads'
  if (blocked === 'byMe') return 'blockedByMe'
  if (blocked === 'byThem') return 'blockedByThem'
  return peer?.allowsDm === false ? 'noPermission' : null
}

const BLOCKED: ReadonlySet<DirectRefusal | null> = new Set(['blockedByMe', 'blockedByThem'])

export const directWriteTarget = (summary: ConversationSummary): WriteTarget => {
  const refusal = directRefusal(summary)
  return { kind: 'direct', isBlocked: BLOCKED.has(refusal), takesMessages: refusal === null }
}

/** The `WriteTarget` of a conversation: from `group` for a group, else from the conversation list. */
export const writeTargetOf = (
  state: typeof chatReducer.initial,
  group: Group | null,
  id: ConversationId,
): WriteTarget => {
  const listed = listedById(state, id)
  return listed === null || listed.kind === 'group' ? { kind: 'group', group } : directWriteTarget(listed)
}
