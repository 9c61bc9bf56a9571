import type { Deed } from '../../running/running.messages'
import { entriesOf } from '../../kernel/table'
import { closed, conversationIn, setConversation, type Chat } from '../chat.data'
import { listAnew } from './chat.listing'

const LEAVES: ReadonlySet<Deed['kind']> = new Set(['leave', 'handOver', 'dissolve'])

/** A group that was left, or is no more, is off the list at once; the list is read again, for the one on its way may be of before. */
export const ranGroup = (chat: Chat, { kind, gid }: Deed): Chat => {
  const id = entriesOf(chat.conversations).find(([, { listed }]) => listed?.gid === gid)?.[0]
  const so = id === undefined || !LEAVES.has(kind) ? chat : closed(setConversation(chat, id, { ...conversationIn(chat, id), listed: null }), id)
  return LEAVES.has(kind) ? listAnew(so) : chat
}
