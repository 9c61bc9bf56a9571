import { Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContentOf } from '../../../../domain/chat'
import { Icon } from '../../../components/layout/Icon'
import { formatDuration } from '../../../format/duration'
import { useContentActions } from './content-actions-context'
import type { BodyProps, MessageKindView } from './message-kind'
import styles from './parts/picture.module.css'
import { PendingImage } from '../../upload/PendingImage'
import { ImageBox } from './parts/ImageBox'

/** The poster, the duration and a play icon. The video plays in the viewer, never inside the message list. */
function VideoBody({ content, message, tabIndex }: BodyProps<ContentOf<'video'>>): ReactNode {
  const { t } = useTranslation()
  const { onView } = useContentActions()
  if (message.seq === null && (content.url === null || content.poster === null))
    return <PendingImage id={message.key} content={content} tabIndex={tabIndex} />
  const length = formatDuration(content.seconds)
  return (
    <ImageBox
      url={content.poster}
      size={content}
      tabIndex={tabIndex}
      label={t('viewer.openVideo', { name: message.sender.name, length })}
      missing={content.url === null ? t('viewer.noVideo') : ''}
      onOpen={content.url === null ? undefined : () => onView(message.key)}
    >
      <span className={styles['play']}>
        <Icon of={Play} size={24} />
      </span>
      <span className={styles['length']}>{length}</span>
    </ImageBox>
  )
}

export const video: MessageKindView<ContentOf<'video'>> = { frame: 'picture', Body: VideoBody }
