import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContentOf } from '../../../../domain/chat'
import { useContentActions } from './content-actions-context'
import type { BodyProps, MessageKindView } from './message-kind'
import { PendingImage } from '../../upload/PendingImage'
import { ImageBox } from './parts/ImageBox'

function ImageBody({ content, message, tabIndex }: BodyProps<ContentOf<'image'>>): ReactNode {
  const { t } = useTranslation()
  const { onView } = useContentActions()
  if (message.seq === null && content.url === null)
    return <PendingImage id={message.key} content={content} tabIndex={tabIndex} />
  return (
    <ImageBox
      url={content.url}
      size={content}
      tabIndex={tabIndex}
      label={t('viewer.openImage', { name: message.sender.name })}
      missing={t('viewer.noImage')}
      onOpen={content.url === null ? undefined : () => onView(message.key)}
    />
  )
}

export const image: MessageKindView<ContentOf<'image'>> = { frame: 'picture', Body: ImageBody }
