import { Lock } from 'lucide-react'
import { useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Thread } from '../../../domain/chat'
import type { Group } from '../../../domain/group'
import { ClientId } from '../../../domain/kernel/ids'
import { sessionOf } from '../../../domain/session'
import { useApp, useSource } from '../../app/app-context'
import { groupFace, verificationOf } from '../../app/faces'
import { paths } from '../../app/paths'
import type { Loadable } from '../../components/loadable'
import { EmptyState } from '../../components/StateView'
import { GroupHeader, type GroupHeaderProps } from './GroupHeader'
import { GroupView } from './GroupView'
import type { Earlier, MessageItem } from './message'
import { useComposer } from './use-composer'
import { useConnection } from './use-connection'
import { useMessages } from './use-messages'
import { useReading } from './use-reading'

interface GroupChatProps {
  readonly group: Group
  readonly now: number
  readonly infoOpen: boolean
  readonly onInfo: () => void
}

const earlierOf = ({ atStart, loadingEarlier, failedEarlier }: Thread): Earlier =>
  loadingEarlier ? 'loading' : failedEarlier ? 'failed' : atStart ? 'beginning' : 'more'

/** One group's chat, or the word that only members read it. */
export function GroupChat({ group, now, infoOpen, onInfo }: GroupChatProps): ReactNode {
  const { t } = useTranslation()
  const header: GroupHeaderProps = {
    head: { group: groupFace(group), verified: verificationOf(group), memberCount: group.memberCount },
    connection: useConnection(),
    backHref: paths.messages,
    infoOpen,
    onInfo,
  }
  if (group.isMember || group.joinType === 'normal') return <Conversation group={group} now={now} header={header} />
  return (
    <>
      <GroupHeader {...header} />
      <EmptyState icon={Lock} title={t('group.privateTitle')} text={t('group.privateText')} />
    </>
  )
}

interface ConversationProps {
  readonly group: Group
  readonly now: number
  readonly header: GroupHeaderProps
}

function Conversation({ group, now, header }: ConversationProps): ReactNode {
  const app = useApp()
  const { conversationId } = group
  const sessionId = sessionOf(useSource(app.account.sources.session))?.sessionId
  useEffect(() => {
    if (sessionId !== undefined) app.account.say({ type: 'OpenConversation', conversationId })
  }, [app, conversationId, sessionId])
  const { thread, items } = useMessages(group)
  const messages: Loadable<readonly MessageItem[]> = thread.status === 'shown' ? { status: 'ready', value: items }
    : thread.status === 'loading' ? { status: 'loading' }
      : { status: 'failed', onRetry: () => app.account.say({ type: 'OpenConversation', conversationId }) }
  const tell = (type: 'RetryMessage' | 'RemoveMessage') => (key: string) => {
    if (ClientId.is(key)) app.account.say({ type, clientId: key })
  }
  return (
    <GroupView
      {...header}
      {...useReading(group, thread, items)}
      conversationId={conversationId}
      messages={messages}
      earlier={earlierOf(thread)}
      onLoadEarlier={() => app.account.say({ type: 'LoadEarlier', conversationId })}
      now={now}
      onRetry={tell('RetryMessage')}
      onRemove={tell('RemoveMessage')}
      composer={useComposer(group)}
    />
  )
}
