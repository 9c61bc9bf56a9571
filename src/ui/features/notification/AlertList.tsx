import { Bell, BellOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { ConversationSummary } from '../../../domain/chat'
import { decideNotification, type NotifySituation } from '../../../domain/notification'
import { useApp } from '../../app/app-context'
import { conversationAvatarData } from '../../app/avatar-data'
import { useFeature } from '../../app/use-feature'
import { usePreferenceFields } from '../../app-shell/account-panel/use-preference-fields'
import { useLoadedChat } from '../chat/listing/use-unread'
import { ConversationAvatar } from '../../components/avatar/Avatar'
import { IconButton } from '../../components/form/IconButton'
import { PersonName } from '../../components/avatar/PersonName'
import { Switch } from '../../components/form/Switch'
import styles from './notification.module.css'

/**
 * The alert settings of this browser. For each chat, the list shows whether a new message causes an alert, and if not,
 * the reason.
 */
export function AlertList(): ReactNode {
  const { t } = useTranslation('notification')
  const { streams } = useFeature('notification')
  const { sound, notices, onSound, onNotices } = usePreferenceFields()
  const permission = streams.permission()
  const talks = useLoadedChat()
  const rows = talks === null ? [] : talks.read.listedConversations(talks.chat)
  const situation: NotifySituation = { isLooking: false, sound, notices: notices && permission === 'granted' }
  return (
    <div className={styles['alerts']}>
      <Switch label={t('sound')} on={sound} onChange={onSound} />
      {permission === 'none' ? (
        <p className={styles['line']}>{t('permission.none')}</p>
      ) : (
        <Switch label={t('notices')} text={t(`permission.${permission}`)} on={situation.notices} onChange={onNotices} />
      )}
      <h3 className={styles['title']}>{t('chats')}</h3>
      {rows.length === 0 && <p className={styles['line']}>{t('noChats')}</p>}
      <ul className={styles['list']}>
        {rows.map((summary) => (
          <li key={summary.conversationId}>
            <ChatRow summary={summary} situation={situation} />
          </li>
        ))}
      </ul>
    </div>
  )
}

function ChatRow({
  summary,
  situation,
}: {
  readonly summary: ConversationSummary
  readonly situation: NotifySituation
}): ReactNode {
  const app = useApp()
  const { t } = useTranslation('notification')
  const { conversationId, name, muted } = summary
  const verdict = decideNotification({ isOwn: false, isRead: false, chat: muted ? 'muted' : 'listed' }, situation)
  const effect = verdict.notify
    ? t(`verdict.${verdict.sound ? (verdict.notice ? 'both' : 'sound') : 'notice'}`)
    : t(`why.${verdict.why}`)
  const label = t(muted ? 'unmute' : 'mute', { name })
  return (
    <div className={styles['chat']}>
      <ConversationAvatar face={conversationAvatarData(summary)} size={36} />
      <span className={styles['who']}>
        <b>
          <PersonName name={name} />
        </b>
        <span className={styles['line']}>{effect}</span>
      </span>
      <IconButton
        icon={muted ? BellOff : Bell}
        label={label}
        pressed={muted}
        onClick={() =>
          app.account.dispatch({
            type: 'chat/PerformChatAction',
            actId: app.newClientId(),
            act: { kind: 'muteChat', conversationId, on: !muted },
          })
        }
      />
    </div>
  )
}
