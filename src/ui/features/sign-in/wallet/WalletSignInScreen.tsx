import type { ReactNode } from 'react'
import { useWalletSignIn } from './use-wallet-sign-in'
import { WalletSignInView } from './WalletSignInView'

/** The screen /sign-in/wallet. */
export function WalletSignInScreen(): ReactNode {
  return <WalletSignInView {...useWalletSignIn()} />
}
