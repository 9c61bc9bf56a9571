import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContentOf } from '../../../../domain/chat'
import { useDeeds } from './deeds'
import type { BodyProps, Kind } from './kind'
import { PendingPicture } from '../../upload/PendingPicture'
import { PictureBox } from './PictureBox'

function ImageBody({ content, message, tabIndex }: BodyProps<ContentOf<'image'>>): ReactNode {
  const { t } = useTranslation()
  const { onView } = useDeeds()
  if (message.seq === null && content.url === null) return <PendingPicture id={message.key} content={content} tabIndex={tabIndex} />
  return (
    <PictureBox
      url={content.url} size={content} tabIndex={tabIndex}
      label={t('viewer.openImage', { name: message.sender.name })} missing={t('viewer.noImage')}
      onOpen={content.url === null ? undefined : () => onView(message.key)}
    />
  )
}

export const image: Kind<ContentOf<'image'>> = { frame: 'picture', Body: ImageBody }
