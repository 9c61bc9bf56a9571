import { useEffect, type ReactNode } from 'react'
import { Outlet, useLocation } from 'react-router-dom'
import { hasNews } from '../../domain/chat'
import { connectionWords, isOffline, type ConnectionWords } from '../../domain/connection'
import { isMember, needsSession, profileOf, sessionOf } from '../../domain/session'
import { OfflineBanner } from '../components/OfflineBanner'
import { useIsMobile } from '../components/use-is-mobile'
import { AccountMenu } from '../frame/AccountMenu'
import { AppFrame, type Area } from '../frame/AppFrame'
import { useApp, useSource } from './app-context'
import { personFace } from './faces'
import { FrameAccountProvider } from './frame-account'
import { paths } from './paths'
import { useExportLog } from './use-export-log'
import { usePreferences } from './use-preferences'

const areaOf = (pathname: string): Area | undefined =>
  pathname === paths.groupCentre || pathname === paths.groupCentreAlias ? 'discover'
    : pathname.startsWith(paths.messages) || pathname.startsWith('/g') ? 'messages' : undefined

/** The chat waits for the person: it gave up, or the account was thrown out of it. */
const hasStopped = (words: ConnectionWords): boolean => words === 'givenUp' || words === 'kicked'

const withBottomBar: readonly string[] = [paths.groupCentre, paths.groupCentreAlias, paths.messages]

/** The frame around every screen but those of signing in. Whoever comes here without a session enters as a visitor. */
export function AppShell(): ReactNode {
  const app = useApp()
  const { pathname } = useLocation()
  const isMobile = useIsMobile()
  const session = useSource(app.account.sources.session)
  const chat = useSource(app.account.sources.chat)
  const network = useSource(app.account.sources.network)
  const socket = useSource(app.account.sources.socket)
  const chatService = useSource(app.account.sources.chatService)
  useEffect(() => {
    if (needsSession(app.account.sources.session.getSnapshot())) app.account.say({ type: 'NeedSession' })
  }, [app, pathname])
  const profile = profileOf(session)
  const me = sessionOf(session)
  const account = (
    <AccountMenu
      {...usePreferences()}
      viewer={isMember(session) && me !== null ? personFace(profile ?? { xid: me.xid, name: '', avatar: null }) : undefined}
      signInHref={paths.signIn}
      onExportLog={useExportLog()}
      onSignOut={() => app.account.say({ type: 'SignOut' })}
    />
  )
  return (
    <FrameAccountProvider value={isMobile ? account : null}>
      <AppFrame
        area={areaOf(pathname)}
        hrefs={{ discover: paths.groupCentre, messages: paths.messages }}
        hasUnread={hasNews(chat)}
        showBottomBar={withBottomBar.includes(pathname)}
        account={account}
        banner={isOffline(network, socket) || hasStopped(connectionWords(chatService))
          ? <OfflineBanner onTryNow={() => app.account.say({ type: 'ReconnectChat' })} /> : undefined}
      >
        <Outlet />
      </AppFrame>
    </FrameAccountProvider>
  )
}
