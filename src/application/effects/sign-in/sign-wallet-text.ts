import * as E from 'fp-ts/Either'
import type * as t from 'io-ts'
import { clampToInstant } from '../../../domain/kernel/instant'
import { readTextToSign, walletSignInEffects, type WalletSignInFailure } from '../../../domain/wallet-sign-in'
import type { TabMessage } from '../../../domain/features'
import type { CompleteSignIn } from './complete-sign-in'
import type { EffectContext } from '../effect'
import type { TabDeps } from '../tab-deps'
import type { TextToSign } from '../../ports/accounts'
import type { Signer, WalletAccount } from '../../ports/signer'

export interface WalletSignInDeps extends Pick<TabDeps, 'ports' | 'secrets'> {
  readonly arrive: CompleteSignIn
}

type Input<N extends keyof typeof walletSignInEffects> = t.TypeOf<(typeof walletSignInEffects)[N]>
type Variant = 'address' | 'nonce'

/** The sign-in text of MetaMask is the variant `nonce` (spec 1 §7); all other wallets get the variant `address`. */
const BY_NONCE = /^io\.metamask(?:\.|$)/

/** How many milliseconds remain to sign the text. `Left` contains the reason if the text must not be signed. */
const lifeOf = ({ text, nonce }: TextToSign, by: Variant, account: WalletAccount, { site }: Signer) =>
  by === 'nonce' && nonce === null
    ? E.left('noNonce' as const)
    : readTextToSign(text.reveal(), { ...account, site, nonce: nonce?.reveal() ?? null })

export const requestSignText = async (
  { ports: { accounts, clock, signer }, secrets }: WalletSignInDeps,
  { rdns, ...account }: Input<'requestSignText'>,
  { ref: ask, dispatch }: Pick<EffectContext<TabMessage>, 'ref' | 'dispatch'>,
): Promise<void> => {
  const by = BY_NONCE.test(rdns) ? 'nonce' : 'address'
  const given = await accounts.textToSign(by, account.address)()
  if (E.isLeft(given)) return dispatch({ type: 'wallet-sign-in/SignTextNotReceived', ask, failure: given.left })
  const life = lifeOf(given.right, by, account, signer)
  if (E.isLeft(life)) return dispatch({ type: 'wallet-sign-in/SignTextRejected', ask, unfit: life.left })
  const { text, nonce } = given.right
  return dispatch({
    type: 'wallet-sign-in/SignTextReceived',
    ask,
    textRef: secrets.hold(text),
    nonceRef: nonce === null ? null : secrets.hold(nonce),
    until: clampToInstant(clock.now() + life.right),
  })
}

/**
 * Signs the text and sends the signature (SES-9). Text and nonce are taken from memory once. The account and chain are
 * checked before and after signing. Nothing is awaited between the last check and the post, so account and chain cannot
 * change in between.
 */
export const signAndVerifyWallet = async (
  { ports: { accounts, clock, signer }, secrets, arrive }: WalletSignInDeps,
  { wallet, textRef, nonceRef, until, ...account }: Input<'signAndVerify'>,
  { ref: ask, dispatch, isWanted }: EffectContext<TabMessage>,
): Promise<void> => {
  const not = (fault: WalletSignInFailure): void => dispatch({ type: 'wallet-sign-in/SignTextNotSigned', ask, fault })
  const faultNow = async (): Promise<WalletSignInFailure | null> => {
    const now = await signer.account(wallet)()
    if (E.isLeft(now)) return now.left
    if (now.right.address !== account.address || now.right.chainId !== account.chainId) return 'changed'
    return clock.now() < until ? null : 'expired'
  }
  const text = secrets.take(textRef)
  const nonce = nonceRef === null ? null : secrets.take(nonceRef)
  if (text === null || (nonceRef !== null && nonce === null)) return not('lost')
  const before = await faultNow()
  if (before !== null) return not(before)
  if (!isWanted()) return undefined
  const signed = await signer.sign(wallet, account.address, text)()
  if (E.isLeft(signed)) return not(signed.left)
  const after = await faultNow()
  if (after !== null) return not(after)
  if (!isWanted()) return undefined
  dispatch({ type: 'wallet-sign-in/SignTextSigned', ask })
  const signedIn = await accounts.signInByWallet({ address: account.address, signature: signed.right, nonce })()
  if (E.isLeft(signedIn)) return dispatch({ type: 'wallet-sign-in/WalletNotAccepted', ask, failure: signedIn.left })
  await arrive(signedIn.right)
  return dispatch({ type: 'wallet-sign-in/WalletAccepted', ask })
}
