import { Trash2 } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ChannelId } from '../../../domain/kernel/ids'
import {
  deletionOf,
  momentOf,
  ownRecordings,
  recordedSpaceQuery,
  type RecordedSpace,
  type SpaceRecording,
  type SpokenLine,
} from '../../../domain/recording'
import { useApp, useNow } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'
import { useFeatureTranslations } from '../../app/use-feature-translations'
import { fullSizeUrl } from '../../components/avatar/image-url'
import { InlineFailure } from '../../components/feedback/StateView'
import { IconButton } from '../../components/form/IconButton'
import { useConfirm } from '../../components/overlay/use-confirm'
import { useFormat } from '../../format/use-format'
import { translations as voiceTranslations } from '../voice/translations'
import { VoicePlayer } from '../voice/VoicePlayer'
import { CaptionSearch } from './CaptionSearch'
import { OwnRecordingState } from './OwnRecordingState'
import styles from './recording.module.css'
import { translations } from './screens'

const MINUTE_MS = 60_000
/** A long recording has no waveform: the slider shows an even line. */
const EVEN = Array.from({ length: 64 }, () => 14)

const sourceOf = ({ id, url, ms }: SpaceRecording) => ({
  key: `recording ${id}`,
  url: fullSizeUrl(url),
  durationMs: ms,
})

interface RecapRecordingProps {
  readonly channelId: ChannelId
  readonly isHost: boolean
}

/** The recordings and captions of a space in its recap. Empty if nothing was recorded or written down. */
export function RecapRecording({ channelId, isHost }: RecapRecordingProps): ReactNode {
  useFeatureTranslations('recording', translations)
  useFeatureTranslations('voice', voiceTranslations)
  const { t } = useTranslation('recording')
  const app = useApp()
  const { slices } = useFeature('recording')
  const state = useAccountState(slices.account.recorded)
  const own = ownRecordings(useAccountState(slices.account.own), channelId)
  const { status } = recordedSpaceQuery.listed(state, { channelId })
  const recorded = recordedSpaceQuery.value(state, { channelId })
  useEffect(() => app.account.dispatch(recordedSpaceQuery.want({ channelId })), [app, channelId])
  if (status === 'failed')
    return (
      <InlineFailure
        text={t('recapFailed')}
        onRetry={() => app.account.dispatch(recordedSpaceQuery.want({ channelId }))}
      />
    )
  const pending = own.filter(({ step }) => step !== 'done')
  if (recorded === null || recorded.recordings.length + recorded.captions.length + pending.length === 0) return null
  return (
    <>
      {recorded.recordings.length + pending.length > 0 && (
        <section className={styles['recap']} aria-labelledby="recap-recording">
          <h2 id="recap-recording">{t('title')}</h2>
          <ol className={styles['parts']}>
            {recorded.recordings.map((recording, n) => (
              <Part
                key={recording.id}
                recording={recording}
                n={recorded.recordings.length > 1 ? n + 1 : null}
                isHost={isHost}
              />
            ))}
          </ol>
          {pending.map((recording) => (
            <OwnRecordingState key={recording.recordingId} recording={recording} />
          ))}
        </section>
      )}
      {recorded.captions.length > 0 && <Captions recorded={recorded} />}
    </>
  )
}

interface PartProps {
  readonly recording: SpaceRecording
  /** The place among several recordings. */
  readonly n: number | null
  readonly isHost: boolean
}

function Part({ recording, n, isHost }: PartProps): ReactNode {
  const { t } = useTranslation('recording')
  const app = useApp()
  const format = useFormat()
  const now = useNow(MINUTE_MS)
  const { ask, prompt } = useConfirm()
  const { playback } = useFeature('voice').streams
  const { deleting, failed } = deletionOf(useAccountState(useFeature('recording').slices.account.heard))
  const { id, by, startedAt, ms } = recording
  const source = sourceOf(recording)
  const { key } = source
  useEffect(() => () => playback.release(key), [playback, key])
  const remove = (): void => app.account.dispatch({ type: 'recording/Delete', recordingId: id })
  return (
    <li className={styles['part']}>
      <div className={styles['head']}>
        <span>
          {n !== null && <b>{t('part', { n })} </b>}
          {t('by', { name: by.name, at: format.dayAndTime(startedAt, now) })}
        </span>
        {isHost && (
          <IconButton
            icon={Trash2}
            label={t('delete')}
            disabled={deleting !== null}
            onClick={() => ask({ title: t('deleteTitle'), text: t('deleteText'), yes: t('deleteYes'), onYes: remove })}
          />
        )}
      </div>
      <VoicePlayer source={source} waveform={EVEN} durationMs={ms} />
      {failed?.recordingId === id && (
        <p role="alert" className={styles['problem']}>
          {failed.failure._tag === 'Refused' ? failed.failure.words : t('notDeleted')}
        </p>
      )}
      {prompt}
    </li>
  )
}

function Captions({ recorded: { recordings, captions } }: { readonly recorded: RecordedSpace }): ReactNode {
  const { playback } = useFeature('voice').streams
  const playFrom = ({ at }: SpokenLine): (() => void) | null => {
    const moment = momentOf(recordings, at)
    if (moment === null) return null
    const source = sourceOf(moment.recording)
    return () => {
      playback.seek(source, moment.ms)
      if (!playback.stateOf(source.key).isPlaying) playback.toggle(source)
    }
  }
  return <CaptionSearch captions={captions} playFrom={playFrom} />
}
