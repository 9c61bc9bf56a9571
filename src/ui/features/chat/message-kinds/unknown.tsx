import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ContentOf } from '../../../../domain/chat'
import styles from './kinds.module.css'
import type { MessageKindView } from './message-kind'

function UnknownBody(): ReactNode {
  const { t } = useTranslation()
  return <bdi className={styles['quiet']}>{t('message.unknown')}</bdi>
}

export const unknown: MessageKindView<ContentOf<'unknown'>> = { frame: 'bubble', Body: UnknownBody }
