import type { ConversationId, Xid } from '../../../domain/kernel/ids'
import { canonicalConversationId, kindOfConversation } from '../../wire/entities/conversation-id'

/** How the vendor identifies a conversation: by the gid of a group, or by the xid of the other member. */
export interface VendorConversation {
  readonly isGroup: boolean
  readonly to: string
  readonly vendorId: string
}

const GROUP = 'GROUP'
const DIRECT = 'C2C'

const otherIn = (pair: string, me: Xid): string =>
  pair.startsWith(`${me}_`) ? pair.slice(me.length + 1) : pair.endsWith(`_${me}`) ? pair.slice(0, -me.length - 1) : pair

/** Converts the id `sg_{gid}`, `si_{a}_{b}` or `sn_{a}_{b}` (spec 1 §3) to the vendor's id, for the account `me`. */
export const vendorConversationOf = (id: ConversationId, me: Xid): VendorConversation => {
  const isGroup = kindOfConversation(id) === 'group'
  const to = isGroup ? id.slice(3) : otherIn(id.slice(3), me)
  return { isGroup, to, vendorId: `${isGroup ? GROUP : DIRECT}${to}` }
}

/**
 * Converts the vendor's id to a conversation id. `accounts` are the service accounts, whose chats are notifications. An
 * id of an unknown form gives `null`.
 */
export const conversationOf = (vendorId: string, me: Xid, accounts: ReadonlySet<string>): ConversationId | null => {
  if (vendorId.startsWith(GROUP)) return canonicalConversationId(`sg_${vendorId.slice(GROUP.length)}`)
  if (!vendorId.startsWith(DIRECT)) return null
  const other = vendorId.slice(DIRECT.length)
  return canonicalConversationId(`${accounts.has(other) ? 'sn' : 'si'}_${me}_${other}`)
}
