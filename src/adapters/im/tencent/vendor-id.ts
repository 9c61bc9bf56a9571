import type { ConversationId, Xid } from '../../../domain/kernel/ids'
import { canonicalConversationId, kindOfConversation } from '../../wire/entities/conversation-id'

/** The vendor's address of a conversation: the gid of a group, or the xid of the other member. */
export interface VendorConversation {
  readonly isGroup: boolean
  readonly to: string
  readonly vendorId: string
}

const GROUP = 'GROUP'
const DIRECT = 'C2C'

const otherIn = (pair: string, me: Xid): string =>
  pair.startsWith(`${me}_`) ? pair.slice(me.length + 1) : pair.endsWith(`_${me}`) ? pair.slice(0, -me.length - 1) : pair

/** The vendor's address of `sg_{gid}`, `si_{a}_{b}` or `sn_{a}_{b}` (spec 1 §3), as `me` sees the conversation. */
export const vendorConversationOf = (id: ConversationId, me: Xid): VendorConversation => {
  const isGroup = kindOfConversation(id) === 'group'
  const to = isGroup ? id.slice(3) : otherIn(id.slice(3), me)
  return { isGroup, to, vendorId: `${isGroup ? GROUP : DIRECT}${to}` }
}

/**
 * The conversation at a vendor's address. `accounts` are the service accounts, whose chats are notifications. `null`
 * for an address that is not ours.
 */
export const conversationOf = (vendorId: string, me: Xid, accounts: ReadonlySet<string>): ConversationId | null => {
  if (vendorId.startsWith(GROUP)) return canonicalConversationId(`sg_${vendorId.slice(GROUP.length)}`)
  if (!vendorId.startsWith(DIRECT)) return null
  const other = vendorId.slice(DIRECT.length)
  return canonicalConversationId(`${accounts.has(other) ? 'sn' : 'si'}_${me}_${other}`)
}
