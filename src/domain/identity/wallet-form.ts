import * as t from 'io-ts'
import { foldWithAsks, type AnyMessage, type FoldState } from '../event-log'
import { Failure } from '../kernel/failure'
import { effectResult, message } from '../kernel/message'
import type { WalletFault } from '../session'

const orNull = <C extends t.Mixed>(codec: C) => t.union([codec, t.null])

/** Those of a sign-in, read here by themselves: their own codec is of the first load. */
const FAULTS: Readonly<Record<WalletFault, null>> = {
  refused: null,
  busy: null,
  gone: null,
  broken: null,
  changed: null,
  wrongChain: null,
  unfit: null,
  expired: null,
  lost: null,
  noText: null,
  notAccepted: null,
}
const Fault = t.keyof(FAULTS)

export const walletBindingEffects = { bindWallet: t.strict({ wallet: t.string }) }

/** Connecting a wallet to one's account, by a text that it signs as at a sign-in (decisions.md); in one tab. */
export const walletBindingMessages = {
  /** `walletFeature` names it while this page is open. */
  'identity/WalletChosen': message('identity/WalletChosen', { wallet: t.string }),
  'identity/WalletLeft': message('identity/WalletLeft', {}),
  'identity/WalletBound': effectResult('identity/WalletBound', {}),
  /** `failure` is the server's, where it was the server that said no. */
  'identity/WalletNotBound': effectResult('identity/WalletNotBound', { fault: Fault, failure: orNull(Failure) }),
} as const
const M = walletBindingMessages
export type WalletBindingMessage = t.TypeOf<(typeof M)[keyof typeof M]>

const WalletForm = t.strict({ wallet: orNull(t.string), fault: orNull(Fault), failure: orNull(Failure) }, 'WalletForm')
type WalletForm = t.TypeOf<typeof WalletForm>
const still: WalletForm = { wallet: null, fault: null, failure: null }

export const walletBindingReducer = foldWithAsks<WalletForm>('identity/wallet', {
  initial: still,
  codec: WalletForm,
  handles: [...Object.keys(M), 'ForgetAccount'],
  reduce(form, heard: AnyMessage) {
    if (M['identity/WalletChosen'].is(heard))
      return form.wallet === null ? { wallet: heard.wallet, fault: null, failure: null } : form
    if (M['identity/WalletNotBound'].is(heard)) return { wallet: null, fault: heard.fault, failure: heard.failure }
    return still
  },
  effects: ({ wallet }) => (wallet === null ? [] : [['bindWallet', { id: 'bindWallet', input: { wallet } }]]),
})

/** `walletFeature` is the one that is asked. */
export const walletBindingViewModel = ({ data }: FoldState<WalletForm>): WalletForm => data
