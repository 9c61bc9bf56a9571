import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { recapFiguresQuery, type RecapFigures } from '../../../domain/recap'
import { wasAlone, type SpaceInfo } from '../../../domain/space'
import { useApp, useNow } from '../../app/app-context'
import { personAvatarData } from '../../app/avatar-data'
import { paths } from '../../app/routing/paths'
import { OptionalPart } from '../../app/OptionalPart'
import { useAccountState, useFeature } from '../../app/use-feature'
import { Avatar } from '../../components/avatar/Avatar'
import { PersonName } from '../../components/avatar/PersonName'
import { lazyModule } from '../../components/lazy-module'
import { SkeletonBlock, Skeleton } from '../../components/feedback/Skeleton'
import { InlineFailure } from '../../components/feedback/StateView'
import { useFormat } from '../../format/use-format'
import { Listeners } from './Listeners'
import { NextSteps } from './NextSteps'
import { Quotes } from './Quotes'
import styles from './recap.module.css'
import { useLength } from './use-length'
import { Voices } from './Voices'

const recording = lazyModule(() => import('../recording/RecapRecording'))
const MINUTE_MS = 60_000

interface RecapSummaryProps {
  readonly info: SpaceInfo
  readonly isHost: boolean
  /** The written recap, or a note that says who may read it. */
  readonly children: ReactNode
}

/** What everybody who may read the space may know of it, and the next steps. */
export function RecapSummary({ info, isHost, children }: RecapSummaryProps): ReactNode {
  const app = useApp()
  const { t } = useTranslation('recap')
  const { channelId } = info.space
  const state = useAccountState(useFeature('recap').slices.account.figures)
  const { status, failure } = recapFiguresQuery.listed(state, { channelId })
  const figures = recapFiguresQuery.value(state, { channelId })
  const want = (): void => app.account.dispatch(recapFiguresQuery.want({ channelId }))
  useEffect(() => app.account.dispatch(recapFiguresQuery.want({ channelId })), [app, channelId])
  const recorded = recording.useModule(true)
  const isAlone = figures !== null && wasAlone(figures.total)
  return (
    <div className={styles['summary']}>
      <Head info={info} figures={figures} />
      {status === 'loading' && (
        <Skeleton>
          <div className={styles['figures']}>
            {[1, 2, 3, 4].map((n) => (
              <SkeletonBlock key={n} width="100%" height={64} shape="card" />
            ))}
          </div>
          <SkeletonBlock width="100%" height={136} shape="card" />
        </Skeleton>
      )}
      {status === 'failed' && failure?._tag !== 'Refused' && <InlineFailure text={t('figuresFailed')} onRetry={want} />}
      {isAlone && (
        <div className={styles['alone']}>
          <h2>{t('aloneTitle')}</h2>
          <p>{t(isHost ? 'aloneHost' : 'aloneText')}</p>
        </div>
      )}
      {figures !== null && !isAlone && <Busy figures={figures} />}
      {recorded && (
        <OptionalPart>
          <recorded.RecapRecording channelId={channelId} isHost={isHost} />
        </OptionalPart>
      )}
      <NextSteps info={info} />
      {!isAlone && children}
    </div>
  )
}

/** The card of the space: group, hosts, when, and how long. */
function Head({
  info: { space, group },
  figures,
}: {
  readonly info: SpaceInfo
  readonly figures: RecapFigures | null
}): ReactNode {
  const { t } = useTranslation('recap')
  const format = useFormat()
  const now = useNow(MINUTE_MS)
  const lengthOf = useLength()
  const { hosts, startsAt } = space
  const row = (label: string, value: ReactNode): ReactNode => (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
  return (
    <dl className={styles['head']} data-theme="dark">
      {row(
        t('group'),
        <Link to={paths.group(group.gid)} dir="auto">
          {group.name}
        </Link>,
      )}
      {hosts.length > 0 &&
        row(
          t('hosts', { count: hosts.length }),
          <ul className={styles['hosts']}>
            {hosts.map((person) => (
              <li key={person.xid}>
                <Avatar person={personAvatarData(person)} size={28} />
                <PersonName name={person.name} />
              </li>
            ))}
          </ul>,
        )}
      {startsAt !== null && row(t('when'), format.dayAndTime(startsAt, now))}
      {figures !== null && row(t('length'), lengthOf(figures.duration))}
    </dl>
  )
}

function Busy({ figures }: { readonly figures: RecapFigures }): ReactNode {
  const { t } = useTranslation('recap')
  const format = useFormat()
  const figure = (label: string, value: number): ReactNode => (
    <div>
      <dt>{label}</dt>
      <dd>{format.number(value)}</dd>
    </div>
  )
  return (
    <>
      <dl className={styles['figures']}>
        {figure(t('total'), figures.total)}
        {figure(t('peak'), figures.peak)}
        {figure(t('spoke'), figures.voices.length)}
        {figure(t('comments'), figures.comments)}
      </dl>
      <Listeners figures={figures} />
      <Voices voices={figures.voices} />
      <Quotes quotes={figures.quotes} />
    </>
  )
}
