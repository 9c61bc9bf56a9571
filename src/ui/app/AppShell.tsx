import type { TFunction } from 'i18next'
import { useCallback, useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation, useMatch, useNavigate } from 'react-router-dom'
import { connectionWords, isOffline } from '../../domain/connection'
import { groupByKey, type GroupState } from '../../domain/group'
import { isMember, needsSession, profileOf, sessionOf } from '../../domain/session'
import { areaLanguageOf, mainPageOf, productPages } from '../../domain/shell'
import { OfflineBanner } from '../components/feedback/OfflineBanner'
import { fetchMissing, onDemand } from '../components/on-demand'
import { useIsMobile } from '../components/layout/use-is-mobile'
import { AccountButton } from '../frame/AccountButton'
import { AppFrame } from '../frame/AppFrame'
import { BalanceChip } from '../frame/BalanceChip'
import { JumpButton } from '../frame/JumpButton'
import { useApp, useEarly, useSelected, useSource } from './app-context'
import { personFace } from './faces'
import { Later } from './Later'
import { FrameAccountProvider } from './frame-account'
import { keyNames } from './key-names'
import { hasBottomBar, navItems } from './nav'
import { layers } from './Overlays'
import { paths } from './paths'
import { supportHref } from './support'
import { useExportLog } from './use-export-log'
import { usePageTitle } from './use-page-title'
import { useHasNews, useTold } from './use-talks'
import { usePreferences } from './use-preferences'
import { useShortcuts } from './use-shortcuts'

const notices = onDemand(() => import('../features/notification/in-frame'))
const isThere = (): boolean => true

/** Pages beside the areas. */
const placeName = (t: TFunction, pathname: string): string | null =>
  pathname === paths.settings ? t('command.settings') : pathname === paths.search ? t('find.title') : null

/** The frame around every screen but those of signing in. Whoever comes here without a session enters as a visitor. */
export function AppShell(): ReactNode {
  const app = useApp()
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isMobile = useIsMobile()
  const session = useSource(app.account.sources.session)
  const preferences = useSource(app.account.sources.preferences)
  const { language } = usePreferences()
  const dialog = useSource(app.tab.sources.shell).context.dialog
  const key = useMatch('/:area/:key')?.params.key ?? ''
  const shownId = useSelected(app.account.sources.group, useCallback((groups: GroupState) => {
    const shown = groupByKey(groups, key)
    return shown.status === 'shown' ? shown.group.conversationId : null
  }, [key]))
  const hasUnread = useHasNews(shownId, key)
  const groupName = useSelected(app.account.sources.group, useCallback((groups: GroupState) => {
    const shown = groupByKey(groups, key)
    return shown.status === 'shown' ? shown.group.name : null
  }, [key]))
  const told = useTold(shownId, key)
  const network = useSource(app.account.sources.network)
  const socket = useSource(app.account.sources.socket)
  const isGivenUp = useEarly(app.account.sources.chatService, (state) => connectionWords(state) === 'givenUp', false)
  useEffect(() => {
    if (needsSession(app.account.sources.session.getSnapshot())) app.account.say({ type: 'NeedSession' })
  }, [app, pathname])
  const isCutOff = isOffline(network, socket)
  useEffect(() => { if (!isCutOff) fetchMissing() }, [isCutOff])
  useShortcuts({ app, go: (to) => { void navigate(to) }, exportLog: useExportLog() })
  const me = sessionOf(session)
  const notifying = notices.usePart(useEarly(app.account.sources.chat, isThere, false) && isMember(session))
  const support = supportHref(app.product.supportGroups, pathname, language, import.meta.env.MODE)
  const pages = productPages(areaLanguageOf(preferences, navigator.languages, app.product.areaLanguages))
  const { rail, bar } = navItems({ t, pathname, mainPage: mainPageOf(preferences), hasUnread })
  const area = rail.find(({ current }) => current)?.label ?? placeName(t, pathname)
  const page = { name: groupName ?? told.direct ?? area, unread: told.unread }
  usePageTitle(notifying ? null : page)
  const account = (
    <AccountButton
      viewer={isMember(session) && me !== null ? personFace(profileOf(session) ?? { xid: me.xid, name: '', avatar: null }) : undefined}
      signInHref={paths.signIn}
      supportHref={isMobile ? support : undefined}
      bell={notifying && <Later place="bell"><notifying.Bell /></Later>}
      isOpen={dialog === 'account'}
      onOpen={() => app.tab.say({ type: 'OpenDialog', dialog: 'account' })}
      onNear={layers.warm}
    />
  )
  return (
    <FrameAccountProvider value={isMobile ? account : null}>
      <AppFrame
        homeHref={paths.groupCentre}
        rail={rail}
        bar={hasBottomBar(pathname, me?.method) ? bar : null}
        links={{ supportHref: support, socialHref: pages.social, videoHref: pages.video }}
        search={<JumpButton keys={keyNames(['mod+k'])} onPress={() => app.tab.say({ type: 'OpenDialog', dialog: 'switcher' })} />}
        account={<HeaderEnd isMember={isMember(session)} sessionId={me?.sessionId}>{account}</HeaderEnd>}
        banner={isCutOff || isGivenUp
          ? <OfflineBanner onTryNow={() => app.account.say({ type: 'ReconnectChat' })} /> : undefined}
      >
        <Outlet />
      </AppFrame>
      {notifying && <Later place="cards"><notifying.Cards page={page} /></Later>}
    </FrameAccountProvider>
  )
}

interface HeaderEndProps {
  readonly isMember: boolean
  readonly sessionId: string | undefined
  readonly children: ReactNode
}

/** The balance of a member, read anew whenever the frame is shown for a session. */
function HeaderEnd({ isMember: isIn, sessionId, children }: HeaderEndProps): ReactNode {
  const app = useApp()
  const { value, context } = useSource(app.account.sources.frame)
  const ask = useCallback(() => app.account.say({ type: 'FrameShown', isMember: isIn }), [app, isIn])
  useEffect(() => { if (sessionId !== undefined) ask() }, [ask, sessionId])
  const isUnknown = typeof value === 'object' && value['balance'] === 'unknown'
  return (
    <>
      {isIn && <BalanceChip usd={context.usd} isUnknown={isUnknown} onRetry={ask} />}
      {children}
    </>
  )
}
