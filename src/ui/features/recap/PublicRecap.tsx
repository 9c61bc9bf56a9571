import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { recapFiguresQuery, wholeMinutes, type RecapFigures } from '../../../domain/recap'
import type { SpaceInfo } from '../../../domain/space'
import { useApp, useNow } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'
import { personAvatarData } from '../../app/avatar-data'
import { Avatar } from '../../components/avatar/Avatar'
import { PersonName } from '../../components/avatar/PersonName'
import { SkeletonBlock, Skeleton } from '../../components/feedback/Skeleton'
import { InlineFailure } from '../../components/feedback/StateView'
import { useFormat } from '../../format/use-format'
import styles from './recap.module.css'

const MINUTE_MS = 60_000

const useLength = (): ((seconds: number) => string) => {
  const { t } = useTranslation('recap')
  return (seconds) => {
    const minutes = wholeMinutes(seconds)
    return minutes === 0 ? t('underMinute') : t('minutes', { count: minutes })
  }
}

/** What everybody who may read the space may know of it: hosts, time, length, the most people at once, who spoke. */
export function PublicRecap({ info: { space } }: { readonly info: SpaceInfo }): ReactNode {
  const app = useApp()
  const { t } = useTranslation('recap')
  const format = useFormat()
  const now = useNow(MINUTE_MS)
  const lengthOf = useLength()
  const { channelId, hosts, startsAt } = space
  const state = useAccountState(useFeature('recap').slices.account.figures)
  const { status, failure } = recapFiguresQuery.listed(state, { channelId })
  const figures = recapFiguresQuery.value(state, { channelId })
  const want = (): void => app.account.dispatch(recapFiguresQuery.want({ channelId }))
  useEffect(() => app.account.dispatch(recapFiguresQuery.want({ channelId })), [app, channelId])
  const fact = (label: string, value: ReactNode): ReactNode => (
    <div>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  )
  return (
    <div className={styles['public']}>
      <dl className={styles['facts']}>
        {hosts.length > 0 &&
          fact(
            t('hosts', { count: hosts.length }),
            hosts.map(({ xid, name }) => <PersonName key={xid} name={name} />),
          )}
        {startsAt !== null && fact(t('when'), format.dayAndTime(startsAt, now))}
        {figures !== null && fact(t('length'), lengthOf(figures.duration))}
        {figures !== null && fact(t('peak'), t('people', { count: figures.peak, shown: format.number(figures.peak) }))}
      </dl>
      {status === 'loading' && (
        <Skeleton>
          <SkeletonBlock width="100%" height={120} />
        </Skeleton>
      )}
      {status === 'failed' && failure?._tag !== 'Refused' && <InlineFailure text={t('figuresFailed')} onRetry={want} />}
      {figures !== null && <Voices voices={figures.voices} />}
      <p className={styles['note']}>{t('fullText')}</p>
    </div>
  )
}

function Voices({ voices }: Pick<RecapFigures, 'voices'>): ReactNode {
  const { t } = useTranslation('recap')
  const lengthOf = useLength()
  return (
    <section className={styles['voices']} aria-label={t('whoSpoke')}>
      <h2>{t('whoSpoke')}</h2>
      {voices.length === 0 && <p className={styles['note']}>{t('nobodySpoke')}</p>}
      <ul>
        {voices.map((person) => (
          <li key={person.xid}>
            <Avatar person={personAvatarData(person)} size={32} />
            <span className={styles['who']}>
              <PersonName name={person.name} />
              {person.isHost && <span className={styles['role']}>{t('host')}</span>}
            </span>
            <span className={styles['time']}>{lengthOf(person.seconds)}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}
