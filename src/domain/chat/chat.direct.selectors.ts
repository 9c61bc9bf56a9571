import type { Failure } from '../kernel/failure'
import type { Uid } from '../kernel/ids'
import { entriesOf } from '../kernel/table'
import type { ConversationSummary } from './chat'
import type { Conversation } from './chat.conversation'
import type { chatUnit } from './chat.machine'
import { asAsked } from './chat.settings'

export type DirectShown =
  | { readonly status: 'loading' }
  | { readonly status: 'failed', readonly failure: Failure }
  | { readonly status: 'shown', readonly summary: ConversationSummary }

/** The chat with whoever goes by that uid, also while it is read again. */
export const directByUid = ({ context: { chat } }: typeof chatUnit.initial, uid: Uid): DirectShown => {
  const known = chat.directs[uid]
  const isIt = (id: string, one: Conversation): boolean =>
    known?._tag === 'Opened' ? id === known.conversationId : one.listed?.peer?.uid === uid
  const found = entriesOf(chat.conversations).find(([id, one]) => isIt(id, one))
  const listed = found === undefined ? null : asAsked(chat, ...found).listed
  if (listed !== null) return { status: 'shown', summary: listed }
  return known === undefined || known._tag === 'Opened' ? { status: 'loading' } : { status: 'failed', failure: known }
}

/** Why nothing can be written to somebody (spec 1 §5): blocked, in one way or the other, or they allow nobody to. */
export type DirectRefusal = 'blockedByThem' | 'blockedByMe' | 'noPermission' | 'onlyReads'

export const whyNotWriteTo = ({ kind, blocked, peer }: ConversationSummary): DirectRefusal | null => {
  if (kind === 'notification') return 'onlyReads'
  if (blocked === 'byMe') return 'blockedByMe'
  if (blocked === 'byThem') return 'blockedByThem'
  return peer?.allowsDm === false ? 'noPermission' : null
}
