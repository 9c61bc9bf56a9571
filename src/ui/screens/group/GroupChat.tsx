import { Lock } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Group } from '../../../domain/group'
import { groupFace, verificationOf } from '../../app/faces'
import { paths } from '../../app/paths'
import { EmptyState } from '../../components/StateView'
import { ChatDeeds } from './ChatDeeds'
import { GroupHeader, type GroupHeaderProps } from './GroupHeader'
import { GroupView } from './GroupView'
import { useChat } from './use-chat'
import { useConnection } from './use-connection'

interface GroupChatProps {
  readonly group: Group
  readonly now: number
  readonly infoOpen: boolean
  readonly onInfo: () => void
  /** The message that was jumped to. */
  readonly place: number | null
  readonly onLatest: () => void
}

/** One group's chat, or the word that only members read it. */
export function GroupChat({ group, now, infoOpen, onInfo, place, onLatest }: GroupChatProps): ReactNode {
  const { t } = useTranslation()
  const head = useMemo(
    () => ({ group: groupFace(group), verified: verificationOf(group), memberCount: group.memberCount }), [group])
  const header: GroupHeaderProps = {
    head,
    connection: useConnection(),
    backHref: paths.messages,
    infoOpen,
    onInfo,
  }
  if (group.isMember || group.joinType === 'normal') {
    return <Conversation group={group} now={now} header={header} place={place} onLatest={onLatest} />
  }
  return (
    <>
      <GroupHeader {...header} />
      <EmptyState icon={Lock} title={t('group.privateTitle')} text={t('group.privateText')} />
    </>
  )
}

interface ConversationProps extends Pick<GroupChatProps, 'group' | 'now' | 'place' | 'onLatest'> {
  readonly header: GroupHeaderProps
}

function Conversation({ group, now, header, place, onLatest }: ConversationProps): ReactNode {
  const chat = useChat(group, now, place, onLatest)
  return (
    <ChatDeeds of={group} messages={chat.messages}>
      <GroupView {...header} {...chat} />
    </ChatDeeds>
  )
}
