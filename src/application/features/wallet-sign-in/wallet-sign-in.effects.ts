import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { walletSignInEffects, walletSignInMessages } from '../../../domain/wallet-sign-in'
import { failsWith, tabEffects } from '../../effects/effect'
import type { WalletSignInDeps } from '../../effects/sign-in/sign-wallet-text'

const { idempotent, customIdempotent } = tabEffects

/**
 * The signing code is lazy, because most members sign in without a wallet. The code loads once a wallet is connected.
 */
const loadProof = () => import('../../effects/sign-in/sign-wallet-text')

/** The effects of wallet sign-in. Text and nonce are only in memory, so a reload ends the attempt. */
export const makeWalletSignInEffects = (deps: WalletSignInDeps) => {
  const { signer } = deps.ports
  return {
    connectWallet: idempotent(walletSignInEffects.connectWallet, {
      session: 'any',
      call: ({ wallet }, { isResumed }) => (isResumed ? TE.left('lost' as const) : signer.connect(wallet)),
      toResult: (account, _, ask) => ({ type: 'wallet-sign-in/WalletConnected', ask, ...account }),
      failed: (input, fault, ask) =>
        failsWith(walletSignInMessages['wallet-sign-in/WalletNotConnected'], { fault })(input, fault, ask) ??
        failsWith(walletSignInMessages['wallet-sign-in/WalletNotConnected'], { fault: 'lost' })(input, fault, ask),
    }),
    watchWallet: customIdempotent(walletSignInEffects.watchWallet, {
      session: 'any',
      perform: async ({ wallet, ...account }, { ref: ask, dispatch, isResumed, onStop }) => {
        if (isResumed) return dispatch({ type: 'wallet-sign-in/WalletChanged', ask, fault: 'lost' })
        const watched = signer
          .changes$(wallet, account)
          .subscribe((fault) => dispatch({ type: 'wallet-sign-in/WalletChanged', ask, fault }))
        onStop(() => watched.unsubscribe())
        // The account may have changed between `connect` and the subscription.
        const now = await signer.account(wallet)()
        const isOther =
          E.isRight(now) && (now.right.address !== account.address || now.right.chainId !== account.chainId)
        if (isOther) dispatch({ type: 'wallet-sign-in/WalletChanged', ask, fault: 'changed' })
        return undefined
      },
      failed: failsWith(walletSignInMessages['wallet-sign-in/WalletChanged'], { fault: 'lost' }),
    }),
    requestSignText: customIdempotent(walletSignInEffects.requestSignText, {
      session: 'any',
      perform: async (input, asked) => (await loadProof()).requestSignText(deps, input, asked),
      failed: failsWith(walletSignInMessages['wallet-sign-in/SignTextNotReceived']),
    }),
    signAndVerify: customIdempotent(walletSignInEffects.signAndVerify, {
      session: 'any',
      perform: async (input, asked) => (await loadProof()).signAndVerifyWallet(deps, input, asked),
      failed: failsWith(walletSignInMessages['wallet-sign-in/SignTextNotSigned'], { fault: 'noText' }),
    }),
  }
}
