import type { GroupAction } from '../../group-admin/group-admin.messages'
import { entriesOf } from '../../kernel/table'
import { closedConversation, conversationIn, setConversation, type Chat } from '../chat.data'
import { listAnew } from './chat.listing'

const LEAVES: ReadonlySet<GroupAction['kind']> = new Set(['leave', 'handOver', 'dissolve'])

/**
 * Removes a left or dissolved group at once, and reads the list again, because the response to a read in progress may
 * be older.
 */
export const applyGroupAction = (chat: Chat, { kind, gid }: GroupAction): Chat => {
  const id = entriesOf(chat.conversations).find(([, { listed }]) => listed?.gid === gid)?.[0]
  const updated =
    id === undefined || !LEAVES.has(kind)
      ? chat
      : closedConversation(setConversation(chat, id, { ...conversationIn(chat, id), listed: null }), id)
  return LEAVES.has(kind) ? listAnew(updated) : chat
}
