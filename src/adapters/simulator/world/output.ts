import type { ChatMessage } from '../../../domain/chat'
import type { ConversationId, Xid } from '../../../domain/kernel/ids'
import type { Instant } from '../../../domain/kernel/instant'
import type { Intervals } from '../../../domain/kernel/intervals'
import type { QrStatus } from '../../../domain/session'
import type { Account, World } from './world'

/** What the world answers to an input, and what it makes known to others. */
export type WorldOutput =
  | { readonly type: 'Done' }
  | { readonly type: 'SignedInAs', readonly account: Account, readonly token: string, readonly partnerId: string | null, readonly inviterExists: boolean }
  | { readonly type: 'PartnerTokenMade', readonly accessToken: string }
  | { readonly type: 'TextGiven', readonly text: string, readonly nonce: string }
  | { readonly type: 'CodeSent', readonly email: string, readonly code: string }
  /** The message as it stands, whether this send made it or an earlier one did. */
  | { readonly type: 'Stored', readonly message: ChatMessage }
  /** To whoever reads that conversation. Only a new message is posted. */
  | { readonly type: 'Posted', readonly message: ChatMessage }
  /** To whoever reads that conversation: something was done to it. */
  | { readonly type: 'Changed', readonly message: ChatMessage }
  /** To that person's own browsers. */
  | { readonly type: 'Gone', readonly xid: Xid, readonly conversationId: ConversationId, readonly ranges: Intervals }
  | { readonly type: 'DirectFound', readonly conversationId: ConversationId }
  /** To whoever reads that conversation: it is there for nobody any more. */
  | { readonly type: 'GoneForAll', readonly conversationId: ConversationId, readonly ranges: Intervals }
  | { readonly type: 'PinsChanged', readonly conversationId: ConversationId }
  | { readonly type: 'TokenEnded', readonly token: string }
  /** The state under which X waits for somebody. */
  | { readonly type: 'XWaits', readonly state: string }
  /** What the simulated X gives back with whoever authorized. */
  | { readonly type: 'XGave', readonly code: string }
  | { readonly type: 'QrMade', readonly code: string }
  | { readonly type: 'QrStands', readonly status: QrStatus }
  | { readonly type: 'QrAsks', readonly device: string, readonly askedAt: Instant }
  | { readonly type: 'Refused', readonly words: string }

export interface Stepped {
  readonly world: World
  readonly outputs: readonly WorldOutput[]
}

export const refusal = (world: World, words: string): Stepped => ({ world, outputs: [{ type: 'Refused', words }] })
export const done = (world: World): Stepped => ({ world, outputs: [{ type: 'Done' }] })
