import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { worthQuery } from '../../../domain/balance'
import { useHeaderAccount } from '../../app-shell/header-account'
import { paths } from '../../app/routing/paths'
import { Logo } from '../../components/feedback/Logo'
import { useIsMobile } from '../../components/layout/use-is-mobile'
import { formatUsd } from '../../format/money'
import styles from './looper.module.css'
import { useAccountState, useFeature } from '../../app/use-feature'

/**
 * A header with the logo, the balance in USD, and the account. Phones need this header, because they have no app header
 * (R3-078, R3-079).
 */
export function PhoneHeader(): ReactNode {
  const { t, i18n } = useTranslation()
  const account = useHeaderAccount()
  const usd = worthQuery.value(useAccountState(useFeature('balance').slices.account.worth), {})
  if (!useIsMobile()) return null
  return (
    <header className={styles['phoneHead']}>
      <Link to={paths.groupCentre} className={styles['logo']} aria-label={t('app.home')}>
        <Logo />
      </Link>
      {usd !== null && (
        <Link to={paths.wallet} className={styles['usd']} aria-label={t('balance.exact', { usd })}>
          {formatUsd(usd, i18n.language)}
        </Link>
      )}
      {account}
    </header>
  )
}
