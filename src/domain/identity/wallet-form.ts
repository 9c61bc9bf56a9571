import * as t from 'io-ts'
import { reducerWithEffects, type AnyMessage, type StateWithEffects } from '../event-log'
import { Failure } from '../kernel/failure'
import { effectResult, message } from '../kernel/message'
import type { WalletSignInFailure } from '../wallet-sign-in'
import { orNull } from '../kernel/or-null'

/** A copy of the sign-in fault codes, because their own codec is part of the first-load bundle. */
const FAULTS: Readonly<Record<WalletSignInFailure, null>> = {
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

/** Linking a wallet. The wallet signs a text, as at sign-in (decisions.md). The messages belong to one tab. */
export const walletBindingMessages = {
  /** `wallet` identifies the wallet while this page is open. */
  'identity/ChooseWallet': message('identity/ChooseWallet', { wallet: t.string }),
  'identity/CloseWalletForm': message('identity/CloseWalletForm', {}),
  'identity/WalletBound': effectResult('identity/WalletBound', {}),
  /** `failure`: the server's refusal, if the server refused. */
  'identity/WalletNotBound': effectResult('identity/WalletNotBound', { fault: Fault, failure: orNull(Failure) }),
} as const
const M = walletBindingMessages
export type WalletBindingMessage = t.TypeOf<(typeof M)[keyof typeof M]>

const WalletForm = t.strict({ wallet: orNull(t.string), fault: orNull(Fault), failure: orNull(Failure) }, 'WalletForm')
type WalletForm = t.TypeOf<typeof WalletForm>
const still: WalletForm = { wallet: null, fault: null, failure: null }

export const walletBindingReducer = reducerWithEffects<WalletForm>('identity/wallet', {
  initial: still,
  codec: WalletForm,
  handles: [...Object.keys(M), 'ForgetAccount'],
  reduce(form, message: AnyMessage) {
    if (M['identity/ChooseWallet'].is(message))
      return form.wallet === null ? { wallet: message.wallet, fault: null, failure: null } : form
    if (M['identity/WalletNotBound'].is(message))
      return { wallet: null, fault: message.fault, failure: message.failure }
    return still
  },
  effects: ({ wallet }) => (wallet === null ? [] : [['bindWallet', { id: 'bindWallet', input: { wallet } }]]),
})

/** `wallet`: the wallet with a pending request. */
export const walletBindingViewModel = ({ data }: StateWithEffects<WalletForm>): WalletForm => data
