import { Lock } from 'lucide-react'
import { useEffect, useMemo, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import type { Thread } from '../../../domain/chat'
import type { Group } from '../../../domain/group'
import { sessionOf } from '../../../domain/session'
import { useApp, useSource } from '../../app/app-context'
import { groupFace, verificationOf } from '../../app/faces'
import { paths } from '../../app/paths'
import type { Loadable } from '../../components/loadable'
import { onDemand } from '../../components/on-demand'
import { EmptyState } from '../../components/StateView'
import { GroupHeader, type GroupHeaderProps } from './GroupHeader'
import { GroupView } from './GroupView'
import type { Earlier, MessageItems } from './message'
import { DeedsContext } from './kinds/deeds'
import { useComposer } from './use-composer'
import { useConnection } from './use-connection'
import { useDeeds } from './use-deeds'
import { useMessages } from './use-messages'
import { useReading } from './use-reading'
import { useThreadActs } from './use-thread-acts'

const viewerPart = onDemand(() => import('./viewer/Viewer'))

interface GroupChatProps {
  readonly group: Group
  readonly now: number
  readonly infoOpen: boolean
  readonly onInfo: () => void
  /** The message that was jumped to. */
  readonly place: number | null
  readonly onLatest: () => void
}

const earlierOf = ({ atStart, loadingEarlier, failedEarlier }: Thread): Earlier =>
  loadingEarlier ? 'loading' : failedEarlier ? 'failed' : atStart ? 'beginning' : 'more'

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
  const app = useApp()
  const { conversationId } = group
  const sessionId = sessionOf(useSource(app.account.sources.session))?.sessionId
  useEffect(() => {
    if (sessionId !== undefined) app.account.say({ type: 'OpenConversation', conversationId })
  }, [app, conversationId, sessionId])
  useEffect(() => {
    if (sessionId !== undefined && place !== null) app.account.say({ type: 'JumpTo', conversationId, seq: place })
  }, [app, conversationId, sessionId, place])
  const { thread, items } = useMessages(group, place)
  const acts = useThreadActs(conversationId, thread, onLatest)
  const [viewed, setViewed] = useState<string | null>(null)
  const deeds = useDeeds(group, setViewed)
  const viewer = viewerPart.usePart(viewed !== null)
  const composer = useComposer(group, thread.isFar ? onLatest : undefined)
  const target = place === null ? undefined : thread.messages.at(thread.messages.from(place))
  const messages: Loadable<MessageItems> = thread.status === 'shown' ? { status: 'ready', value: items }
    : thread.status === 'loading' ? { status: 'loading' }
      : { status: 'failed', onRetry: () => app.account.say(
        place === null ? { type: 'OpenConversation', conversationId } : { type: 'JumpTo', conversationId, seq: place }) }
  return (
    <DeedsContext value={deeds}>
      <GroupView
        {...header}
        {...useReading(group, thread, items)}
        {...acts}
        place={target === undefined ? undefined : items.at(thread.messages.from(target.seq))?.key}
        conversationId={place === null ? conversationId : `${conversationId} ${place}`}
        messages={messages}
        earlier={earlierOf(thread)}
        now={now}
        composer={composer}
      />
      {viewer && <viewer.Viewer viewed={viewed} messages={thread.messages} items={items} onView={setViewed} />}
    </DeedsContext>
  )
}
