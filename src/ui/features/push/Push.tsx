import { useCallback, useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isOffline } from '../../../domain/connection'
import { pushViewModel, type PushFault, type PushStep } from '../../../domain/push'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature, useTabState } from '../../app/use-feature'
import { useFeatureTranslations } from '../../app/use-feature-translations'
import { Skeleton, SkeletonBlock } from '../../components/feedback/Skeleton'
import { InlineFailure } from '../../components/feedback/StateView'
import { Button } from '../../components/form/Button'
import { Switch } from '../../components/form/Switch'
import { Section } from '../../components/layout/SubPage'
import styles from '../settings/settings-list.module.css'
import { PushChoicesForm } from './PushChoicesForm'
import { translations } from './translations'

const HAS_SWITCH: readonly PushStep[] = ['off', 'asking', 'turningOn', 'on', 'turningOff']
const BUSY: readonly PushStep[] = ['asking', 'turningOn', 'turningOff']

/** Pushes to this device: the switch, and what the member wants to be notified about. */
export function Push(): ReactNode {
  useFeatureTranslations('push', translations)
  const { t } = useTranslation('push')
  const app = useApp()
  const { slices, streams } = useFeature('push')
  const { step, fault, wasDismissed } = pushViewModel(useTabState(slices.tab.browser))
  const isCutOff = isOffline(
    useAccountState(app.account.slices.network),
    useAccountState(useFeature('connection').slices.account.socket),
  )
  const read = useCallback(() => app.tab.dispatch({ type: 'push/OpenSettings' }), [app])
  useEffect(read, [read])
  const isOn = step === 'on' || step === 'turningOff'
  const turn = (on: boolean): void => {
    if (!on) return app.tab.dispatch({ type: 'push/TurnOff' })
    app.tab.dispatch({ type: 'push/TurnOn' })
    // The browser asks only in the press itself, so the question does not wait for the log.
    void streams
      .askPermission()
      .catch(() => 'dismissed' as const)
      .then((answer) => app.tab.dispatch({ type: 'push/PermissionAnswered', answer }))
    return undefined
  }
  const problemOf = (why: PushFault): string =>
    why === 'noService'
      ? t('noService')
      : why._tag === 'Refused' && why.words !== ''
        ? why.words
        : t(isOn ? 'notTurnedOff' : 'notTurnedOn')
  const note = (): string => {
    if (step === 'asking' || step === 'turningOn' || step === 'turningOff') return t(step)
    if (isCutOff) return t('offline')
    return wasDismissed ? t('dismissed') : ''
  }
  return (
    <Section title={t('title')}>
      <p className={styles['text']}>{t('text')}</p>
      {(step === 'closed' || step === 'reading') && (
        <Skeleton>
          <div className={styles['row']}>
            <SkeletonBlock width={220} height={40} />
          </div>
        </Skeleton>
      )}
      {step === 'notRead' && <InlineFailure text={t('failed')} onRetry={read} />}
      {step === 'unsupported' && <p className={styles['note']}>{t('unsupported')}</p>}
      {step === 'blocked' && (
        <div className={styles['foot']}>
          <p role="status">{t('blocked')}</p>
          <p className={styles['note']}>{t('howToAllow')}</p>
          <Button onClick={read}>{t('check')}</Button>
        </div>
      )}
      {HAS_SWITCH.includes(step) && (
        <>
          <Switch
            label={t('on')}
            text={t(isOn ? 'canTurnOff' : 'reason')}
            on={isOn || step === 'asking' || step === 'turningOn'}
            disabled={isCutOff || BUSY.includes(step)}
            onChange={turn}
          />
          <p role="status" className={styles['note']}>
            {note()}
          </p>
          {fault !== null && (
            <p role="alert" className={styles['problem']}>
              {problemOf(fault)}
            </p>
          )}
        </>
      )}
      {isOn && <PushChoicesForm disabled={isCutOff} />}
    </Section>
  )
}
