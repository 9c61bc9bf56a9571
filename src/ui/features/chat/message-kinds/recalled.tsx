import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContentOf } from '../../../../domain/chat'
import type { BodyProps, MessageKindView } from './message-kind'

/**
 * The notice of a recalled message. The sender and others read different texts (spec 1 §4). The text does not name a
 * moderator who recalled the message.
 */
function RecalledBody({ content, message }: BodyProps<ContentOf<'recalled'>>): ReactNode {
  const { t } = useTranslation()
  const bySender = content.by === null || content.by === message.sender.id
  if (!bySender) return t('recalled.any')
  return message.own ? t('recalled.own') : t('recalled.other', { name: message.sender.name })
}

export const recalled: MessageKindView<ContentOf<'recalled'>> = { frame: 'centre', Body: RecalledBody }
