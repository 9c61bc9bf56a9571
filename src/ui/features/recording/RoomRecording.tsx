import { Circle, Square } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isNews } from '../../../domain/recording'
import type { JoinedRoom } from '../../../domain/space'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'
import { useFeatureTranslations } from '../../app/use-feature-translations'
import { Button } from '../../components/form/Button'
import { LiveRegion } from '../../components/feedback/LiveRegion'
import { Icon } from '../../components/layout/Icon'
import { Dialog } from '../../components/overlay/Dialog'
import styles from './recording.module.css'
import { translations } from './screens'
import { useOwnRecording, useRecordedTime, useStopRecording } from './use-recording'

type Running = NonNullable<JoinedRoom['recording']>

interface RoomRecordingProps {
  readonly room: JoinedRoom
}

/**
 * The mark in a room's header while the room is recorded. The recorder also sees the time, and stops here. Screen
 * readers hear the start and the end.
 */
export function RecordingMark({ room }: RoomRecordingProps): ReactNode {
  useFeatureTranslations('recording', translations)
  const { t } = useTranslation('recording')
  const { recording, me } = room
  const [before, setBefore] = useState(recording)
  const [said, setSaid] = useState('')
  if (before?.id !== recording?.id) {
    setBefore(recording)
    setSaid(recording === null ? t('ended') : t('started', { name: recording.name }))
  }
  return (
    <>
      <LiveRegion text={said} of={said} />
      {recording !== null &&
        (recording.xid === me ? <OwnMark room={room} running={recording} /> : <Mark text={t('on')} label={t('on')} />)}
    </>
  )
}

function Mark({
  text,
  label,
  children,
}: {
  readonly text: string
  readonly label: string
  readonly children?: ReactNode
}): ReactNode {
  return (
    <span className={styles['mark']} title={label}>
      <Icon of={Circle} size={14} />
      <span>{text}</span>
      {children}
    </span>
  )
}

function OwnMark({ room, running }: { readonly room: JoinedRoom; readonly running: Running }): ReactNode {
  const { t } = useTranslation('recording')
  const length = useRecordedTime(running.since)
  const own = useOwnRecording(room)
  const stop = useStopRecording()
  return (
    <Mark text={`${t('on')} ${length}`} label={t('onSince', { length })}>
      {own?.step === 'running' && (
        <button
          type="button"
          className={styles['stop']}
          aria-label={t('stop')}
          title={t('stop')}
          onClick={() => stop(own)}
        >
          <Icon of={Square} size={14} />
        </button>
      )}
    </Mark>
  )
}

interface RecordingNoticeProps extends RoomRecordingProps {
  readonly onLeave: () => void
}

/** Says once to each person in the room that it is recorded. Until the answer, no key opens the microphone. */
export function RecordingNotice({ room: { recording, me }, onLeave }: RecordingNoticeProps): ReactNode {
  useFeatureTranslations('recording', translations)
  const { t } = useTranslation('recording')
  const app = useApp()
  const heard = useAccountState(useFeature('recording').slices.account.heard)
  const isOpen = recording !== null && recording.xid !== me && isNews(heard, recording.id)
  useEffect(() => {
    if (!isOpen) return undefined
    const keepShut = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() === 'm' || (event.key === ' ' && !(event.target instanceof HTMLButtonElement)))
        event.stopPropagation()
    }
    window.addEventListener('keydown', keepShut, true)
    return () => window.removeEventListener('keydown', keepShut, true)
  }, [isOpen])
  return (
    <Dialog
      open={isOpen}
      title={t('noticeTitle', { name: recording?.name ?? '' })}
      description={t('notice')}
      actions={
        <>
          <Button onClick={onLeave}>{t('leave')}</Button>
          <Button
            kind="primary"
            onClick={() => {
              if (recording !== null) app.account.dispatch({ type: 'recording/Acknowledge', recordingId: recording.id })
            }}
          >
            {t('stay')}
          </Button>
        </>
      }
    />
  )
}
