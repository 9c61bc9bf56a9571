import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { walletSignInEffects, walletSignInMessages } from '../../domain/session'
import { failing, tabEffects } from '../effect'
import type { Arrive } from './arrive'
import type { TabNeeds } from './tab-needs'

const { idempotent, idempotentInSteps } = tabEffects

export interface WalletNeeds extends Pick<TabNeeds, 'ports' | 'secrets'> { readonly arrive: Arrive }

/** Most people sign in otherwise, so what reads and proves is fetched when a wallet is connected. */
const loadProof = () => import('./wallet-proof')

/** A wallet's text and nonce are held in memory: over a reload an attempt is lost, and begins anew. */
export const makeWalletSignInEffects = (needs: WalletNeeds) => {
  const { signer } = needs.ports
  return {
    connectWallet: idempotent(walletSignInEffects.connectWallet, {
      session: 'any',
      call: ({ wallet }, { resumed }) => (resumed ? TE.left('lost' as const) : signer.connect(wallet)),
      done: (account, _, ask) => ({ type: 'WalletConnected', ask, ...account }),
      failed: (input, fault, ask) => failing(walletSignInMessages.WalletNotConnected, { fault })(input, fault, ask)
        ?? failing(walletSignInMessages.WalletNotConnected, { fault: 'lost' })(input, fault, ask),
    }),
    watchWallet: idempotentInSteps(walletSignInEffects.watchWallet, {
      session: 'any',
      perform: async ({ wallet, ...account }, { ask, say, resumed, onStop }) => {
        if (resumed) return say({ type: 'WalletChanged', ask, fault: 'lost' })
        const watched = signer.changes$(wallet, account).subscribe((fault) => say({ type: 'WalletChanged', ask, fault }))
        onStop(() => watched.unsubscribe())
        // What it told after it was asked and before it was watched, nobody has heard.
        const now = await signer.account(wallet)()
        const isOther = E.isRight(now) && (now.right.address !== account.address || now.right.chainId !== account.chainId)
        if (isOther) say({ type: 'WalletChanged', ask, fault: 'changed' })
        return undefined
      },
      failed: failing(walletSignInMessages.WalletChanged, { fault: 'lost' }),
    }),
    askText: idempotentInSteps(walletSignInEffects.askText, {
      session: 'any',
      perform: async (input, asked) => (await loadProof()).askText(needs, input, asked),
      failed: failing(walletSignInMessages.TextNotGiven),
    }),
    proveWallet: idempotentInSteps(walletSignInEffects.proveWallet, {
      session: 'any',
      perform: async (input, asked) => (await loadProof()).proveWallet(needs, input, asked),
      failed: failing(walletSignInMessages.TextNotSigned, { fault: 'noText' }),
    }),
  }
}
