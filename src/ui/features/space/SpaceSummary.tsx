import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { sessionOf } from '../../../domain/session'
import { mayReadRecap, statsQuery, type SpaceInfo } from '../../../domain/space'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'
import { paths } from '../../app/routing/paths'
import { ButtonLink } from '../../components/form/Button'
import { SkeletonBlock, Skeleton } from '../../components/feedback/Skeleton'
import { InlineFailure } from '../../components/feedback/StateView'
import { useFormat } from '../../format/use-format'
import { countdownText } from './countdown-text'
import { useCurrentUser } from '../chat/actions/use-current-user'
import { SpaceCard } from './SpaceCard'
import styles from './space.module.css'

/** The summary of an ended space (R2-023): its group, its card, three figures, and the reward. */
export function SpaceSummary({ info: { space, group } }: { readonly info: SpaceInfo }): ReactNode {
  const app = useApp()
  const { t } = useTranslation()
  const format = useFormat()
  const { channelId } = space
  const viewer = useCurrentUser()
  const sessionId = sessionOf(useAccountState(app.account.slices.session))?.sessionId
  const { status, items } = statsQuery.listed(useAccountState(useFeature('space').slices.account.stats), { channelId })
  const [stats] = items
  const show = (): void => app.account.dispatch(statsQuery.want({ channelId }))
  useEffect(() => {
    if (sessionId !== undefined) app.account.dispatch(statsQuery.want({ channelId }))
  }, [app, sessionId, channelId])
  const figure = (label: string, value: string): ReactNode => (
    <div className={styles['figure']}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
  return (
    <div className={styles['summary']}>
      <header>
        <p>
          <Link to={paths.group(group.gid)} className={styles['group']} dir="auto">
            {group.name}
          </Link>
        </p>
        <h1>{t('spaceSummary.heading')}</h1>
      </header>
      <SpaceCard space={space} group={group} />
      {status === 'loading' && (
        <Skeleton>
          <div className={styles['figures']}>
            {[1, 2, 3].map((n) => (
              <SkeletonBlock key={n} width="100%" height={64} />
            ))}
          </div>
        </Skeleton>
      )}
      {status === 'failed' && <InlineFailure text={t('spaceSummary.failed')} onRetry={show} />}
      {stats !== undefined && (
        <>
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
      )}
      <div className={styles['links']}>
        {mayReadRecap(space, group, viewer) && (
          <ButtonLink to={paths.recap(channelId)}>{t('spaceSummary.recap')}</ButtonLink>
        )}
        <ButtonLink to={paths.group(group.gid)}>{t('spaceSummary.toGroup')}</ButtonLink>
        <ButtonLink kind="primary" to={paths.spaces}>
          {t('spaces.toList')}
        </ButtonLink>
      </div>
    </div>
  )
}
