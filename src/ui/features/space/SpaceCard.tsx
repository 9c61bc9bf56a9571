import { AudioLines, BellRing, Ellipsis } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { facesOf, type Space, type SpaceGroup } from '../../../domain/space'
import { groupOf } from '../../../domain/group'
import { useNow } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'
import { personAvatarData } from '../../app/avatar-data'
import { MINUTE_MS } from '../../app-shell/header-account'
import { Avatar } from '../../components/avatar/Avatar'
import { Button } from '../../components/form/Button'
import { classNames } from '../../components/class-names'
import { Icon } from '../../components/layout/Icon'
import { Menu } from '../../components/overlay/Menu'
import { useFormat } from '../../format/use-format'
import { AddToCalendar } from './AddToCalendar'
import { Countdown, useStartDay } from './Countdown'
import styles from './space-card.module.css'
import { useSpaceActions } from './use-space-actions'

const c = classNames(styles)

interface SpaceCardProps {
  readonly space: Space
  readonly group?: Pick<SpaceGroup, 'gid' | 'ownerXid' | 'adminXids'> | undefined
}

/** A dark card of a space (spec 2 §2): title, speakers, and the space's main action. */
export function SpaceCard({ space, group }: SpaceCardProps): ReactNode {
  const { t } = useTranslation()
  const format = useFormat()
  const { action, isBusy, onAction, entries, onMenu, over } = useSpaceActions(space, group ?? null)
  const { faces, more } = facesOf(space)
  const groups = useAccountState(useFeature('group').slices.account.group)
  // If `group` is set, the group already appears around the card.
  const groupName = group !== undefined || space.gid === null ? undefined : groupOf(groups, space.gid)?.name
  const host = space.hosts[0]?.name
  const isLive = space.status === 'started'
  const startsAt = space.status === 'prepare' ? space.startsAt : null
  const now = useNow(MINUTE_MS)
  const dayOf = useStartDay()
  const title = space.title === '' ? t('spaceStatus.untitled') : space.title
  return (
    <article className={c('card', entries === null && 'over')} data-theme="dark" aria-label={title}>
      <div className={c('line')}>
        <span className={c('status', isLive && 'live')}>
          <Icon of={AudioLines} size={14} />
          {t(`spaceStatus.${space.status}`)}
        </span>
        {isLive && (
          <span className={c('count')}>
            {t('spaceCard.listening', { count: space.audience, shown: format.number(space.audience) })}
          </span>
        )}
        {startsAt !== null && (
          <span className={c('count')}>
            {dayOf(startsAt, now)} {format.time(startsAt)}
          </span>
        )}
        <AddToCalendar space={space} />
        {entries !== null && (
          <span className={c('menu')} onPointerEnter={onMenu} onFocus={onMenu}>
            <Menu className={c('dots')} aria-label={t('spaceCard.menu', { title })} entries={entries}>
              <Icon of={Ellipsis} />
            </Menu>
          </span>
        )}
      </div>
      <h3 className={c('title')} dir={space.title === '' ? undefined : 'auto'}>
        {title}
      </h3>
      {(groupName ?? host) !== undefined && (
        <p className={c('owner')}>
          {groupName !== undefined && <bdi className={c('group')}>{groupName}</bdi>}
          {groupName !== undefined && host !== undefined && <span aria-hidden="true">·</span>}
          {host !== undefined && <span className={c('host')}>{t('spaceCard.by', { name: host })}</span>}
        </p>
      )}
      {space.announcement !== '' && (
        <p className={c('note')} dir="auto">
          {space.announcement}
        </p>
      )}
      <ul className={c('faces')} aria-label={t('spaceCard.people')}>
        {faces.map((person) => (
          <li key={person.xid} title={person.name}>
            <Avatar person={personAvatarData(person)} size={36} />
            <span className="sr">{person.name}</span>
          </li>
        ))}
        {more > 0 && (
          <li className={c('more')}>
            <span aria-hidden="true">… {t('spaceCard.others', { count: more })}</span>
            <span className="sr">{t('spaceCard.more', { count: more })}</span>
          </li>
        )}
      </ul>
      <div className={c('foot')}>
        {action === 'join' && <Button onClick={onAction}>{t('spaceCard.join')}</Button>}
        {action === 'start' && (
          <Button busy={isBusy} onClick={onAction}>
            {t('spaceCard.start')}
          </Button>
        )}
        {action === 'subscribe' && (
          <Button busy={isBusy} onClick={onAction}>
            {t('spaceCard.subscribe')}
          </Button>
        )}
        {action === 'unsubscribe' && (
          <Button
            busy={isBusy}
            icon={BellRing}
            aria-label={t('spaceCard.subscribed')}
            title={t('spaceCard.subscribed')}
            onClick={onAction}
          />
        )}
        {startsAt !== null && (
          <span className={c('count')}>
            <Countdown startsAt={startsAt} />
          </span>
        )}
      </div>
      {over}
    </article>
  )
}
