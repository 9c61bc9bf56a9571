import { MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Loadable } from '../../components/feedback/loadable'
import { EmptyState, FailedState } from '../../components/feedback/StateView'
import { useFileDrop } from './composer/use-file-drop'
import { RowActionsContext, type RowActions } from './actions/row-actions-context'
import { ChatSkeleton } from './ChatSkeleton'
import styles from './chat-view.module.css'
import { Composer, type ComposerProps } from './composer/Composer'
import type { MessageItems } from './message/message-item'
import { MessageList, type MessageListProps } from './timeline/MessageList'

export interface ChatViewProps extends Omit<MessageListProps, 'label' | 'messages'> {
  readonly name: string
  /** A new conversation, or a jump to another position, mounts a new list. */
  readonly conversationId: string
  readonly messages: Loadable<MessageItems>
  readonly composer: Omit<ComposerProps, 'name'>
  readonly rowActs?: RowActions
  /** The bars between header and messages. */
  readonly bars?: ReactNode
  /** The open overlays. */
  readonly over?: ReactNode
}

/** A conversation without its header, for groups and direct chats. */
export function ChatView({
  name,
  conversationId,
  messages,
  composer,
  header,
  rowActs,
  bars,
  over,
  ...list
}: ChatViewProps & { readonly header: ReactNode }): ReactNode {
  const { t } = useTranslation()
  const drop = useFileDrop(composer.notice === undefined ? composer.files : undefined)
  return (
    <div className={styles['chat']} {...drop.on}>
      {header}
      {bars}
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
          <RowActionsContext value={rowActs ?? null}>
            <MessageList {...list} key={conversationId} label={t('group.log', { name })} messages={messages.value} />
          </RowActionsContext>
        ))}
      <Composer {...composer} name={name} />
      {over}
      {drop.isOver && <p className={styles['drop']}>{t('upload.dropHere')}</p>}
    </div>
  )
}
