import { Bell, X } from 'lucide-react'
import { useEffect, useRef, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import type { NotificationCardViewModel } from '../../../domain/notification'
import { personAvatarData } from '../../app/avatar-data'
import { useApp, useNow } from '../../app/app-context'
import { paths } from '../../app/routing/paths'
import { Avatar, GroupAvatar } from '../../components/avatar/Avatar'
import { classNames } from '../../components/class-names'
import { Icon } from '../../components/layout/Icon'
import { IconButton } from '../../components/form/IconButton'
import { NotificationItems } from '../chat/message-kinds/notification'
import { contentText } from '../chat/content-text'
import { AccessButtons } from './AccessButtons'
import styles from './notification.module.css'

const c = classNames(styles)
const SECOND_MS = 1_000

type CardProps = { readonly card: NotificationCardViewModel }
interface PartProps extends CardProps {
  readonly isLine: boolean
}

/** A new notification. After a few seconds the card is one line that leads to the list. */
export function NotificationCard({ card }: CardProps): ReactNode {
  const { t } = useTranslation('notification')
  const app = useApp()
  const { key, keys, lineFrom } = card
  const isLine = useNow(SECOND_MS) >= (lineFrom ?? Infinity)
  const element = useRef<HTMLElement>(null)
  useEffect(() => {
    const shown = element.current
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
    for (const [event, call] of on) shown?.addEventListener(event, call)
    return () => {
      for (const [event, call] of on) shown?.removeEventListener(event, call)
    }
  }, [key, app])
  return (
    <article ref={element} className={c('card', isLine && 'slim')}>
      <span className={c('face')}>
        <Face card={card} isLine={isLine} />
      </span>
      <div className={c('body')}>
        <Content card={card} isLine={isLine} />
      </div>
      <IconButton
        icon={X}
        iconSize={16}
        label={t('close')}
        onClick={() => {
          for (const one of keys) app.account.dispatch({ type: 'notification/CloseCard', key: one })
        }}
      />
    </article>
  )
}

function Face({ card: { news }, isLine }: PartProps): ReactNode {
  const size = isLine ? 28 : 40
  if (news.of === 'request')
    return <Avatar person={personAvatarData({ ...news.request.person, avatar: news.request.avatar })} size={size} />
  const { content } = news.notice
  if (content.kind === 'notification')
    return (
      <span className={c('service')}>
        <Icon of={Bell} size={isLine ? 14 : 18} />
      </span>
    )
  const { gid, name, icon } = content.group
  return <GroupAvatar group={{ id: gid, name, ownerId: gid, imageUrl: icon ?? undefined }} size={size} />
}

function Content({ card, isLine }: PartProps): ReactNode {
  const { t } = useTranslation('notification')
  const { news, keys } = card
  if (news.of === 'request') {
    const isAlone = keys.length === 1
    return (
      <>
        <Text card={card} />
        {isAlone && !isLine ? (
          <AccessButtons order={news.request} status={news.request.status} />
        ) : (
          <Link className={c('link')} to={`${paths.notifications}?view=requests`}>
            {t('review')}
          </Link>
        )}
      </>
    )
  }
  const { content } = news.notice
  if (content.kind === 'notification' && !isLine)
    return <NotificationItems items={content.items.slice(0, 1)} tabIndex={0} />
  return (
    <>
      <Text card={card} />
      {isLine && (
        <Link className={c('link')} to={paths.notifications}>
          {t('open')}
        </Link>
      )}
    </>
  )
}

/** The card's text on one line. */
function Text({ card: { news, keys } }: CardProps): ReactNode {
  const { t } = useTranslation('notification')
  const { t: inCore } = useTranslation()
  const text = (): string => {
    if (news.of === 'notice') {
      const { content } = news.notice
      return contentText(content, inCore)
    }
    const { person, group, isSpace } = news.request
    const names = { name: person.name, group: group.name }
    if (keys.length > 1) return t('askTogether', { ...names, count: keys.length - 1 })
    return isSpace ? t('asksSpace', names) : t('asksGroup', names)
  }
  return <span className={c('text')}>{text()}</span>
}
