import { RotateCw, X } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../layout/Icon'
import styles from './update-banner.module.css'

export interface UpdateBannerProps {
  readonly onReload: () => void
  readonly onHide: () => void
}

/** Offers a new release. The member decides when to reload, so no work is lost. */
export function UpdateBanner({ onReload, onHide }: UpdateBannerProps): ReactNode {
  const { t } = useTranslation()
  return (
    <div className={styles['notice']} role="status">
      <span>{t('release.ready')}</span>
      <button type="button" className={styles['reload']} onClick={onReload}>
        <Icon of={RotateCw} size={16} />
        {t('release.reload')}
      </button>
      <button type="button" className={styles['hide']} aria-label={t('release.later')} onClick={onHide}>
        <Icon of={X} size={16} />
      </button>
    </div>
  )
}
