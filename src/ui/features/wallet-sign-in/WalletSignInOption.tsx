import { Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/routing/paths'
import { ButtonLink } from '../../components/form/Button'

/** A link to the wallet sign-in screen. */
export function WalletSignInOption(): ReactNode {
  const { t } = useTranslation()
  return (
    <ButtonLink kind="outline" size={44} wide icon={Wallet} to={paths.walletSignIn}>
      {t('signIn.withWallet')}
    </ButtonLink>
  )
}
