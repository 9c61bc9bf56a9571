import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useSearchParams } from 'react-router-dom'
import { paths } from '../../app/routing/paths'
import { SubPage } from '../../components/layout/SubPage'
import { NotificationCentre } from './NotificationCentre'
import styles from './notification.module.css'

/** The screen /notifications: the notification list (R2-043). */
export function NotificationScreen(): ReactNode {
  const { t } = useTranslation('notification')
  const view = useSearchParams()[0].get('view') === 'requests' ? 'requests' : 'all'
  return (
    <SubPage title={t('title')} backHref={paths.groupCentre}>
      <div className={styles['page']}>
        <NotificationCentre key={view} first={view} />
      </div>
    </SubPage>
  )
}
