import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { sessionOf } from '../../../domain/session'
import { mayReadRecap, statsQuery, wasAlone, type SpaceInfo, type SpaceStats } from '../../../domain/space'
import { useApp, useNow } from '../../app/app-context'
import { personAvatarData } from '../../app/avatar-data'
import { useAccountState, useFeature } from '../../app/use-feature'
import { MINUTE_MS } from '../../app-shell/header-account'
import { paths } from '../../app/routing/paths'
import { Avatar } from '../../components/avatar/Avatar'
import { PersonName } from '../../components/avatar/PersonName'
import { ButtonLink } from '../../components/form/Button'
import { SkeletonBlock, Skeleton } from '../../components/feedback/Skeleton'
import { InlineFailure } from '../../components/feedback/StateView'
import { useFormat } from '../../format/use-format'
import { countdownText } from './countdown-text'
import { useCurrentUser } from '../chat/actions/use-current-user'
import styles from './space-summary.module.css'

/**
 * The summary of an ended space (R2-023): beside the stage card with the faces of all who came stand the figures, the
 * reward and the people who had the stage. The main button leads to the recap, or to the group.
 */
export function SpaceSummary({ info: { space, group } }: { readonly info: SpaceInfo }): ReactNode {
  const app = useApp()
  const { t } = useTranslation()
  const { channelId } = space
  const viewer = useCurrentUser()
  const sessionId = sessionOf(useAccountState(app.account.slices.session))?.sessionId
  const { status, items } = statsQuery.listed(useAccountState(useFeature('space').slices.account.stats), { channelId })
  const [stats] = items
  const show = (): void => app.account.dispatch(statsQuery.want({ channelId }))
  useEffect(() => {
    if (sessionId !== undefined) app.account.dispatch(statsQuery.want({ channelId }))
  }, [app, sessionId, channelId])
  const hasRecap = mayReadRecap(space, group, viewer)
  return (
    <div className={styles['summary']}>
      <div className={styles['measure']}>
        <header className={styles['head']}>
          <p>
            <Link to={paths.group(group.gid)} className={styles['group']} dir="auto">
              {group.name}
            </Link>
          </p>
          <h1>{t('spaceSummary.heading')}</h1>
        </header>
        <StageCard space={space} stats={stats} />
        <div className={styles['side']}>
          {status === 'loading' && (
            <Skeleton>
              <div className={styles['figures']}>
                {[1, 2, 3].map((n) => (
                  <SkeletonBlock key={n} width="100%" height={64} shape="card" />
                ))}
              </div>
            </Skeleton>
          )}
          {status === 'failed' && <InlineFailure text={t('spaceSummary.failed')} onRetry={show} />}
          {stats !== undefined && <Figures stats={stats} />}
          <OnStage space={space} />
          <div className={styles['links']}>
            {hasRecap && (
              <ButtonLink kind="primary" to={paths.recap(channelId)}>
                {t('spaceSummary.recap')}
              </ButtonLink>
            )}
            <ButtonLink kind={hasRecap ? 'plain' : 'primary'} to={paths.group(group.gid)}>
              {t('spaceSummary.toGroup')}
            </ButtonLink>
            <ButtonLink kind="quiet" to={paths.spaces}>
              {t('spaces.toList')}
            </ButtonLink>
          </div>
        </div>
      </div>
    </div>
  )
}

/** Title, hosts and time on the stage, with the faces of the people who came. */
function StageCard({
  space: { title, hosts, startsAt },
  stats,
}: {
  readonly space: SpaceInfo['space']
  readonly stats: SpaceStats | undefined
}): ReactNode {
  const { t } = useTranslation()
  const format = useFormat()
  const now = useNow(MINUTE_MS)
  const name = title === '' ? t('spaceStatus.untitled') : title
  const faces = stats?.people ?? []
  const more = (stats?.tuned ?? 0) - faces.length
  return (
    <article className={styles['stage']} data-theme="dark" aria-label={name}>
      <h2 dir={title === '' ? undefined : 'auto'}>{name}</h2>
      <p className={styles['by']}>
        {hosts[0] !== undefined && <span>{t('spaceCard.by', { name: hosts[0].name })}</span>}
        {startsAt !== null && <span>{format.dayAndTime(startsAt, now)}</span>}
      </p>
      {faces.length > 0 && (
        <ul className={styles['faces']} aria-label={t('spaceSummary.who')}>
          {faces.map((person) => (
            <li key={person.xid} title={person.name}>
              <Avatar person={personAvatarData(person)} size={40} />
              <span className="sr">{person.name}</span>
            </li>
          ))}
          {more > 0 && (
            <li className={styles['more']}>
              <span aria-hidden="true">{t('spaceCard.others', { count: more })}</span>
              <span className="sr">{t('spaceCard.more', { count: more })}</span>
            </li>
          )}
        </ul>
      )}
    </article>
  )
}

function Figures({ stats }: { readonly stats: SpaceStats }): ReactNode {
  const { t } = useTranslation()
  const format = useFormat()
  const figure = (label: string, value: string): ReactNode => (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
  return (
    <>
      {wasAlone(stats.tuned) && (
        <div className={styles['alone']}>
          <h2>{t('spaceSummary.aloneTitle')}</h2>
          <p>{t('spaceSummary.aloneText')}</p>
        </div>
      )}
      <dl className={styles['figures']}>
        {figure(t('spaceSummary.tuned'), format.number(stats.tuned))}
        {figure(t('spaceSummary.comments'), format.number(stats.comments))}
        {figure(t('spaceSummary.duration'), countdownText(stats.duration).clock)}
      </dl>
      {stats.rewardText !== '' && (
        <p className={styles['reward']}>
          {stats.rewardIcon !== null && <img src={stats.rewardIcon} alt="" width={32} height={32} />}
          <span dir="auto">{stats.rewardText}</span>
        </p>
      )}
    </>
  )
}

const MOST_ON_STAGE = 6

/** The people who had the stage. A long list ends with the number of the others. */
function OnStage({ space: { hosts, speakers } }: Pick<SpaceInfo, 'space'>): ReactNode {
  const { t } = useTranslation()
  const all = [...hosts.map((host) => ({ ...host, role: 'host' as const })), ...speakers]
  if (all.length === 0) return null
  return (
    <section aria-labelledby="summary-stage" className={styles['people']}>
      <h2 id="summary-stage">{t('room.stage')}</h2>
      <ul>
        {all.slice(0, MOST_ON_STAGE).map(({ role, ...person }) => (
          <li key={person.xid}>
            <Avatar person={personAvatarData(person)} size={32} />
            <PersonName name={person.name} />
            <span className={styles['role']}>{t(`room.role.${role}`)}</span>
          </li>
        ))}
      </ul>
      {all.length > MOST_ON_STAGE && (
        <p className={styles['role']}>{t('spaceCard.more', { count: all.length - MOST_ON_STAGE })}</p>
      )}
    </section>
  )
}
