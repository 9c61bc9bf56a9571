import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CARDS_AT_ONCE, notificationCardViewModels } from '../../../domain/notification'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'
import { useTitleOverrides } from '../../app/tab-title'
import { useFeatureTranslations } from '../../app/use-feature-translations'
import { usePageTitle, type TitledPage } from '../../app/routing/use-page-title'
import { useIsMobile } from '../../components/layout/use-is-mobile'
import { PageWords } from '../../app/PageWords'
import { NotificationCard } from './NotificationCard'
import styles from './notification.module.css'
import { translations } from './translations'

/**
 * The cards for new notifications above every screen, and the tab's title. The cards take room of their own, so that
 * no card covers a part of the page. The region stays mounted while it is empty, because screen readers ignore a live
 * region that appears together with its text.
 */
export function NotificationCards({ page }: { readonly page: TitledPage }): ReactNode {
  const { notices, ring } = useTitleOverrides()
  const unread = page.unread + notices
  usePageTitle({ ...page, unread }, ring)
  useFeatureTranslations('notification', translations)
  const { t } = useTranslation('notification')
  const app = useApp()
  const {
    slices,
    streams: { badge },
  } = useFeature('notification')
  useEffect(() => {
    badge.show(unread)
  }, [badge, unread])
  const isMobile = useIsMobile()
  const { shown, waiting } = notificationCardViewModels(useAccountState(slices.account.cards))
  useEffect(() => {
    app.account.dispatch({
      type: 'notification/CardsShown',
      limit: isMobile ? CARDS_AT_ONCE.mobile : CARDS_AT_ONCE.desktop,
    })
  }, [isMobile, app])
  return (
    <div className={styles['cards']} role="region" aria-label={t('cards')} aria-live="polite">
      <PageWords>
        {shown.map((card) => (
          <NotificationCard key={card.key} card={card} />
        ))}
      </PageWords>
      {waiting > 0 && <span className={styles['waiting']}>{t('waiting', { count: waiting })}</span>}
    </div>
  )
}
