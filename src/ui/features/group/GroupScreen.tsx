import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { groupByKey, type Group } from '../../../domain/group'
import { isMember, sessionOf } from '../../../domain/session'
import { useApp, useNow } from '../../app/app-context'
import { useAccountState, useFeature } from '../../app/use-feature'
import { MINUTE_MS } from '../../app-shell/header-account'
import { useOpenProfile } from '../profile/use-open-profile'
import { ProfileLinkProvider } from '../../components/avatar/profile-link-context'
import { lazyModule } from '../../components/lazy-module'
import { FailedState } from '../../components/feedback/StateView'
import { ColumnLayout } from '../../app-shell/ColumnLayout'
import { ConversationColumn } from '../chat/listing/ConversationColumn'
import { ChatSkeleton } from '../chat/ChatSkeleton'
import { GroupChat } from './GroupChat'
import { GroupPanelView, type PanelTab } from './GroupPanelView'
import { GroupLoading } from './GroupLoading'
import { GroupUnavailable } from './header/GroupUnavailable'
import { useGroupPanel } from './use-group-panel'
import { useScrollTarget } from '../chat/timeline/use-scroll-target'

const offer = lazyModule(() => import('./OfferApp'))

/** The screen /group/{key}: a group by gid, invite key or link name, beside the conversation list. */
export function GroupScreen(): ReactNode {
  const { key = '' } = useParams()
  const part = offer.useModule(true)
  return (
    <>
      <GroupPage groupKey={key} withList />
      {part && <part.OfferApp />}
    </>
  )
}

interface GroupPageProps {
  readonly groupKey: string
  /** Whether this page shows the conversation list. False if another part of the page already shows the list. */
  readonly withList: boolean
}

export function GroupPage({ groupKey: key, withList }: GroupPageProps): ReactNode {
  const app = useApp()
  const { t } = useTranslation()
  const groups = useAccountState(useFeature('group').slices.account.group)
  const session = useAccountState(app.account.slices.session)
  const sessionId = sessionOf(session)?.sessionId
  const [tab, setTab] = useState<PanelTab | null>(null)
  const shown = groupByKey(groups, key)
  const group = shown.status === 'shown' ? shown.group : undefined
  const now = useNow(MINUTE_MS)
  const show = () => app.account.dispatch({ type: 'group/ShowGroup', key })
  useEffect(() => {
    if (sessionId !== undefined) app.account.dispatch({ type: 'group/ShowGroup', key })
  }, [app, key, sessionId])
  const closeInfo = () => setTab(null)
  const onInfo = useCallback(() => setTab((open) => (open === null ? 'members' : null)), [])
  const onUpdates = useCallback(() => setTab((open) => (open === 'updates' ? null : 'updates')), [])
  const place = useScrollTarget()
  return (
    <ProfileLinkProvider value={useOpenProfile()}>
      <ColumnLayout
        mobile="content"
        list={
          withList && isMember(session) ? (
            <ConversationColumn selectedId={group?.conversationId} now={now} heading="h2" />
          ) : undefined
        }
        panel={
          group !== undefined && tab !== null ? (
            <Panel group={group} now={now} tab={tab} onTab={setTab} onClose={closeInfo} />
          ) : undefined
        }
        panelLabel={t('group.info')}
        onPanelClose={closeInfo}
      >
        {group !== undefined && (
          <GroupChat
            key={group.gid}
            group={group}
            now={now}
            infoOpen={tab !== null}
            onInfo={onInfo}
            onUpdates={onUpdates}
            place={place}
          />
        )}
        {shown.status === 'failed' && (
          <GroupLoading>
            <FailedState title={t('group.loadFailedTitle')} text={t('group.loadFailedText')} onRetry={show} />
          </GroupLoading>
        )}
        {shown.status === 'loading' && (
          <GroupLoading>
            <ChatSkeleton />
          </GroupLoading>
        )}
        <GroupUnavailable key={`${sessionId} ${key}`} shown={shown} />
      </ColumnLayout>
    </ProfileLinkProvider>
  )
}

interface PanelProps {
  readonly group: Group
  readonly now: number
  readonly tab: PanelTab
  readonly onTab: (tab: PanelTab) => void
  readonly onClose: () => void
}

function Panel({ group, now, tab, onTab, onClose }: PanelProps): ReactNode {
  const { over, ...panel } = useGroupPanel(group, now, onClose)
  return (
    <>
      <GroupPanelView {...panel} tab={tab} onTab={onTab} />
      {over}
    </>
  )
}
