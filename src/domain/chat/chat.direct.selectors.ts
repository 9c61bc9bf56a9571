import type { Failure } from '../kernel/failure'
import type { Uid } from '../kernel/ids'
import { entriesOf } from '../kernel/table'
import type { ConversationSummary } from './chat'
import type { chatUnit } from './chat.machine'
import { asAsked } from './chat.settings'

export type DirectShown =
  | { readonly status: 'loading' }
  | { readonly status: 'failed', readonly failure: Failure }
  | { readonly status: 'shown', readonly summary: ConversationSummary }

/** The chat with whoever goes by that uid, also while it is read again. */
export const directByUid = ({ context: { chat } }: typeof chatUnit.initial, uid: Uid): DirectShown => {
  const found = entriesOf(chat.conversations).find(([, { listed }]) => listed?.peer?.uid === uid)
  const listed = found === undefined ? null : asAsked(chat, ...found).listed
  if (listed !== null) return { status: 'shown', summary: listed }
  const failure = chat.directs[uid]
  return failure === undefined ? { status: 'loading' } : { status: 'failed', failure }
}

/** Why nothing can be written to somebody (spec 1 §5): blocked, in one way or the other, or they allow nobody to. */
export type DirectRefusal = 'blockedByThem' | 'blockedByMe' | 'noPermission' | 'onlyReads'

export const whyNotWriteTo = ({ kind, blocked, peer }: ConversationSummary): DirectRefusal | null => {
  if (kind === 'notification') return 'onlyReads'
  if (blocked === 'byMe') return 'blockedByMe'
  if (blocked === 'byThem') return 'blockedByThem'
  return peer?.allowsDm === false ? 'noPermission' : null
}
