import type { ConversationKind } from '../../../domain/chat'
import { ConversationId, Gid, type Xid } from '../../../domain/kernel/ids'

const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

/**
 * Converts a conversation id to its standard form: `sg_{gid}`, or `si_{a}_{b}` and `sn_{a}_{b}` with the two xids
 * sorted (IM-9, BI-323). Any other text becomes `null`. If an xid contains `_`, the two xids cannot be separated, so
 * the id stays unchanged.
 */
export const canonicalConversationId = (text: unknown): ConversationId | null => {
  if (typeof text !== 'string') return null
  const kind = text.slice(0, 3)
  const parts = text.slice(3).split('_')
  const canonical = kind !== 'sg_' && parts.length === 2 ? `${kind}${parts.sort(byCodeUnit).join('_')}` : text
  return ConversationId.is(canonical) ? canonical : null
}

/** The conversation id of a group. By default `im_convid` is `sg_{gid}` (spec 1 §3). */
export const groupConversationId = (gid: Gid): ConversationId => {
  const id = canonicalConversationId(`sg_${gid}`)
  if (id === null) throw new Error(`no conversation id of group ${gid}`)
  return id
}

/** The id of the direct chat of two members, in either order. */
export const directConversationId = (a: Xid, b: Xid): ConversationId => twoIn('si', a, b)

/** The id of the notification chat between a service account and its reader. */
export const notificationConversationId = (account: Xid, reader: Xid): ConversationId => twoIn('sn', account, reader)

const twoIn = (kind: 'si' | 'sn', a: Xid, b: Xid): ConversationId => {
  const id = canonicalConversationId(`${kind}_${[a, b].sort(byCodeUnit).join('_')}`)
  if (id === null) throw new Error(`no conversation id of ${a} and ${b}`)
  return id
}

/** The id alone determines the kind of the conversation (R1-120). */
export const kindOfConversation = (id: ConversationId): ConversationKind =>
  id.startsWith('sg_') ? 'group' : id.startsWith('si_') ? 'single' : 'notification'

/** Returns `null` when the conversation does not belong to a group. */
export const gidOfConversation = (id: ConversationId): Gid | null => {
  const gid = id.startsWith('sg_') ? id.slice(3) : null
  return Gid.is(gid) ? gid : null
}
