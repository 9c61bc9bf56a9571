import { AudioLines, Bell, BellRing } from 'lucide-react'
import { type ReactNode } from 'react'
import { OptionalPart } from '../../app/OptionalPart'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { groupOf } from '../../../domain/group'
import { listedSpaces, type Space } from '../../../domain/space'
import { useApp, useNow } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'
import { personAvatarData } from '../../app/avatar-data'
import { MINUTE_MS } from '../../app-shell/header-account'
import { paths } from '../../app/routing/paths'
import { Avatar } from '../../components/avatar/Avatar'
import { Button } from '../../components/form/Button'
import { Icon } from '../../components/layout/Icon'
import { IconButton } from '../../components/form/IconButton'
import { SkeletonBlock, Skeleton } from '../../components/feedback/Skeleton'
import { useFormat } from '../../format/use-format'
import { AddToCalendar } from './AddToCalendar'
import { Countdown, useStartDay } from './Countdown'
import styles from './discover-spaces.module.css'
import { SpacesReady } from './SpacesReady'
import { useListedSpaces } from './use-listed-spaces'
import { useSpaceActions } from './use-space-actions'

/** The most live spaces that appear, and the most upcoming spaces. */
const CARDS = 3
const FACES = 4

/** The live spaces at the top of the Discover page. Without a live space, the next upcoming spaces appear. */
export function LiveNow(): ReactNode {
  return (
    <OptionalPart waiting={<Waiting />}>
      <SpacesReady>
        <Cards />
      </SpacesReady>
    </OptionalPart>
  )
}

/** The upcoming spaces, below the member's groups. */
export function StartingSoon(): ReactNode {
  return (
    <OptionalPart>
      <SpacesReady>
        <Soon />
      </SpacesReady>
    </OptionalPart>
  )
}

function Waiting(): ReactNode {
  return (
    <Skeleton>
      <div className={styles['head']}>
        <SkeletonBlock width={120} height={20} />
      </div>
      <div className={styles['cards']}>
        {Array.from({ length: CARDS }, (_, n) => (
          <SkeletonBlock key={n} width="100%" height={166} />
        ))}
      </div>
    </Skeleton>
  )
}

function Cards(): ReactNode {
  const { t } = useTranslation()
  const {
    list: { status, spaces },
    filter,
    show,
  } = useListedSpaces()
  if (status === 'loading') return <Waiting />
  const live = spaces.filter((space) => space.status === 'started')
  const shown = live.length > 0 ? live : spaces.filter((space) => space.status === 'prepare')
  return (
    <section aria-label={t(live.length > 0 ? 'onDiscover.live' : 'onDiscover.next')}>
      <div className={styles['head']}>
        <h2>{t(live.length > 0 ? 'onDiscover.live' : 'onDiscover.next')}</h2>
        {live.length > 0 && <span>{t('onDiscover.many', { count: live.length })}</span>}
        <Link to={paths.spaces}>{t('spaces.toList')}</Link>
      </div>
      {status === 'failed' ? (
        <Instead text={t('spaces.failedTitle')}>
          <Button size={30} onClick={() => show(filter)}>
            {t('action.retry')}
          </Button>
        </Instead>
      ) : shown.length === 0 ? (
        <Instead text={t('spaces.emptyTitle')} />
      ) : (
        <div className={styles['cards']}>
          {shown.slice(0, CARDS).map((space) => (
            <Card key={space.channelId} space={space} />
          ))}
        </div>
      )}
    </section>
  )
}

function Instead({ text, children }: { readonly text: string; readonly children?: ReactNode }): ReactNode {
  return (
    <div className={styles['placeholder']}>
      <p>{text}</p>
      {children}
    </div>
  )
}

