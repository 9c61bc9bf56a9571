import { Disc } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isNearlyFull } from '../../../domain/recording'
import type { JoinedRoom } from '../../../domain/space'
import { useApp } from '../../app/app-context'
import { useFeatureTranslations } from '../../app/use-feature-translations'
import { Button } from '../../components/form/Button'
import { Icon } from '../../components/layout/Icon'
import { useConfirm } from '../../components/overlay/use-confirm'
import { OwnRecordingState } from './OwnRecordingState'
import styles from './recording.module.css'
import { translations } from './screens'
import { useOwnRecording, useStopRecording } from './use-recording'

/** The host control that records the room. A dialog says what is recorded and who learns of it. */
export function RecordSection({ room }: { readonly room: JoinedRoom }): ReactNode {
  useFeatureTranslations('recording', translations)
  const { t } = useTranslation('recording')
  const app = useApp()
  const own = useOwnRecording(room)
  const stop = useStopRecording()
  const { ask, prompt } = useConfirm()
  const { channelId, holder, recording, me } = room
  const isHere = app.tab.is(holder)
  const start = (): void => {
    if (own !== null) app.account.dispatch({ type: 'recording/Dismiss', recordingId: own.recordingId })
    app.account.dispatch({ type: 'recording/Start', recordingId: app.newClientId(), channelId })
  }
  const isOver = own === null || own.step === 'done' || own.step === 'notStarted' || own.step === 'empty'
  return (
    <section aria-label={t('title')} className={styles['section']}>
      <h3>
        <Icon of={Disc} size={16} />
        {t('title')}
      </h3>
      {recording !== null && recording.xid !== me && <p>{t('byOther', { name: recording.name })}</p>}
      {own !== null && <OwnRecordingState recording={own} />}
      {own?.step === 'running' && (
        <>
          {isNearlyFull(own.ms, own.bytes) && <p role="status">{t('nearlyFull')}</p>}
          <Button kind="danger" onClick={() => stop(own)}>
            {t('stop')}
          </Button>
        </>
      )}
      {own === null && recording === null && <p className={styles['quiet']}>{t(isHere ? 'about' : 'elsewhere')}</p>}
      {isOver && recording === null && (
        <Button
          icon={Disc}
          disabled={!isHere}
          onClick={() => ask({ title: t('askTitle'), text: t('askText'), yes: t('askYes'), onYes: start })}
        >
          {t(own === null ? 'record' : 'again')}
        </Button>
      )}
      {prompt}
    </section>
  )
}
