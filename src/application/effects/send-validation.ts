import { writeTargetOf, sendRefusal, type Content, type SendRefusal } from '../../domain/chat'
import { groupOfConversation, linkHosts } from '../../domain/group'
import type { ConversationId } from '../../domain/kernel/ids'
import type { AccountSlices } from '../../domain/manifests/core'
import { profileOf, sessionOf } from '../../domain/session'

interface Judged {
  readonly conversationId: ConversationId
  readonly content: Content
}

/** Why this account may not send the message, by the account's current state; `null` if it may (OUT-7). */
export const validateBeforeSend = (
  { session, group, chat }: AccountSlices,
  own: readonly string[],
  { conversationId, content }: Judged,
): SendRefusal | null => {
  const author = { session: sessionOf(session.get()), profile: profileOf(session.get()) }
  const where = writeTargetOf(chat.get(), groupOfConversation(group.get(), conversationId), conversationId)
  return sendRefusal(author, where, content, { global: linkHosts(group.get()), own })
}
