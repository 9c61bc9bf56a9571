import { useCallback, useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useParams } from 'react-router-dom'
import { groupByKey, type Group } from '../../../domain/group'
import { sessionOf } from '../../../domain/session'
import { useApp, useNow, useSource } from '../../app/app-context'
import { MINUTE_MS } from '../../app/frame-account'
import { paths } from '../../app/paths'
import { useOpenPerson } from '../../app/use-open-person'
import { FaceLeadsProvider } from '../../components/face-leads'
import { FailedState } from '../../components/StateView'
import { Columns } from '../../frame/Columns'
import { ConversationColumn } from '../messages/ConversationColumn'
import { NotFoundView } from '../not-found/NotFoundView'
import { GroupChat } from './GroupChat'
import { GroupPanelView } from './GroupPanelView'
import { GroupWaiting } from './GroupWaiting'
import { useGroupPanel } from './use-group-panel'
import { usePlace } from './use-place'

/** /group/{key}: one group, by its number, an invite key or its link name; the conversation list beside it. */
export function GroupScreen(): ReactNode {
  const { key = '' } = useParams()
  return <GroupPage groupKey={key} />
}

interface GroupPageProps {
  readonly groupKey: string
}

export function GroupPage({ groupKey: key }: GroupPageProps): ReactNode {
  const app = useApp()
  const { t } = useTranslation()
  const groups = useSource(app.account.sources.group)
  const sessionId = sessionOf(useSource(app.account.sources.session))?.sessionId
  const [infoOpen, setInfoOpen] = useState(false)
  const shown = groupByKey(groups, key)
  const group = shown.status === 'shown' ? shown.group : undefined
  const now = useNow(MINUTE_MS)
  const show = () => app.account.say({ type: 'ShowGroup', key })
  useEffect(() => {
    if (sessionId !== undefined) app.account.say({ type: 'ShowGroup', key })
  }, [app, key, sessionId])
  const closeInfo = () => setInfoOpen(false)
  const onInfo = useCallback(() => setInfoOpen((open) => !open), [])
  const { place, onLatest } = usePlace()
  return (
    <FaceLeadsProvider value={useOpenPerson()}>
      <Columns
        mobile="content"
        list={
          <ConversationColumn selectedId={group?.conversationId} now={now} heading="h2" />
        }
        panel={group !== undefined && infoOpen ? <Panel group={group} onClose={closeInfo} /> : undefined}
        panelLabel={t('group.info')}
        onPanelClose={closeInfo}
      >
        {group !== undefined && (
          <GroupChat key={group.gid} group={group} now={now} infoOpen={infoOpen} onInfo={onInfo} place={place} onLatest={onLatest} />
        )}
        {shown.status === 'missing' && <NotFoundView homeHref={paths.groupCentre} />}
        {shown.status === 'failed' && (
          <FailedState title={t('group.loadFailedTitle')} text={t('group.loadFailedText')} onRetry={show} />
        )}
        {shown.status === 'loading' && <GroupWaiting />}
      </Columns>
    </FaceLeadsProvider>
  )
}

function Panel({ group, onClose }: { readonly group: Group, readonly onClose: () => void }): ReactNode {
  return <GroupPanelView {...useGroupPanel(group, onClose)} />
}
