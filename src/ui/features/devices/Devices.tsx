import { useCallback, useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isOffline } from '../../../domain/connection'
import { sessionsQuery } from '../../../domain/devices'
import type { Failure } from '../../../domain/kernel/failure'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'
import { useFeatureTranslations } from '../../app/use-feature-translations'
import { Skeleton, SkeletonBlock } from '../../components/feedback/Skeleton'
import { InlineFailure } from '../../components/feedback/StateView'
import { Button } from '../../components/form/Button'
import { Section } from '../../components/layout/SubPage'
import { useConfirm } from '../../components/overlay/use-confirm'
import { DeviceRow } from './DeviceRow'
import styles from '../settings/settings-list.module.css'
import { translations } from './translations'

/** The devices on which the member is signed in, each with a button that signs it out. */
export function Devices(): ReactNode {
  useFeatureTranslations('devices', translations)
  const { t } = useTranslation('devices')
  const app = useApp()
  const { sessions, ending } = useFeature('devices').slices.account
  const { status, items } = sessionsQuery.listed(useAccountState(sessions), {})
  const state = useAccountState(ending).data
  const isCutOff = isOffline(
    useAccountState(app.account.slices.network),
    useAccountState(useFeature('connection').slices.account.socket),
  )
  const { ask, prompt } = useConfirm()
  const read = useCallback(() => app.account.dispatch(sessionsQuery.want({})), [app])
  useEffect(read, [read])
  const problemOf = (failure: Failure | null | undefined): string | null =>
    failure == null ? null : failure._tag === 'Refused' ? failure.words : t('notEnded')
  const othersProblem = problemOf(state.othersFailure)
  return (
    <Section title={t('title')}>
      <p className={styles['text']}>{t('text')}</p>
      {status === 'failed' && <InlineFailure text={t('failed')} onRetry={read} />}
      {status === 'loading' && (
        <Skeleton>
          {[180, 220].map((width) => (
            <div key={width} className={styles['row']}>
              <SkeletonBlock width={width} height={40} />
            </div>
          ))}
        </Skeleton>
      )}
      {items.length > 0 && (
        <ul aria-label={t('title')}>
          {items.map((session) => (
            <DeviceRow
              key={session.id}
              session={session}
              busy={state.isEndingOthers || state.ending.includes(session.id)}
              problem={problemOf(state.failed[session.id])}
              disabled={isCutOff}
              onEnd={() =>
                ask({
                  title: t('endTitle', { device: session.device }),
                  text: t('endText'),
                  yes: t('end'),
                  onYes: () => app.account.dispatch({ type: 'devices/EndSession', id: session.id }),
                })
              }
            />
          ))}
        </ul>
      )}
      {status === 'shown' && (
        <div className={styles['foot']}>
          <p role="status" className={styles['note']}>
            {isCutOff ? t('offline') : items.length <= 1 ? t('alone') : ''}
          </p>
          {items.length > 1 && (
            <Button
              busy={state.isEndingOthers}
              disabled={isCutOff}
              onClick={() =>
                ask({
                  title: t('othersTitle'),
                  text: t('othersText'),
                  yes: t('others'),
                  onYes: () => app.account.dispatch({ type: 'devices/EndOtherSessions' }),
                })
              }
            >
              {t('others')}
            </Button>
          )}
          {othersProblem !== null && (
            <p role="alert" className={styles['problem']}>
              {othersProblem}
            </p>
          )}
        </div>
      )}
      {prompt}
    </Section>
  )
}