function Card({ space }: { readonly space: Space }): ReactNode {
  const { t } = useTranslation()
  const format = useFormat()
  const { action, isBusy, onAction, over } = useSpaceActions(space, null)
  const people = [...space.hosts, ...space.speakers]
  const title = space.title === '' ? t('spaceStatus.untitled') : space.title
  const isLive = space.status === 'started'
  return (
    <article className={styles['card']} data-theme="dark" aria-label={title}>
      <div className={styles['line']}>
        <span className={isLive ? styles['live'] : styles['status']}>
          <Icon of={AudioLines} size={14} />
          {t(`spaceStatus.${space.status}`)}
        </span>
        {isLive ? (
          <span className={styles['count']}>
            {t('spaceCard.listening', { count: space.audience, shown: format.number(space.audience) })}
          </span>
        ) : (
          space.startsAt !== null && (
            <span className={styles['count']}>
              <Countdown startsAt={space.startsAt} />
            </span>
          )
        )}
      </div>
      <h3 dir={space.title === '' ? undefined : 'auto'}>{title}</h3>
      <Whose space={space} />
      <div className={styles['foot']}>
        <span className={styles['faces']} aria-hidden="true">
          {people.slice(0, FACES).map((person) => (
            <span key={person.xid}>
              <Avatar person={personAvatarData(person)} size={28} />
            </span>
          ))}
          {people.length > FACES && (
            <span className={styles['more']}>{t('spaceCard.others', { count: people.length - FACES })}</span>
          )}
        </span>
        {action === 'join' && (
          <Button size={30} onClick={onAction}>
            {t('spaceCard.join')}
          </Button>
        )}
        {action === 'start' && (
          <Button size={30} busy={isBusy} onClick={onAction}>
            {t('spaceCard.start')}
          </Button>
        )}
        {(action === 'subscribe' || action === 'unsubscribe') && (
          <span>
            <AddToCalendar space={space} />
            <Remind space={space} />
          </span>
        )}
      </div>
      {over}
    </article>
  )
}

/** The space's group if the group is known, otherwise the space's host. */
function Whose({ space }: { readonly space: Space }): ReactNode {
  const { t } = useTranslation()
  const groups = useAccountState(useFeature('group').slices.account.group)
  const group = space.gid === null ? undefined : groupOf(groups, space.gid)?.name
  const host = space.hosts[0]?.name
  return (
    <p className={styles['owner']}>
      {group === undefined ? host !== undefined && t('spaceCard.by', { name: host }) : <bdi>{group}</bdi>}
    </p>
  )
}

function Remind({ space }: { readonly space: Space }): ReactNode {
  const app = useApp()
  const { t } = useTranslation()
  const on = space.isReminded
  return (
    <IconButton
      icon={on ? BellRing : Bell}
      label={t(on ? 'spaceCard.subscribed' : 'spaceCard.subscribe')}
      pressed={on}
      onClick={() => app.account.dispatch({ type: 'space/SetReminder', channelId: space.channelId, on: !on })}
    />
  )
}

function Soon(): ReactNode {
  const { t } = useTranslation()
  const now = useNow(MINUTE_MS)
  const { spaces } = listedSpaces(useAccountState(useFeature('space').slices.account.spaces))
  const dayOf = useStartDay()
  const format = useFormat()
  const coming = spaces
    .flatMap((space) =>
      space.status === 'prepare' && space.startsAt !== null ? [{ ...space, startsAt: space.startsAt }] : [],
    )
    .slice(0, CARDS)
  if (coming.length === 0) return null
  return (
    <section className={styles['upcoming']} aria-label={t('onDiscover.soon')}>
      <h2>{t('onDiscover.soon')}</h2>
      <ul>
        {coming.map((space) => (
          <li key={space.channelId}>
            <time dateTime={new Date(space.startsAt).toISOString()}>
              <span>{dayOf(space.startsAt, now)}</span>
              <b>{format.time(space.startsAt)}</b>
            </time>
            <span className={styles['title']}>
              <b dir={space.title === '' ? undefined : 'auto'}>
                {space.title === '' ? t('spaceStatus.untitled') : space.title}
              </b>
              <Whose space={space} />
            </span>
            <Remind space={space} />
          </li>
        ))}
      </ul>
    </section>
  )
}
