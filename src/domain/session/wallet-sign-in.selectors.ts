import { matchesState } from 'xstate'
import type { walletSignInUnit } from './wallet-sign-in.machine'
import type { WalletFault } from './wallet-sign-in.messages'

type State = typeof walletSignInUnit.initial

export interface WalletSignInShown {
  /** Which wallet is asked, or `null` while none is chosen. */
  readonly wallet: string | null
  /** `read`: the text behind `textRef` is to be read, and then signed. */
  readonly step: 'choose' | 'read'
  readonly waitsFor: 'connection' | 'text' | 'signature' | 'server' | null
  readonly address: string
  readonly textRef: number
  readonly fault: WalletFault | null
}

const WAITS = [
  ['connecting', 'connection'], [{ connected: 'asking' }, 'text'],
  [{ connected: { proving: 'signing' } }, 'signature'], [{ connected: { proving: 'verifying' } }, 'server'],
] as const

/** What the wallet sign-in screen shows. */
export const walletSignInShown = ({ value, context }: State): WalletSignInShown => ({
  wallet: value === 'choosing' ? null : context.wallet,
  step: matchesState('connected', value) && !matchesState({ connected: 'asking' }, value) ? 'read' : 'choose',
  waitsFor: WAITS.find(([where]) => matchesState(where, value))?.[1] ?? null,
  address: context.address,
  textRef: context.textRef,
  fault: context.fault,
})
