import { ChevronRight, FlaskConical, Wallet } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../components/layout/Icon'
import { Spinner } from '../../components/feedback/Spinner'
import styles from './wallet-sign-in.module.css'

export interface WalletItem {
  readonly id: string
  readonly name: string
  /** The vendor that the wallet reports. */
  readonly note: string
  readonly icon: string | null
  readonly isTest: boolean
  readonly isLast: boolean
}

interface WalletChoiceProps {
  readonly wallet: WalletItem
  readonly busy: boolean
  /** Whether another wallet has a pending request. */
  readonly off: boolean
  readonly onChoose: () => void
}

export function WalletChoice({
  wallet: { name, note, icon, isTest, isLast },
  busy,
  off,
  onChoose,
}: WalletChoiceProps): ReactNode {
  const { t } = useTranslation('wallet-sign-in')
  return (
    <button
      type="button"
      className={styles['wallet']}
      disabled={off}
      aria-disabled={busy || undefined}
      aria-busy={busy || undefined}
      onClick={() => {
        if (!busy) onChoose()
      }}
    >
      <span className={styles['picture']}>
        {icon === null ? (
          <Icon of={isTest ? FlaskConical : Wallet} size={20} />
        ) : (
          <img src={icon} alt="" width="28" height="28" />
        )}
      </span>
      <span className={styles['who']}>
        <b>
          <bdi>{name}</bdi>
        </b>
        <span className={styles['note']}>{note}</span>
      </span>
      {isLast && <span className={styles['last']}>{t('last')}</span>}
      {busy ? <Spinner /> : <Icon of={ChevronRight} size={18} />}
    </button>
  )
}
