import { RotateCw, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { paths } from '../app/routing/paths'
import { Button } from '../components/form/Button'
import { Icon } from '../components/layout/Icon'
import { useTooltip } from '../components/overlay/use-tooltip'
import { formatUsd } from '../format/money'
import styles from './balance-chip.module.css'

interface BalanceChipProps {
  /** The balance as exact decimal digits. `null` until the balance has loaded. */
  readonly usd: string | null
  readonly isUnknown: boolean
  readonly onRetry: () => void
}

/** The total balance over all currencies, with a link to the wallet. The tooltip shows the exact value. */
export function BalanceChip({ usd, isUnknown, onRetry }: BalanceChipProps): ReactNode {
  const { t, i18n } = useTranslation()
  const { on, tip } = useTooltip(t('balance.exact', { usd }))
  if (usd === null)
    return isUnknown ? (
      <Button kind="outline" icon={RotateCw} onClick={onRetry}>
        {t('balance.failed')}
      </Button>
    ) : null
  return (
    <>
      <Link {...on} to={paths.wallet} className={styles['chip']} aria-label={t('balance.exact', { usd })}>
        <Icon of={Wallet} size={18} />
        {formatUsd(usd, i18n.language)}
      </Link>
      {tip}
    </>
  )
}
