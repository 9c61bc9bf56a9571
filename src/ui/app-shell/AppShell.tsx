import type { TFunction } from 'i18next'
import { useCallback, useEffect, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Outlet, useLocation, useMatch, useNavigate } from 'react-router-dom'
import { worthQuery } from '../../domain/balance'
import { connectionNotice, isOffline } from '../../domain/connection'
import { groupByKey, type GroupState } from '../../domain/group'
import { isMember, needsSession, profileOf, sessionOf } from '../../domain/session'
import { areaLanguageOf, mainPageOf, productPages } from '../../domain/shell'
import { OfflineBanner } from '../components/feedback/OfflineBanner'
import { lazyModule } from '../components/lazy-module'
import { retryMissingParts } from '../components/missing-parts'
import { useIsMobile } from '../components/layout/use-is-mobile'
import { AccountButton } from './AccountButton'
import { AppLayout } from './AppLayout'
import { BalanceChip } from './BalanceChip'
import { QuickSwitcherButton } from './QuickSwitcherButton'
import { useApp } from '../app/app-context'
import { useAccountSlice, useAccountState, useFeature, useLoadedFeature, useTabState } from '../app/use-feature'
import { personAvatarData } from '../app/avatar-data'
import { HeaderAccountProvider } from './header-account'
import { keyNames } from './shortcuts/key-names'
import { hasBottomBar, navItems } from './navigation/nav-items'
import { shellDialogs } from './Overlays'
import { paths } from '../app/routing/paths'
import { supportHref } from '../app/support'
import { useOnReturn } from '../hooks/use-on-return'
import { usePageTitle } from '../app/routing/use-page-title'
import { useHasUnread, useUnreadAndTitle } from '../features/chat/listing/use-unread'
import { usePreferences } from '../app/use-preferences'
import { useShortcuts } from './shortcuts/use-shortcuts'

const notices = lazyModule(() => import('../features/notification/in-app-shell'))

/** The title of a page that no navigation item covers. */
const placeName = (t: TFunction, pathname: string): string | null =>
  pathname === paths.settings ? t('nav.settings') : pathname === paths.search ? t('find.title') : null

/** Surrounds every screen except the sign-in screens. Without a session, the user enters as a visitor. */
export function AppShell(): ReactNode {
  const app = useApp()
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  const isMobile = useIsMobile()
  const session = useAccountState(app.account.slices.session)
  const preferences = useAccountState(app.account.slices.preferences)
  const { language } = usePreferences()
  const dialog = useTabState(app.tab.slices.shell).context.dialog
  const key = useMatch('/:area/:key')?.params.key ?? ''
  const { group } = useFeature('group').slices.account
  const shownGroup = useAccountSlice(
    group,
    useCallback(
      (groups: GroupState) => {
        const shown = groupByKey(groups, key)
        return shown.status === 'shown' ? shown.group : null
      },
      [key],
    ),
  )
  const shownId = shownGroup?.conversationId ?? null
  const hasUnread = useHasUnread(shownId, key)
  const unreadAndTitle = useUnreadAndTitle(shownId, key)
  const network = useAccountState(app.account.slices.network)
  const connection = useFeature('connection').slices.account
  const socket = useAccountState(connection.socket)
  const isGivenUp = connectionNotice(useAccountState(connection.chatService)) === 'givenUp'
  useEffect(() => {
    if (needsSession(app.account.slices.session.get())) app.account.dispatch({ type: 'RequireSession' })
  }, [app, pathname])
  const isCutOff = isOffline(network, socket)
  useEffect(() => {
    // Style sheets show what is not available offline.
    document.documentElement.toggleAttribute('data-offline', isCutOff)
    if (!isCutOff) retryMissingParts()
  }, [isCutOff])
  // Every page shows unread messages. The Discover page loads the chat feature itself, after its groups (ADR 16).
  const isDiscover = pathname === paths.groupCentre || pathname === paths.groupCentreAlias
  const needsChat = isMember(session) && !isDiscover && !isCutOff
  useEffect(() => {
    if (needsChat) void app.features.load('chat').catch(() => undefined)
  }, [app, needsChat])
  useShortcuts({
    app,
    go: (to) => {
      void navigate(to)
    },
  })
  const me = sessionOf(session)
  const notifying = notices.useModule(useLoadedFeature('chat') !== null && isMember(session))
  const support = supportHref(app.product.supportGroups, pathname, language, import.meta.env.MODE)
  const pages = productPages(areaLanguageOf(preferences, navigator.languages, app.product.areaLanguages))
  const { rail, bar } = navItems({ t, pathname, mainPage: mainPageOf(preferences), hasUnread })
  const area = rail.find(({ current }) => current)?.label ?? placeName(t, pathname)
  const page = { name: shownGroup?.name ?? unreadAndTitle.direct ?? area, unread: unreadAndTitle.unread }
  usePageTitle(notifying ? null : page)
  const account = (
    <AccountButton
      viewer={
        isMember(session) && me !== null
          ? personAvatarData(profileOf(session) ?? { xid: me.xid, name: '', avatar: null })
          : undefined
      }
      signInHref={paths.signIn}
      supportHref={isMobile ? support : undefined}
      bell={notifying && <notifying.NotificationBell />}
      isOpen={dialog === 'account'}
      onOpen={() => app.tab.dispatch({ type: 'OpenDialog', dialog: 'account' })}
      onNear={shellDialogs.preload}
    />
  )
  return (
    <HeaderAccountProvider value={isMobile ? account : null}>
      <AppLayout
        homeHref={paths.groupCentre}
        rail={rail}
        bar={hasBottomBar(pathname, me?.method) ? bar : null}
        links={{ supportHref: support, socialHref: pages.social, videoHref: pages.video }}
        search={
          <QuickSwitcherButton
            keys={keyNames(['mod+k'])}
            onPress={() => app.tab.dispatch({ type: 'OpenDialog', dialog: 'switcher' })}
          />
        }
        account={
          <HeaderEnd isMember={isMember(session)} sessionId={me?.sessionId}>
            {account}
          </HeaderEnd>
        }
        banner={
          <>
            {(isCutOff || isGivenUp) && (
              <OfflineBanner onTryNow={() => app.account.dispatch({ type: 'ReconnectChat' })} />
            )}
            {notifying && <notifying.NotificationCards page={page} />}
          </>
        }
      >
        <Outlet />
      </AppLayout>
    </HeaderAccountProvider>
  )
}

interface HeaderEndProps {
  readonly isMember: boolean
  readonly sessionId: string | undefined
  readonly children: ReactNode
}

/** Shows the member's balance. The balance loads again each time the shell appears or the member returns. */
function HeaderEnd({ isMember: isIn, sessionId, children }: HeaderEndProps): ReactNode {
  const app = useApp()
  const worth = worthQuery.listed(useAccountState(useFeature('balance').slices.account.worth), {})
  useEffect(() => {
    if (sessionId !== undefined) app.account.dispatch({ type: 'balance/AppShellShown', isMember: isIn })
  }, [app, isIn, sessionId])
  useOnReturn(() => {
    if (sessionId !== undefined) app.account.dispatch({ type: 'balance/AppShellShown', isMember: isIn })
  })
  return (
    <>
      {isIn && (
        <BalanceChip
          usd={worth.items[0] ?? null}
          isUnknown={worth.status === 'failed'}
          onRetry={() => app.account.dispatch(worthQuery.want({}))}
        />
      )}
      {children}
    </>
  )
}
