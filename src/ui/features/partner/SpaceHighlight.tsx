import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link, useNavigate } from 'react-router-dom'
import type { Group } from '../../../domain/group'
import { facesOnHome } from '../../../domain/partner'
import { isVisitor } from '../../../domain/session'
import { secondsUntil, type Space } from '../../../domain/space'
import { useApp, useNow } from '../../app/app-context'
import { useAccountState } from '../../app/use-feature'
import { groupAvatarData, personAvatarData } from '../../app/avatar-data'
import { paths } from '../../app/routing/paths'
import { Avatar, GroupAvatar } from '../../components/avatar/Avatar'
import { Button } from '../../components/form/Button'
import { classNames } from '../../components/class-names'
import { PersonName } from '../../components/avatar/PersonName'
import { replaceUndrawable } from '../../format/text'
import { useFormat } from '../../format/use-format'
import { countdownText, SECOND_MS } from '../space/countdown-text'
import styles from './space-highlight.module.css'

const c = classNames(styles)

interface SpaceHighlightProps {
  readonly space: Space
  /** The group of the space. `null` if the group is unknown. */
  readonly group: Group | null
}

/** A live or upcoming space: time, title, group, speakers and a Join button (spec 3 §2). */
export function SpaceHighlight({ space, group }: SpaceHighlightProps): ReactNode {
  const app = useApp()
  const { t } = useTranslation('partner')
  const core = useTranslation().t
  const format = useFormat()
  const navigate = useNavigate()
  const asVisitor = isVisitor(useAccountState(app.account.slices.session))
  const isLive = space.status === 'started'
  const host = space.hosts[0]
  const title = space.title === '' ? core('spaceStatus.untitled') : space.title
  const join = (): void => {
    if (asVisitor) app.tab.dispatch({ type: 'ShowVisitorDialog' })
    else void navigate(paths.space(space.channelId))
  }
  return (
    <article className={c('card')} data-theme="dark" aria-label={title}>
      <div className={c('line')}>
        <span className={c('badge', isLive && 'live')}>{t(isLive ? 'space.now' : 'space.upcoming')}</span>
        {isLive && (
          <span className={c('count')}>
            {core('spaceCard.listening', { count: space.audience, shown: format.number(space.audience) })}
          </span>
        )}
        {!isLive && space.startsAt !== null && <Countdown startsAt={space.startsAt} />}
      </div>
      <h3 className={c('title')} dir="auto">
        {title}
      </h3>
      {space.announcement !== '' && (
        <p className={c('topic')} dir="auto">
          {replaceUndrawable(space.announcement)}
        </p>
      )}
      {group !== null && (
        <Link to={paths.group(group.gid)} className={c('row')}>
          <GroupAvatar group={groupAvatarData(group)} size={28} />
          <span className={c('name')}>
            <PersonName name={group.name} />
          </span>
        </Link>
      )}
      {host !== undefined && (
        <p className={c('row')}>
          <Avatar person={personAvatarData(host)} size={28} />
          <span className={c('name')}>{t('space.hostedBy', { name: host.name })}</span>
        </p>
      )}
      <div className={c('foot')}>
        <ul className={c('faces')} aria-label={core('spaceCard.people')}>
          {facesOnHome(space).map((person) => (
            <li key={person.xid} title={person.name}>
              <Avatar person={personAvatarData(person)} size={32} />
              <span className="sr">{person.name}</span>
            </li>
          ))}
        </ul>
        <Button kind="primary" onClick={join}>
          {core('spaceCard.join')}
        </Button>
      </div>
    </article>
  )
}

/** The countdown is computed from the deadline every second, so that late ticks do not add up. */
function Countdown({ startsAt }: { readonly startsAt: NonNullable<Space['startsAt']> }): ReactNode {
  const { t } = useTranslation()
  const seconds = secondsUntil(startsAt, useNow(SECOND_MS))
  const { days, clock } = countdownText(seconds)
  const time = days > 0 ? `${t('spaceCard.days', { count: days })} ${clock}` : clock
  return (
    <span className={c('count')} role="timer">
      {seconds === 0 ? t('spaceCard.startsNow') : t('spaceCard.startsIn', { time })}
    </span>
  )
}
