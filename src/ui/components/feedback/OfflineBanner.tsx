import { WifiOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../layout/Icon'
import styles from './offline-banner.module.css'

interface OfflineBannerProps {
  readonly onTryNow?: (() => void) | undefined
}

export function OfflineBanner({ onTryNow }: OfflineBannerProps): ReactNode {
  const { t } = useTranslation()
  return (
    <div className={styles['banner']} role="status">
      <Icon of={WifiOff} size={16} />
      <span>{t('state.offline')}</span>
      {onTryNow && (
        <button type="button" className={styles['action']} onClick={onTryNow}>
          {t('action.tryNow')}
        </button>
      )}
    </div>
  )
}
