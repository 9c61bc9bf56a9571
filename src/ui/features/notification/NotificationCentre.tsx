import { useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useApp, useNow } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'
import { usePreferenceFields } from '../../app-shell/account-panel/use-preference-fields'
import { Button } from '../../components/form/Button'
import { Tabs } from '../../components/layout/Tabs'
import { AlertList } from './AlertList'
import { NotificationList, RequestList } from './NotificationLists'
import styles from './notification.module.css'
import { useUnseenCounts } from './use-notifications'

type View = 'all' | 'requests' | 'alerts'
const MINUTE_MS = 60_000

/** The notices, access requests and alert settings. */
export function NotificationCentre({ first = 'all' }: { readonly first?: View }): ReactNode {
  const { t } = useTranslation('notification')
  const [view, setView] = useState<View>(first)
  const { requests } = useUnseenCounts()
  return (
    <Tabs
      label={t('views')}
      value={view}
      onChange={setView}
      options={[
        {
          value: 'all',
          label: t('all'),
          panel: (
            <div className={styles['pane']}>
              <Question />
              <NotificationList />
            </div>
          ),
        },
        {
          value: 'requests',
          label: requests > 0 ? t('requestsNew', { count: requests }) : t('requests'),
          panel: (
            <div className={styles['pane']}>
              <RequestList />
            </div>
          ),
        },
        {
          value: 'alerts',
          label: t('alerts'),
          panel: (
            <div className={styles['pane']}>
              <AlertList />
            </div>
          ),
        },
      ]}
    />
  )
}

/** Offers to turn alerts on, at most once a month and never after a denial. Only a press requests the permission. */
function Question(): ReactNode {
  const app = useApp()
  const { t } = useTranslation('notification')
  const { slices, streams } = useFeature('notification')
  const { quietUntil } = useAccountState(slices.account.lastSeen).data
  const { onNotices } = usePreferenceFields()
  const { notices } = useAccountState(app.account.slices.preferences)
  const now = useNow(MINUTE_MS)
  if (notices || streams.permission() !== 'unasked' || now < quietUntil) return null
  return (
    <div className={styles['question']}>
      <span>{t('ask')}</span>
      <span className={styles['buttons']}>
        <Button
          size={30}
          kind="quiet"
          onClick={() => {
            app.account.dispatch({ type: 'notification/PostponePermission' })
          }}
        >
          {t('askLater')}
        </Button>
        <Button size={30} onClick={() => onNotices(true)}>
          {t('askYes')}
        </Button>
      </span>
    </div>
  )
}
