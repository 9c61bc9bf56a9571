import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { RecordingViewModel } from '../../../domain/recording'
import { uploadViewModel } from '../../../domain/upload'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'
import { Button } from '../../components/form/Button'
import { useConfirm } from '../../components/overlay/use-confirm'
import { UploadProgress } from '../upload/UploadProgress'
import styles from './recording.module.css'

interface OwnRecordingStateProps {
  readonly recording: RecordingViewModel
}

/** How the recording of this browser stands after it ended: saving, uploading, failed with Retry, or in the recap. */
export function OwnRecordingState({ recording }: OwnRecordingStateProps): ReactNode {
  const { t } = useTranslation('recording')
  const { step, reason, failure } = recording
  const ended = reason !== null && step !== 'running' && <p>{t(`endedBy.${reason}`)}</p>
  switch (step) {
    case 'running':
      return null
    case 'starting':
      return <p role="status">{t('starting')}</p>
    case 'notStarted':
      return (
        <p role="alert" className={styles['problem']}>
          {failure?._tag === 'Refused' ? failure.words : t('notStarted')}
        </p>
      )
    case 'finishing':
      return <p role="status">{t('saving')}</p>
    case 'saving':
      return (
        <>
          {ended}
          <Saving recording={recording} />
        </>
      )
    case 'notAttached':
      return <Kept recording={recording} text={failure?._tag === 'Refused' ? failure.words : t('notAttached')} />
    case 'empty':
      return (
        <>
          {ended}
          <p role="status">{t('empty')}</p>
        </>
      )
    case 'done':
      return (
        <>
          {ended}
          <p role="status">{t('done')}</p>
        </>
      )
  }
}

function Saving({ recording }: OwnRecordingStateProps): ReactNode {
  const { t } = useTranslation('recording')
  const { slices } = useFeature('upload')
  const upload = uploadViewModel(useAccountState(slices.account.uploads), recording.recordingId)
  if (upload?.status === 'failed') return <Kept recording={recording} text={t('uploadFailed')} />
  if (upload === null || !('percent' in upload)) return <p role="status">{t('saving')}</p>
  return (
    <>
      <div className={styles['upload']}>
        <UploadProgress upload={upload} />
        <span>{t('uploading')}</span>
      </div>
      <p className={styles['quiet']}>{t('keepOpen')}</p>
    </>
  )
}

/** A recording that did not get into the recap. Its host tries again, or discards it after a question. */
function Kept({
  recording: { recordingId, step },
  text,
}: OwnRecordingStateProps & { readonly text: string }): ReactNode {
  const { t } = useTranslation('recording')
  const app = useApp()
  const { ask, prompt } = useConfirm()
  const retry = (): void =>
    app.account.dispatch(
      step === 'notAttached'
        ? { type: 'recording/Retry', recordingId }
        : { type: 'upload/RetryUpload', uploadId: recordingId },
    )
  const discard = (): void =>
    ask({
      title: t('discardTitle'),
      text: t('discardText'),
      yes: t('discard'),
      onYes: () => app.account.dispatch({ type: 'recording/Dismiss', recordingId }),
    })
  return (
    <>
      <p role="alert" className={styles['problem']}>
        {text}
      </p>
      <div className={styles['acts']}>
        <Button size={30} onClick={discard}>
          {t('discard')}
        </Button>
        <Button size={30} kind="primary" onClick={retry}>
          {t('retry')}
        </Button>
      </div>
      {prompt}
    </>
  )
}
