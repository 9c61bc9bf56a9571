import type { ChatMessage } from '../../../domain/chat'
import type { Account, World } from './world'

/** What the world answers to an input, and what it makes known to others. */
export type WorldOutput =
  | { readonly type: 'Done' }
  | { readonly type: 'SignedInAs', readonly account: Account, readonly token: string }
  | { readonly type: 'CodeSent', readonly email: string, readonly code: string }
  /** The message as it stands, whether this send made it or an earlier one did. */
  | { readonly type: 'Stored', readonly message: ChatMessage }
  /** To whoever reads that conversation. Only a new message is posted. */
  | { readonly type: 'Posted', readonly message: ChatMessage }
  | { readonly type: 'TokenEnded', readonly token: string }
  | { readonly type: 'Refused', readonly words: string }

export interface Stepped {
  readonly world: World
  readonly outputs: readonly WorldOutput[]
}

export const refusal = (world: World, words: string): Stepped => ({ world, outputs: [{ type: 'Refused', words }] })
export const done = (world: World): Stepped => ({ world, outputs: [{ type: 'Done' }] })
