import { Bell, X } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { CARDS_AT_ONCE, notificationCardViewModels, type NotificationCardViewModel } from '../../../domain/notification'
import { personAvatarData } from '../../app/avatar-data'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'
import { useTitleOverrides } from '../../app/tab-title'
import { useFeatureTranslations } from '../../app/use-feature-translations'
import { usePageTitle, type TitledPage } from '../../app/routing/use-page-title'
import { Avatar, GroupAvatar } from '../../components/avatar/Avatar'
import { Icon } from '../../components/layout/Icon'
import { IconButton } from '../../components/form/IconButton'
import { useIsMobile } from '../../components/layout/use-is-mobile'
import { NotificationItems } from '../chat/message-kinds/notification'
import { AccessButtons } from './AccessButtons'
import { PageWords } from '../../app/PageWords'
import styles from './notification.module.css'
import { translations } from './translations'

/**
 * The cards for new notifications on every screen, and the tab's title. The region stays mounted while it is empty,
 * because screen readers ignore a live region that appears together with its text.
 */
export function NotificationCards({ page }: { readonly page: TitledPage }): ReactNode {
  const { notices, ring } = useTitleOverrides()
  usePageTitle({ ...page, unread: page.unread + notices }, ring)
  useFeatureTranslations('notification', translations)
  const { t } = useTranslation('notification')
  const app = useApp()
  const { slices } = useFeature('notification')
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
          <Card key={card.key} card={card} />
        ))}
      </PageWords>
      {waiting > 0 && <span className={styles['waiting']}>{t('waiting', { count: waiting })}</span>}
    </div>
  )
}

function Card({ card: { key, news } }: { readonly card: NotificationCardViewModel }): ReactNode {
  const { t } = useTranslation('notification')
  const app = useApp()
  const card = useRef<HTMLElement>(null)
  useEffect(() => {
    const element = card.current
    const hold = (): void => {
      app.account.dispatch({ type: 'notification/HoldCard', key })
    }
    const release = (): void => {
      app.account.dispatch({ type: 'notification/ReleaseCard', key })
    }
    const on = [
      ['pointerenter', hold],
      ['focusin', hold],
      ['pointerleave', release],
      ['focusout', release],
    ] as const
    for (const [event, call] of on) element?.addEventListener(event, call)
    return () => {
      for (const [event, call] of on) element?.removeEventListener(event, call)
    }
  }, [key, app])
  return (
    <article ref={card} className={styles['card']}>
      <span className={styles['face']}>
        <Face news={news} />
      </span>
      <div className={styles['body']}>
        <Told news={news} />
      </div>
      <IconButton
        icon={X}
        iconSize={16}
        label={t('close')}
        onClick={() => {
          app.account.dispatch({ type: 'notification/CloseCard', key })
        }}
      />
    </article>
  )
}

type News = NotificationCardViewModel['news']

function Face({ news }: { readonly news: News }): ReactNode {
  if (news.of === 'request')
    return <Avatar person={personAvatarData({ ...news.request.person, avatar: news.request.avatar })} size={40} />
  const { content } = news.notice
  if (content.kind === 'notification')
    return (
      <span className={styles['service']}>
        <Icon of={Bell} size={18} />
      </span>
    )
  const { gid, name, icon } = content.group
  return <GroupAvatar group={{ id: gid, name, ownerId: gid, imageUrl: icon ?? undefined }} size={40} />
}

function Told({ news }: { readonly news: News }): ReactNode {
  const { t } = useTranslation('notification')
  const { t: inCore } = useTranslation()
  if (news.of === 'request') {
    const { person, group, isSpace, status } = news.request
    const names = { name: person.name, group: group.name, interpolation: { escapeValue: false } }
    return (
      <>
        <span className={styles['text']} dir="auto">
          {isSpace ? t('asksSpace', names) : t('asksGroup', names)}
        </span>
        <AccessButtons order={news.request} status={status} />
      </>
    )
  }
  const { content } = news.notice
  return content.kind === 'notification' ? (
    <NotificationItems items={content.items.slice(0, 1)} tabIndex={0} />
  ) : (
    <span className={styles['text']}>
      {inCore('access.granted', { group: content.group.name, interpolation: { escapeValue: false } })}
    </span>
  )
}
