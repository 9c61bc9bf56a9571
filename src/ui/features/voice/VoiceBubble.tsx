import { X } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContentOf } from '../../../domain/chat'
import { ClientId } from '../../../domain/kernel/ids'
import { uploadViewModel } from '../../../domain/upload'
import { useApp } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'
import { useFeatureTranslations } from '../../app/use-feature-translations'
import { fullSizeUrl } from '../../components/avatar/image-url'
import { IconButton } from '../../components/form/IconButton'
import type { BodyProps } from '../chat/message-kinds/message-kind'
import { UploadProgress } from '../upload/UploadProgress'
import { useCachedFile } from '../upload/use-cached-file'
import { translations } from './translations'
import styles from './voice-bubble.module.css'
import { VoicePlayer } from './VoicePlayer'

type VoiceBubbleProps = BodyProps<ContentOf<'voice'>>

/** A voice message in the list. Its own sender can play it before it is sent. */
export function VoiceBubble({ content, message, tabIndex }: VoiceBubbleProps): ReactNode {
  useFeatureTranslations('voice', translations)
  const { url, waveform, durationMs } = content
  if (url === null) return <UnsentVoice content={content} message={message} tabIndex={tabIndex} />
  const source = { key: message.key, url: fullSizeUrl(url), durationMs }
  return <VoicePlayer source={source} waveform={waveform} durationMs={durationMs} tabIndex={tabIndex} />
}

function UnsentVoice({ content: { waveform, durationMs }, message: { key }, tabIndex }: VoiceBubbleProps): ReactNode {
  const app = useApp()
  const { t } = useTranslation()
  const { playback } = useFeature('voice').streams
  const url = useCachedFile(key)
  const uploads = useAccountState(useFeature('upload').slices.account.uploads)
  const id = ClientId.is(key) ? key : null
  const upload = id === null ? null : uploadViewModel(uploads, id)
  // The address of the kept file is valid only as long as this row shows it.
  useEffect(() => () => playback.release(key), [playback, key])
  return (
    <span className={styles['unsent']}>
      <VoicePlayer
        source={url === null ? null : { key, url, durationMs }}
        waveform={waveform}
        durationMs={durationMs}
        tabIndex={tabIndex}
      />
      {upload !== null && 'percent' in upload && id !== null && (
        <>
          <span className={styles['upload']}>
            <UploadProgress upload={upload} />
          </span>
          <IconButton
            icon={X}
            iconSize={16}
            label={t('upload.cancel')}
            tabIndex={tabIndex}
            onClick={() => app.account.dispatch({ type: 'upload/DropUpload', uploadId: id })}
          />
        </>
      )}
    </span>
  )
}
