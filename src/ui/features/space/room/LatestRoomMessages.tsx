import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { threadOf } from '../../../../domain/chat'
import type { ConversationId } from '../../../../domain/kernel/ids'
import { useApp } from '../../../app/app-context'
import { useAccountState, useFeature } from '../../../app/use-feature'
import { contentText } from '../../chat/content-text'
import { personAvatarData } from '../../../app/avatar-data'
import { Avatar } from '../../../components/avatar/Avatar'
import styles from './room-chat.module.css'
import { NameInText } from '../../../components/avatar/PersonName'

const LINES = 2

interface LatestRoomMessagesProps {
  readonly conversationId: ConversationId
  readonly onSay: () => void
}

/** The latest messages on phones, each in a line, and a button to write. */
export function LatestRoomMessages({ conversationId, onSay }: LatestRoomMessagesProps): ReactNode {
  const app = useApp()
  const { t } = useTranslation()
  useEffect(() => app.account.dispatch({ type: 'chat/OpenConversation', conversationId }), [app, conversationId])
  const { messages } = threadOf(useAccountState(useFeature('chat').slices.account.chat), conversationId)
  const lines = Array.from({ length: LINES }, (_, nth) => messages.at(messages.length - LINES + nth)).filter(
    (message) => message !== undefined,
  )
  return (
    <div className={styles['words']}>
      <ol aria-label={t('room.latest')}>
        {lines.map(({ id, from, content }) => (
          <li key={id}>
            <Avatar person={personAvatarData(from)} size={20} />
            <p>
              <NameInText name={from.name} /> <span dir="auto">{contentText(content, t)}</span>
            </p>
          </li>
        ))}
      </ol>
      <button type="button" onClick={onSay}>
        {t('room.say')}
      </button>
    </div>
  )
}
