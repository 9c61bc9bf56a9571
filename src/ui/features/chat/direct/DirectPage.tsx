import { UserRoundX } from 'lucide-react'
import { useEffect, useState, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useNavigate } from 'react-router-dom'
import { directByUid, type ConversationSummary, type DirectChatViewModel } from '../../../../domain/chat'
import type { Uid } from '../../../../domain/kernel/ids'
import { isMember, sessionOf } from '../../../../domain/session'
import { useApp, useNow } from '../../../app/app-context'
import { useAccountState, useFeature } from '../../../app/use-feature'
import { MINUTE_MS } from '../../../app-shell/header-account'
import { paths } from '../../../app/routing/paths'
import { useOpenProfile } from '../../profile/use-open-profile'
import { ProfileLinkProvider } from '../../../components/avatar/profile-link-context'
import { lazyModule } from '../../../components/lazy-module'
import { EmptyState, FailedState } from '../../../components/feedback/StateView'
import { ColumnLayout } from '../../../app-shell/ColumnLayout'
import { ChatSkeleton } from '../ChatSkeleton'
import { ConversationColumn } from '../listing/ConversationColumn'
import { DirectChat } from './DirectChat'

interface DirectPageProps {
  /** The other person's uid, or the reserved name of a service account. */
  readonly uid: Uid
  /** Whether the conversation list is beside the chat. Without the list, the chat fills its container. */
  readonly withList: boolean
}

/**
 * The direct chat with a person: the existing chat or a new one. After the chat is deleted, the list appears (R1-102).
 */
export function DirectPage({ uid, withList }: DirectPageProps): ReactNode {
  const app = useApp()
  const now = useNow(MINUTE_MS)
  const openPerson = useOpenProfile()
  const session = useAccountState(app.account.slices.session)
  const sessionId = isMember(session) ? sessionOf(session)?.sessionId : undefined
  const shown = directByUid(useAccountState(useFeature('chat').slices.account.chat), uid)
  const [wasShown, setWasShown] = useState(false)
  if (shown.status === 'shown' && !wasShown) setWasShown(true)
  const peerUid = shown.status === 'shown' ? shown.summary.peer?.uid : undefined
  useEffect(() => {
    if (sessionId !== undefined) app.account.dispatch({ type: 'chat/OpenDirect', uid })
  }, [app, uid, sessionId])
  useEffect(() => {
    if (sessionId !== undefined && peerUid !== undefined)
      app.account.dispatch({ type: 'profile/ShowPerson', uid: peerUid })
  }, [app, peerUid, sessionId])
  const navigate = useNavigate()
  const isOver = wasShown && shown.status === 'loading'
  useEffect(() => {
    if (isOver) void navigate(paths.messages, { replace: true })
  }, [isOver, navigate])
  const open = shown.status === 'shown' ? shown.summary.conversationId : undefined
  return (
    <ProfileLinkProvider value={openPerson}>
      <ColumnLayout
        mobile="content"
        list={withList ? <ConversationColumn selectedId={open} now={now} heading="h2" /> : undefined}
      >
        <Centre shown={shown} now={now} onRetry={() => app.account.dispatch({ type: 'chat/OpenDirect', uid })} />
      </ColumnLayout>
    </ProfileLinkProvider>
  )
}

interface CentreProps {
  readonly shown: DirectChatViewModel
  readonly now: number
  readonly onRetry: () => void
}

const calling = lazyModule(() => import('../../call/CallButtons'))

function Chat({ summary, now }: { readonly summary: ConversationSummary; readonly now: number }): ReactNode {
  const call = calling.useModule(true)
  return <DirectChat summary={summary} now={now} beside={call && <call.ChatCallButtons summary={summary} />} />
}

function Centre({ shown, now, onRetry }: CentreProps): ReactNode {
  const { t } = useTranslation()
  if (shown.status === 'shown') return <Chat key={shown.summary.conversationId} summary={shown.summary} now={now} />
  if (shown.status === 'loading')
    return (
      <>
        <h1 className="sr">{t('state.loading')}</h1>
        <ChatSkeleton />
      </>
    )
  const { failure } = shown
  if (failure._tag !== 'Refused')
    return <FailedState title={t('direct.failedTitle')} text={t('direct.failedText')} onRetry={onRetry} />
  return <EmptyState icon={UserRoundX} heading="h1" title={t('direct.refusedTitle')} text={failure.words} />
}
