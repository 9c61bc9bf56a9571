import {
  linkHosts as hostsIn,
  sendRefusal,
  writeTargetOf,
  type chatReducer,
  type Content,
  type linkHostsQuery,
  type SendRefusal,
} from '../../../domain/chat'
import { groupOfConversation, type groupReducer } from '../../../domain/group'
import type { ConversationId } from '../../../domain/kernel/ids'
import type { StateOf } from '../../../domain/event-log'
import { profileOf, sessionOf, type sessionReducer } from '../../../domain/session'

interface Judged {
  readonly conversationId: ConversationId
  readonly content: Content
}

interface Known {
  readonly session: StateOf<typeof sessionReducer>
  readonly chat: StateOf<typeof chatReducer>
  readonly linkHosts: StateOf<typeof linkHostsQuery.reducer>
  /** `null` while the group feature is not loaded. The server then checks the group's rules. */
  readonly group: StateOf<typeof groupReducer> | null
}

/** Why this account may not send the message, by the account's current state; `null` if it may (OUT-7). */
export const validateBeforeSend = (
  { session, group, linkHosts, chat }: Known,
  own: readonly string[],
  { conversationId, content }: Judged,
): SendRefusal | null => {
  const author = { session: sessionOf(session), profile: profileOf(session) }
  const target = group === null ? null : groupOfConversation(group, conversationId)
  const where = writeTargetOf(chat, target, conversationId)
  return sendRefusal(author, where, content, { global: hostsIn(linkHosts), own })
}
