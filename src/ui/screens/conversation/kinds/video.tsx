import { Play } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContentOf } from '../../../../domain/chat'
import { Icon } from '../../../components/layout/Icon'
import { formatLength } from '../../../format/length'
import { useDeeds } from './deeds'
import type { BodyProps, Kind } from './kind'
import styles from './picture.module.css'
import { PendingPicture } from '../../upload/PendingPicture'
import { PictureBox } from './PictureBox'

/** Its poster, how long it is and a sign to play it; it plays in the viewer, never by itself. */
function VideoBody({ content, message, tabIndex }: BodyProps<ContentOf<'video'>>): ReactNode {
  const { t } = useTranslation()
  const { onView } = useDeeds()
  if (message.seq === null && (content.url === null || content.poster === null)) return <PendingPicture id={message.key} content={content} tabIndex={tabIndex} />
  const length = formatLength(content.seconds)
  return (
    <PictureBox
      url={content.poster} size={content} tabIndex={tabIndex}
      label={t('viewer.openVideo', { name: message.sender.name, length })}
      missing={content.url === null ? t('viewer.noVideo') : ''}
      onOpen={content.url === null ? undefined : () => onView(message.key)}
    >
      <span className={styles['play']}><Icon of={Play} size={24} /></span>
      <span className={styles['length']}>{length}</span>
    </PictureBox>
  )
}

export const video: Kind<ContentOf<'video'>> = { frame: 'picture', Body: VideoBody }
