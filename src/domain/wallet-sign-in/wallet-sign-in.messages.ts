import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { Instant } from '../kernel/instant'
import { effectResult, message } from '../kernel/message'
import { exportedAs } from '../kernel/export-policy'
import type { ForgetAccount } from '../session/session.messages'

/**
 * Why the wallet failed during a sign-in:
 * - `refused`: the person refused in the wallet. `busy`: an earlier request is still open in the wallet.
 * - `gone`: the wallet is locked or was removed. `broken`: its response is unreadable, or does not match the request.
 */
export const SignerFailure = t.union(
  [t.literal('refused'), t.literal('busy'), t.literal('gone'), t.literal('broken')],
  'SignerFault',
)
export type SignerFailure = t.TypeOf<typeof SignerFailure>

/**
 * Why an attempt ended. `changed`: the person chose another account or chain meanwhile (SES-9).
 * `lost`: the page reloaded, and the text was only in memory. `noText`: the server sent no text.
 * `notAccepted`: the server did not accept the signature.
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

/** Why a text must not be signed (ADR 10). */
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

/** The id of a chain. 1 is Ethereum (spec 1 §9). */
const ChainId = exportedAs(
  'words',
  new t.Type<number, number, unknown>('ChainId', t.number.is, t.number.validate, t.identity),
)

/**
 * Commands and facts of wallet sign-in, in one tab. The log contains only refs to the text, the nonce and the
 * signature.
 */
export const walletSignInMessages = {
  /** `wallet` identifies the wallet while this page is open. `rdns`: the product's name, as the wallet states it. */
  'wallet-sign-in/ChooseWallet': message('wallet-sign-in/ChooseWallet', { wallet: t.string, rdns: t.string }),
  /** The person has read the text and agrees to sign it. */
  'wallet-sign-in/ConfirmSigning': message('wallet-sign-in/ConfirmSigning', {}),
  'wallet-sign-in/CancelWallet': message('wallet-sign-in/CancelWallet', {}),
  'wallet-sign-in/WalletConnected': effectResult('wallet-sign-in/WalletConnected', {
    address: t.string,
    chainId: ChainId,
  }),
  'wallet-sign-in/WalletNotConnected': effectResult('wallet-sign-in/WalletNotConnected', {
    fault: WalletSignInFailure,
  }),
  'wallet-sign-in/WalletChanged': effectResult('wallet-sign-in/WalletChanged', { fault: WalletSignInFailure }),
  'wallet-sign-in/SignTextReceived': effectResult('wallet-sign-in/SignTextReceived', {
    textRef: t.number,
    nonceRef: t.union([t.number, t.null]),
    until: Instant,
  }),
  'wallet-sign-in/SignTextRejected': effectResult('wallet-sign-in/SignTextRejected', { unfit: SignTextFailure }),
  'wallet-sign-in/SignTextNotReceived': effectResult('wallet-sign-in/SignTextNotReceived', { failure: Failure }),
  /** The signature is sent to the server now and cannot be cancelled. */
  'wallet-sign-in/SignTextSigned': effectResult('wallet-sign-in/SignTextSigned', {}),
  'wallet-sign-in/SignTextNotSigned': effectResult('wallet-sign-in/SignTextNotSigned', { fault: WalletSignInFailure }),
  'wallet-sign-in/WalletAccepted': effectResult('wallet-sign-in/WalletAccepted', {}),
  'wallet-sign-in/WalletNotAccepted': effectResult('wallet-sign-in/WalletNotAccepted', { failure: Failure }),
} as const

type Codecs = typeof walletSignInMessages
export type WalletSignInMessage = t.TypeOf<Codecs[keyof Codecs]> | ForgetAccount
