import { matchesState } from 'xstate'
import type { walletSignInReducer } from './wallet-sign-in.machine'
import type { WalletSignInFailure } from './wallet-sign-in.messages'

type State = typeof walletSignInReducer.initial

export interface WalletSignInViewModel {
  readonly wallet: string | null
  /** `choose`: the person chooses a wallet. `read`: the person reads the text behind `textRef`, then signs it. */
  readonly step: 'choose' | 'read'
  readonly waitsFor: 'connection' | 'text' | 'signature' | 'server' | null
  readonly address: string
  readonly textRef: number
  readonly fault: WalletSignInFailure | null
}

const WAITS = [
  ['connecting', 'connection'],
  [{ connected: 'asking' }, 'text'],
  [{ connected: { proving: 'signing' } }, 'signature'],
  [{ connected: { proving: 'verifying' } }, 'server'],
] as const

export const walletSignInViewModel = ({ value, context }: State): WalletSignInViewModel => ({
  wallet: value === 'choosing' ? null : context.wallet,
  step: matchesState('connected', value) && !matchesState({ connected: 'asking' }, value) ? 'read' : 'choose',
  waitsFor: WAITS.find(([where]) => matchesState(where, value))?.[1] ?? null,
  address: context.address,
  textRef: context.textRef,
  fault: context.fault,
})
