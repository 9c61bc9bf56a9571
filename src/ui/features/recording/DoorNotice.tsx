import { Circle } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { RoomRecording } from '../../../domain/space'
import { useApp } from '../../app/app-context'
import { useFeature } from '../../app/use-feature'
import { useFeatureTranslations } from '../../app/use-feature-translations'
import { Icon } from '../../components/layout/Icon'
import styles from './recording.module.css'
import { translations } from './screens'

interface DoorNoticeProps {
  readonly recording: RoomRecording
  /** The person has read the notice and enters. */
  readonly isEntering: boolean
}

/** Says before the entrance that the room is recorded. The room does not repeat it to a person who enters. */
export function DoorNotice({ recording: { id, name }, isEntering }: DoorNoticeProps): ReactNode {
  useFeatureTranslations('recording', translations)
  useFeature('recording')
  const { t } = useTranslation('recording')
  const app = useApp()
  useEffect(() => {
    if (isEntering) app.account.dispatch({ type: 'recording/Acknowledge', recordingId: id })
  }, [app, id, isEntering])
  return (
    <p className={styles['door']} role="status">
      <Icon of={Circle} size={14} />
      <span>{t('door', { name })}</span>
    </p>
  )
}
