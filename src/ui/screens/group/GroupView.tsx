import { MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Loadable } from '../../components/loadable'
import { EmptyState, FailedState } from '../../components/StateView'
import { ChatSkeleton } from './ChatSkeleton'
import { Composer, type ComposerProps } from './Composer'
import styles from './group-view.module.css'
import { GroupHeader, type GroupHeaderProps } from './GroupHeader'
import type { MessageItems } from './message'
import { MessageList, type MessageListProps } from './MessageList'

export interface GroupViewProps extends GroupHeaderProps, Omit<MessageListProps, 'label' | 'messages'> {
  /** Another conversation, or another place in it, is another list. */
  readonly conversationId: string
  readonly messages: Loadable<MessageItems>
  readonly composer: Omit<ComposerProps, 'name'>
}

export function GroupView(props: GroupViewProps): ReactNode {
  const { head, connection, backHref, infoOpen, onInfo, conversationId, messages, composer, ...list } = props
  const { t } = useTranslation()
  const name = head?.group.name ?? ''
  return (
    <div className={styles['chat']}>
      <GroupHeader head={head} connection={connection} backHref={backHref} infoOpen={infoOpen} onInfo={onInfo} />
      {messages.status === 'loading' && <ChatSkeleton />}
      {messages.status === 'failed' && (
        <FailedState
          title={t('group.loadFailedTitle')}
          text={t('group.loadFailedText')}
          onRetry={messages.onRetry}
          retrying={messages.retrying ?? false}
        />
      )}
      {messages.status === 'ready' &&
        (messages.value.length === 0 ? (
          <EmptyState icon={MessageCircle} title={t('group.emptyTitle')} text={t('group.emptyText')} />
        ) : (
          <MessageList {...list} key={conversationId} label={t('group.log', { name })} messages={messages.value} />
        ))}
      <Composer {...composer} name={name} />
    </div>
  )
}
