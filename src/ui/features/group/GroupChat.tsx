import { Lock } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Group } from '../../../domain/group'
import { mayBrowse } from '../../../domain/group-admin'
import { isVisitor } from '../../../domain/session'
import { useApp } from '../../app/app-context'
import { useAccountState } from '../../app/use-feature'
import { groupAvatarData, verifiedBadgeData } from '../../app/avatar-data'
import { paths } from '../../app/routing/paths'
import { EmptyState } from '../../components/feedback/StateView'
import { JoinAction } from '../join/JoinAction'
import { useRequested } from '../join/use-requested'
import { ChatContentActions } from '../chat/ChatContentActions'
import { GroupHeader, type GroupHeaderProps } from './GroupHeader'
import { GroupView } from './GroupView'
import { useGroupHead } from './header/use-group-head'
import { useChat } from '../chat/use-chat'
import { useChatConnection } from '../chat/use-chat-connection'
import type { ScrollTarget } from '../chat/timeline/use-scroll-target'

interface GroupChatProps {
  readonly group: Group
  readonly now: number
  readonly infoOpen: boolean
  readonly onInfo: () => void
  readonly onUpdates: () => void
  readonly place: ScrollTarget
}

/** The chat of a group, or a notice that only members can read the chat. */
export function GroupChat({ group, now, infoOpen, onInfo, onUpdates, place }: GroupChatProps): ReactNode {
  const { t } = useTranslation()
  const isRequested = useRequested(group.gid)
  const head = useMemo(
    () => ({ group: groupAvatarData(group), verified: verifiedBadgeData(group), memberCount: group.memberCount }),
    [group],
  )
  const header: GroupHeaderProps = {
    head,
    connection: useChatConnection(),
    backHref: isVisitor(useAccountState(useApp().account.slices.session)) ? paths.groupCentre : paths.messages,
    infoOpen,
    onInfo,
  }
  if (mayBrowse(group)) {
    return <Conversation group={group} now={now} header={header} onUpdates={onUpdates} place={place} />
  }
  return (
    <>
      <GroupHeader {...header} />
      <EmptyState
        icon={Lock}
        title={t('group.privateTitle')}
        text={t(isRequested ? 'join.requestedText' : 'group.privateText')}
        action={<JoinAction group={group} />}
      />
    </>
  )
}

interface ConversationProps extends Pick<GroupChatProps, 'group' | 'now' | 'onUpdates' | 'place'> {
  readonly header: GroupHeaderProps
}

function Conversation({ group, now, header, onUpdates, place }: ConversationProps): ReactNode {
  const chat = useChat(group, now, place)
  const { over, ...beside } = useGroupHead(group, { onInfo: header.onInfo, onUpdates })
  return (
    <ChatContentActions of={group} messages={chat.messages}>
      <GroupView {...header} {...chat} beside={beside} />
      {over}
    </ChatContentActions>
  )
}
