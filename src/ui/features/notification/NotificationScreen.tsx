import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { paths } from '../../app/routing/paths'
import { SubPage } from '../../components/layout/SubPage'
import { NotificationCentre } from './NotificationCentre'
import styles from './notification.module.css'

/** The screen /notifications: the notification list (R2-043). */
export function NotificationScreen(): ReactNode {
  const { t } = useTranslation('notification')
  return (
    <SubPage title={t('title')} backHref={paths.groupCentre}>
      <div className={styles['page']}>
        <NotificationCentre />
      </div>
    </SubPage>
  )
}
