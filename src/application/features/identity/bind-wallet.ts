import * as E from 'fp-ts/Either'
import type { TaskEither } from 'fp-ts/TaskEither'
import type { WalletBindingMessage } from '../../../domain/identity'
import type { Failure } from '../../../domain/kernel/failure'
import type { SessionId } from '../../../domain/kernel/ids'
import { readTextToSign, type WalletSignInFailure } from '../../../domain/wallet-sign-in'
import type { EffectContext } from '../../effects/effect'
import type { Accounts } from '../../ports/accounts'
import type { Signer } from '../../ports/signer'
import type { Secret } from '../../ports/browser/vault'

/** Ethereum mainnet. Members sign in with an account on this chain, and connect such an account (spec 1 §9). */
const CHAIN = 1

interface Deps {
  readonly accounts: Pick<Accounts, 'textToSign'>
  readonly signer: Signer
  readonly bind: (address: string, signature: Secret) => TaskEither<Failure, void>
  readonly readAnew: (under: SessionId | null) => Promise<unknown>
}

/**
 * Connects a wallet with the sign-in text. Only a valid text is signed, and the account is checked again after signing
 * (SES-9).
 * A reload ends the attempt, so that the wallet never prompts twice.
 */
export const bindWallet =
  ({ accounts, signer, bind, readAnew }: Deps) =>
  async (
    { wallet }: { readonly wallet: string },
    { ref: ask, dispatch, isResumed, isWanted, isSameSession, session: under }: EffectContext<WalletBindingMessage>,
  ): Promise<void> => {
    const not = (fault: WalletSignInFailure, failure: Failure | null = null): void =>
      dispatch({ type: 'identity/WalletNotBound', ask, fault, failure })
    if (isResumed) return not('lost')
    const account = await signer.connect(wallet)()
    if (E.isLeft(account)) return not(account.left)
    const { address, chainId } = account.right
    if (chainId !== CHAIN) return not('wrongChain')
    const given = await accounts.textToSign('address', address)()
    if (E.isLeft(given)) return not('noText')
    const { text, nonce } = given.right
    if (
      E.isLeft(readTextToSign(text.reveal(), { address, chainId, site: signer.site, nonce: nonce?.reveal() ?? null }))
    )
      return not('unfit')
    if (!isWanted()) return undefined
    const signed = await signer.sign(wallet, address, text)()
    if (E.isLeft(signed)) return not(signed.left)
    const now = await signer.account(wallet)()
    if (E.isLeft(now)) return not(now.left)
    if (now.right.address !== address || now.right.chainId !== chainId) return not('changed')
    if (!isWanted()) return undefined
    const bound = await bind(address, signed.right)()
    if (E.isLeft(bound)) return not('notAccepted', bound.left)
    if (isSameSession()) await readAnew(under)
    return dispatch({ type: 'identity/WalletBound', ask })
  }
