import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { walletSignInEffects, walletSignInMessages } from '../../../domain/session'
import { failsWith, tabEffects } from '../effect'
import type { WalletSignInDeps } from './sign-wallet-text'

const { idempotent, customIdempotent } = tabEffects

/**
 * The signing code is lazy, because most members sign in without a wallet. The code loads once a wallet is connected.
 */
const loadProof = () => import('./sign-wallet-text')

/** The effects of wallet sign-in. Text and nonce are only in memory, so a reload ends the attempt. */
export const makeWalletSignInEffects = (deps: WalletSignInDeps) => {
  const { signer } = deps.ports
  return {
    connectWallet: idempotent(walletSignInEffects.connectWallet, {
      session: 'any',
      call: ({ wallet }, { isResumed }) => (isResumed ? TE.left('lost' as const) : signer.connect(wallet)),
      toResult: (account, _, ask) => ({ type: 'WalletConnected', ask, ...account }),
      failed: (input, fault, ask) =>
        failsWith(walletSignInMessages.WalletNotConnected, { fault })(input, fault, ask) ??
        failsWith(walletSignInMessages.WalletNotConnected, { fault: 'lost' })(input, fault, ask),
    }),
    watchWallet: customIdempotent(walletSignInEffects.watchWallet, {
      session: 'any',
      perform: async ({ wallet, ...account }, { ref: ask, dispatch, isResumed, onStop }) => {
        if (isResumed) return dispatch({ type: 'WalletChanged', ask, fault: 'lost' })
        const watched = signer
          .changes$(wallet, account)
          .subscribe((fault) => dispatch({ type: 'WalletChanged', ask, fault }))
        onStop(() => watched.unsubscribe())
        // The account may have changed between `connect` and the subscription.
        const now = await signer.account(wallet)()
        const isOther =
          E.isRight(now) && (now.right.address !== account.address || now.right.chainId !== account.chainId)
        if (isOther) dispatch({ type: 'WalletChanged', ask, fault: 'changed' })
        return undefined
      },
      failed: failsWith(walletSignInMessages.WalletChanged, { fault: 'lost' }),
    }),
    askText: customIdempotent(walletSignInEffects.askText, {
      session: 'any',
      perform: async (input, asked) => (await loadProof()).requestSignText(deps, input, asked),
      failed: failsWith(walletSignInMessages.TextNotGiven),
    }),
    proveWallet: customIdempotent(walletSignInEffects.proveWallet, {
      session: 'any',
      perform: async (input, asked) => (await loadProof()).signAndVerifyWallet(deps, input, asked),
      failed: failsWith(walletSignInMessages.TextNotSigned, { fault: 'noText' }),
    }),
  }
}
