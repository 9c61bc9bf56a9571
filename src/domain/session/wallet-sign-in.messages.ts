import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { Instant } from '../kernel/instant'
import { effectResult, message } from '../kernel/message'
import { exportedAs } from '../kernel/export-policy'
import type { ForgetAccount } from './email-sign-in.messages'

/**
 * Why a wallet's own part of a sign-in did not come about:
 * - `refused`: the person said no in the wallet. `busy`: it waits for an answer to something earlier.
 * - `gone`: it is locked, or was taken away. `broken`: what it answered is none, or is not what was asked for.
 */
export const SignerFailure = t.union(
  [t.literal('refused'), t.literal('busy'), t.literal('gone'), t.literal('broken')],
  'SignerFault',
)
export type SignerFailure = t.TypeOf<typeof SignerFailure>

/**
 * Why an attempt ended. `changed`: another account or chain was chosen in between (SES-9). `lost`: the page was loaded
 * anew, and the text was in memory only. `noText`, `notAccepted`: the server gave none, or did not take the signature.
 */
export const WalletSignInFailure = t.union(
  [
    SignerFailure,
    t.literal('changed'),
    t.literal('wrongChain'),
    t.literal('unfit'),
    t.literal('expired'),
    t.literal('lost'),
    t.literal('noText'),
    t.literal('notAccepted'),
  ],
  'WalletFault',
)
export type WalletSignInFailure = t.TypeOf<typeof WalletSignInFailure>

/** Why a text is not signed (reliability §3.2). */
export const SignTextFailure = t.union(
  [
    t.literal('empty'),
    t.literal('tooLong'),
    t.literal('unprintable'),
    t.literal('rawHash'),
    t.literal('typedData'),
    t.literal('otherAddress'),
    t.literal('otherSite'),
    t.literal('otherChain'),
    t.literal('noNonce'),
    t.literal('badTime'),
    t.literal('otherForm'),
  ],
  'TextFault',
)
export type SignTextFailure = t.TypeOf<typeof SignTextFailure>

/** 1 is Ethereum (spec 1 §9). */
const ChainId = exportedAs(
  'words',
  new t.Type<number, number, unknown>('ChainId', t.number.is, t.number.validate, t.identity),
)

/** Commands and facts of signing in by a wallet, in one tab. Text, nonce and signature stay behind their refs. */
export const walletSignInMessages = {
  /** `walletFeature` names it while this page is open, `rdns` whose product it is, by its own word. */
  ChooseWallet: message('ChooseWallet', { wallet: t.string, rdns: t.string }),
  /** The person has read the text. */
  SignText: message('SignText', {}),
  CancelWallet: message('CancelWallet', {}),
  WalletConnected: effectResult('WalletConnected', { address: t.string, chainId: ChainId }),
  WalletNotConnected: effectResult('WalletNotConnected', { fault: WalletSignInFailure }),
  WalletChanged: effectResult('WalletChanged', { fault: WalletSignInFailure }),
  TextToSign: effectResult('TextToSign', { textRef: t.number, nonceRef: t.union([t.number, t.null]), until: Instant }),
  TextUnfit: effectResult('TextUnfit', { unfit: SignTextFailure }),
  TextNotGiven: effectResult('TextNotGiven', { failure: Failure }),
  /** It goes to the server now: from here on nothing takes it back. */
  TextSigned: effectResult('TextSigned', {}),
  TextNotSigned: effectResult('TextNotSigned', { fault: WalletSignInFailure }),
  WalletAccepted: effectResult('WalletAccepted', {}),
  WalletNotAccepted: effectResult('WalletNotAccepted', { failure: Failure }),
} as const

type Codecs = typeof walletSignInMessages
export type WalletSignInMessage = t.TypeOf<Codecs[keyof Codecs]> | ForgetAccount
