import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { Instant } from '../kernel/instant'
import { answer, message } from '../kernel/message'
import { told } from '../kernel/told'
import type { ForgetAccount } from './sign-in.messages'

/**
 * Why a wallet's own part of a sign-in did not come about:
 * - `refused`: the person said no in the wallet. `busy`: it waits for an answer to something earlier.
 * - `gone`: it is locked, or was taken away. `broken`: what it answered is none, or is not what was asked for.
 */
export const SignerFault = t.union(
  [t.literal('refused'), t.literal('busy'), t.literal('gone'), t.literal('broken')], 'SignerFault')
export type SignerFault = t.TypeOf<typeof SignerFault>

/**
 * Why an attempt ended. `changed`: another account or chain was chosen in between (SES-9). `lost`: the page was loaded
 * anew, and the text was in memory only. `noText`, `notAccepted`: the server gave none, or did not take the signature.
 */
export const WalletFault = t.union([
  SignerFault, t.literal('changed'), t.literal('wrongChain'), t.literal('unfit'), t.literal('expired'), t.literal('lost'),
  t.literal('noText'), t.literal('notAccepted'),
], 'WalletFault')
export type WalletFault = t.TypeOf<typeof WalletFault>

/** Why a text is not signed (reliability §3.2). */
export const TextFault = t.union([
  t.literal('empty'), t.literal('tooLong'), t.literal('unprintable'), t.literal('rawHash'), t.literal('typedData'),
  t.literal('otherAddress'), t.literal('otherSite'), t.literal('otherChain'), t.literal('noNonce'), t.literal('badTime'), t.literal('otherForm'),
], 'TextFault')
export type TextFault = t.TypeOf<typeof TextFault>

/** 1 is Ethereum (spec 1 §9). */
const ChainId = told('words', new t.Type<number, number, unknown>('ChainId', t.number.is, t.number.validate, t.identity))

/** Commands and facts of signing in by a wallet, in one tab. Text, nonce and signature stay behind their refs. */
export const walletSignInMessages = {
  /** `wallet` names it while this page is open, `rdns` whose product it is, by its own word. */
  ChooseWallet: message('ChooseWallet', { wallet: t.string, rdns: t.string }),
  /** The person has read the text. */
  SignText: message('SignText', {}),
  CancelWallet: message('CancelWallet', {}),
  WalletConnected: answer('WalletConnected', { address: t.string, chainId: ChainId }),
  WalletNotConnected: answer('WalletNotConnected', { fault: WalletFault }),
  WalletChanged: answer('WalletChanged', { fault: WalletFault }),
  TextToSign: answer('TextToSign', { textRef: t.number, nonceRef: t.union([t.number, t.null]), until: Instant }),
  TextUnfit: answer('TextUnfit', { unfit: TextFault }),
  TextNotGiven: answer('TextNotGiven', { failure: Failure }),
  /** It goes to the server now: from here on nothing takes it back. */
  TextSigned: answer('TextSigned', {}),
  TextNotSigned: answer('TextNotSigned', { fault: WalletFault }),
  WalletAccepted: answer('WalletAccepted', {}),
  WalletNotAccepted: answer('WalletNotAccepted', { failure: Failure }),
} as const

type Codecs = typeof walletSignInMessages
export type WalletSignInMessage = t.TypeOf<Codecs[keyof Codecs]> | ForgetAccount
