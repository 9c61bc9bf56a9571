import * as E from 'fp-ts/Either'
import { unreachable } from '../../domain/kernel/failure'
import { walletSignInEffects } from '../../domain/session'
import type { TabMessage } from '../../domain/tab-log'
import { acting, type Asked } from '../effect'
import type { Arrive } from './arrive'
import type { TabNeeds } from './tab-needs'

export interface WalletNeeds extends Pick<TabNeeds, 'ports' | 'secrets'> { readonly arrive: Arrive }

/** Most people sign in otherwise, so what reads and proves is fetched when a wallet is connected. */
const loadProof = () => import('./wallet-proof')

/** A wallet's text and nonce are held in memory: over a reload an attempt is lost, and begins anew. */
export const makeWalletSignInEffects = (needs: WalletNeeds) => {
  const { signer } = needs.ports
  return {
    connectWallet: acting(walletSignInEffects.connectWallet, ({ wallet }, { ask, say, resumed }: Asked<TabMessage>) => {
      if (resumed) return say({ type: 'WalletNotConnected', ask, fault: 'lost' })
      void signer.connect(wallet)().then(E.fold(
        (fault) => say({ type: 'WalletNotConnected', ask, fault }),
        (account) => say({ type: 'WalletConnected', ask, ...account }),
      ))
    }),
    watchWallet: acting(walletSignInEffects.watchWallet, ({ wallet, ...account }, { ask, say, resumed }: Asked<TabMessage>) => {
      if (resumed) return say({ type: 'WalletChanged', ask, fault: 'lost' })
      const watched = signer.changes$(wallet, account).subscribe((fault) => say({ type: 'WalletChanged', ask, fault }))
      // What it told after it was asked and before it was watched, nobody has heard.
      void signer.account(wallet)().then((now) => {
        const isOther = E.isRight(now) && (now.right.address !== account.address || now.right.chainId !== account.chainId)
        if (isOther) say({ type: 'WalletChanged', ask, fault: 'changed' })
      })
      return () => watched.unsubscribe()
    }),
    askText: acting(walletSignInEffects.askText, (input, asked: Asked<TabMessage>) => {
      void loadProof().then(
        ({ askText }) => askText(needs, input, asked),
        () => asked.say({ type: 'TextNotGiven', ask: asked.ask, failure: unreachable }))
    }),
    proveWallet: acting(walletSignInEffects.proveWallet, (input, asked: Asked<TabMessage>) => {
      const attempt = { isOver: false }
      void loadProof().then(
        ({ proveWallet }) => proveWallet(needs, input, asked, attempt),
        () => asked.say({ type: 'TextNotSigned', ask: asked.ask, fault: 'noText' }))
      return () => { attempt.isOver = true }
    }),
  }
}
