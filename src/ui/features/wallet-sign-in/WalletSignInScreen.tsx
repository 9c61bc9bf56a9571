import type { ReactNode } from 'react'
import { useFeatureTranslations } from '../../app/use-feature-translations'
import { translations } from './translations'
import { useWalletSignIn } from './use-wallet-sign-in'
import { WalletSignInView } from './WalletSignInView'

/** The screen /sign-in/wallet. */
export function WalletSignInScreen(): ReactNode {
  useFeatureTranslations('wallet-sign-in', translations)
  return <TranslatedScreen />
}

function TranslatedScreen(): ReactNode {
  return <WalletSignInView {...useWalletSignIn()} />
}
