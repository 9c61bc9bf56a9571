import { Compass, MessageCircle } from 'lucide-react'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '../../../components/form/Button'
import type { Loadable } from '../../../components/feedback/loadable'
import { EmptyState, FailedState } from '../../../components/feedback/StateView'
import { CreateGroupLink } from '../../group-admin/CreateGroupLink'
import { ColumnHeader } from '../../../app-shell/ColumnHeader'
import type { ConversationItem } from './conversation'
import { PinnedChats } from './PinnedChats'
import type { ConversationMenuAction } from './use-conversation-actions'
import { ConversationList, ConversationSkeleton } from './ConversationList'

export interface ConversationListViewProps {
  readonly conversations: Loadable<readonly ConversationItem[]>
  readonly selectedId?: string | undefined
  /** The current time in ms since 1970, for relative times. */
  readonly now: number
  /** The actions of a conversation. Service accounts have none. */
  readonly actionsOf?: ((id: string) => readonly ConversationMenuAction[]) | undefined
  readonly discoverHref: string
  /** Use `h1` if no other element names the screen. */
  readonly heading: 'h1' | 'h2'
  readonly mobileAccount?: ReactNode
}

export function ConversationListView(props: ConversationListViewProps): ReactNode {
  const { t } = useTranslation()
  return (
    <>
      <ColumnHeader
        title={t('messages.title')}
        heading={props.heading}
        tools={<CreateGroupLink />}
        mobileAccount={props.mobileAccount}
      />
      <Body {...props} />
    </>
  )
}

function Body({ conversations, selectedId, now, actionsOf, discoverHref }: ConversationListViewProps): ReactNode {
  const { t } = useTranslation()
  if (conversations.status === 'loading') return <ConversationSkeleton shape="circle" />
  if (conversations.status === 'failed') {
    return (
      <FailedState
        title={t('messages.failedTitle')}
        text={t('messages.failedText')}
        onRetry={conversations.onRetry}
        retrying={conversations.retrying ?? false}
      />
    )
  }
  if (conversations.value.length === 0) {
    return (
      <EmptyState
        icon={MessageCircle}
        title={t('messages.emptyTitle')}
        text={t('messages.emptyText')}
        action={
          <ButtonLink kind="primary" icon={Compass} to={discoverHref}>
            {t('messages.findGroup')}
          </ButtonLink>
        }
      />
    )
  }
  // The strip above the list shows the pinned chats, so the list omits them.
  const rest = conversations.value.filter(({ pinned }) => !pinned)
  return (
    <>
      <PinnedChats items={conversations.value} selectedId={selectedId} actionsOf={actionsOf} />
      <ConversationList
        label={t('messages.conversations')}
        items={rest}
        selectedId={selectedId}
        now={now}
        actionsOf={actionsOf}
      />
    </>
  )
}
