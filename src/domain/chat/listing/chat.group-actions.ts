import type { Deed } from '../../group-admin/group-admin.messages'
import { entriesOf } from '../../kernel/table'
import { closedConversation, conversationIn, setConversation, type Chat } from '../chat.data'
import { listAnew } from './chat.listing'

const LEAVES: ReadonlySet<Deed['kind']> = new Set(['leave', 'handOver', 'dissolve'])

/**
 * A group that was left, or is no more, is off the list at once; the list is read again, for the one on its way may be
 * of before.
 */
export const applyGroupAction = (chat: Chat, { kind, gid }: Deed): Chat => {
  const id = entriesOf(chat.conversations).find(([, { listed }]) => listed?.gid === gid)?.[0]
  const so =
    id === undefined || !LEAVES.has(kind)
      ? chat
      : closedConversation(setConversation(chat, id, { ...conversationIn(chat, id), listed: null }), id)
  return LEAVES.has(kind) ? listAnew(so) : chat
}
