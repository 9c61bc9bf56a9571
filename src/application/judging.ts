import type { AccountCells } from '../domain/account-log'
import { whyNotSend, type Content, type SendRefusal } from '../domain/chat'
import { groupOfConversation, linkHosts } from '../domain/group'
import type { ConversationId } from '../domain/kernel/ids'
import { profileOf, sessionOf } from '../domain/session'
import { OWN_HOSTS } from '../domain/shell'
import type { Navigator } from './ports/navigator'

/** The product's own hosts: those of the list, and the one that this page came from (decisions.md). */
export const ownHosts = ({ host }: Pick<Navigator, 'host'>): readonly string[] => [...OWN_HOSTS, host]

interface Judged { readonly conversationId: ConversationId, readonly content: Content }

/** Why the message may not be sent after all, by what this account knows now (OUT-7). Of what is no group the service judges. */
export const judgeNow = (
  { session, group }: AccountCells, own: readonly string[], { conversationId, content }: Judged,
): SendRefusal | null => {
  const author = { session: sessionOf(session.get()), profile: profileOf(session.get()) }
  const where = { kind: 'group', group: groupOfConversation(group.get(), conversationId) } as const
  return whyNotSend(author, where, content, { global: linkHosts(group.get()), own })
}
