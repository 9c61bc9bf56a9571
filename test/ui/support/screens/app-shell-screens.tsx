import type { TFunction } from 'i18next'
import { PRODUCT } from '../../../../src/domain/shell'
import { AppProvider } from '../../../../src/ui/app/app-context'
import { navItems } from '../../../../src/ui/app-shell/navigation/nav-items'
import { ShortcutsContainer } from '../../../../src/ui/app-shell/dialogs/ShortcutsContainer'
import { AccountPanel } from '../../../../src/ui/app-shell/account-panel/AccountPanel'
import { AccountButton } from '../../../../src/ui/app-shell/AccountButton'
import { ActivityCard } from '../../../../src/ui/app-shell/activity/ActivityCard'
import { AppPrompt } from '../../../../src/ui/app-shell/AppPrompt'
import { BalanceChip } from '../../../../src/ui/app-shell/BalanceChip'
import { QuickSwitcherButton } from '../../../../src/ui/app-shell/QuickSwitcherButton'
import { MainPagePicker } from '../../../../src/ui/app-shell/navigation/MainPagePicker'
import { QuickSwitcher } from '../../../../src/ui/app-shell/quick-switcher/QuickSwitcher'
import { FakeApp } from '../fake-app'
import { useState, type ReactNode } from 'react'
import { AppLayout } from '../../../../src/ui/app-shell/AppLayout'
import { Toasts } from '../../../../src/ui/components/feedback/Toasts'
import { OfflineBanner } from '../../../../src/ui/components/feedback/OfflineBanner'
import { DuplicateLoginDialog } from '../../../../src/ui/features/session/DuplicateLoginDialog'
import { ErrorScreen } from '../../../../src/ui/app-shell/error/ErrorScreen'
import { NotFoundView } from '../../../../src/ui/app-shell/not-found/NotFoundView'
import { Uid } from '../../../../src/domain/kernel/ids'
import { NOON } from '../../../support/builders/instant'
import { made } from '../../../support/builders/made'
import { SearchView, type SearchViewProps } from '../../../../src/ui/features/global-search/SearchView'
import { VisitorDialog } from '../../../../src/ui/features/sign-in/visitor/VisitorDialog'
import { Decimal } from '../../../../src/domain/kernel/decimal'
import { groupOf } from '../../../support/builders/group'
import { ann } from '../../../support/builders/person'
import { nothing, empty, failed } from './chinese-content'

const search: SearchViewProps = {
  text: '茶',
  takesFocus: false,
  onText: nothing,
  onCancel: nothing,
  kind: 'groups',
  onKind: nothing,
  onVisitor: null,
  groups: {
    isBlank: false,
    more: 'failed',
    onMore: nothing,
    found: {
      status: 'ready',
      value: [
        groupOf('10000001', { name: '茶', rewards: made(Decimal, '312000'), isMember: false }),
        groupOf('10000002', { name: '茶', joinType: 'private' }),
      ],
    },
  },
  people: {
    isBlank: false,
    more: 'none',
    onMore: nothing,
    found: { status: 'ready', value: [{ ...ann, uid: made(Uid, '2900000001'), name: '丹', avatar: null }] },
  },
}
const account = {
  viewer: undefined,
  signInHref: '/',
  supportHref: '/',
  isOpen: false,
  onOpen: nothing,
  onNear: nothing,
} as const
const panelActs = {
  onClose: nothing,
  onProfile: nothing,
  onProjects: nothing,
  onSettings: nothing,
  onStreams: nothing,
  onBots: nothing,
  onJump: nothing,
  onApprove: nothing,
  onShortcuts: nothing,
  onTool: nothing,
  onReport: nothing,
  onSignOut: nothing,
  mainPage: 'Message',
  areaLanguages: PRODUCT.areaLanguages,
  areaLanguage: 'zh',
  language: 'zh',
  theme: 'dark',
  sound: true,
  notices: true,
  onMainPage: nothing,
  onAreaLanguage: nothing,
  onLanguage: nothing,
  onTheme: nothing,
  onSound: nothing,
  onNotices: nothing,
  onTryOut: nothing,
} as const

function WhatIsOn(): ReactNode {
  const [room, setRoom] = useState<HTMLElement | null>(null)
  return (
    <>
      <div ref={setRoom} />
      <ActivityCard
        activity={{ pictures: ['/town/c3.svg', '/town/c5.svg'], icon: '/town/c6.svg', words: [] }}
        room={room}
        isShown
        onShow={nothing}
        onHide={nothing}
      />
    </>
  )
}

export const appShellScreens = (t: TFunction): Readonly<Record<string, ReactNode>> => ({
  'the visitor prompt': <VisitorDialog open onClose={nothing} onSignIn={nothing} />,
  'not found': <NotFoundView homeHref="/" />,
  'a crash': <ErrorScreen onRetry={nothing} onReload={nothing} onSaveReport={nothing} />,
  'the duplicate-login dialog': <DuplicateLoginDialog open at={NOON} onLogInAgain={nothing} />,
  'the app shell': (
    <AppLayout
      homeHref="/"
      {...navItems({ t, pathname: '/message', mainPage: 'Message', hasUnread: true })}
      links={{ supportHref: '/', socialHref: '/', videoHref: '/' }}
      search={<QuickSwitcherButton keys={['Ctrl K']} onPress={nothing} />}
      banner={<OfflineBanner onTryNow={nothing} />}
      account={
        <>
          <BalanceChip usd="12.5" isUnknown={false} onRetry={nothing} />
          <BalanceChip usd={null} isUnknown onRetry={nothing} />
          <AccountButton {...account} />
        </>
      }
    >
      <Toasts items={[{ id: '1', outcome: 'info', text: '好' }]} onDismiss={nothing} />
    </AppLayout>
  ),
  'the account': (
    <AccountPanel
      open
      viewer={{ face: { id: '1', name: '好' }, method: 'email', following: 12, followers: 3, isOfStaff: true }}
      {...panelActs}
    />
  ),
  'the account of a visitor': <AccountPanel open viewer={undefined} {...panelActs} sound={false} notices={false} />,
  'the quick switcher': (
    <QuickSwitcher
      open
      onClose={nothing}
      items={(['conversation', 'group', 'command'] as const).map((kind) => ({
        id: kind,
        kind,
        name: '好',
        onChoose: nothing,
      }))}
      found={[]}
      onType={nothing}
    />
  ),
  'the quick switcher without results': <QuickSwitcher open onClose={nothing} items={[]} found={[]} onType={nothing} />,
  'the quick switcher while it searches': (
    <QuickSwitcher open onClose={nothing} items={[]} found={null} onType={nothing} />
  ),
  'the search': (
    <AppProvider value={new FakeApp()}>
      <SearchView {...search} />
    </AppProvider>
  ),
  'the search for people': (
    <AppProvider value={new FakeApp()}>
      <SearchView {...search} kind="people" />
    </AppProvider>
  ),
  'the search without anything': <SearchView {...search} text="" groups={{ ...search.groups, isBlank: true }} />,
  'the search without results': <SearchView {...search} groups={{ ...search.groups, found: empty }} />,
  'the search that waits': <SearchView {...search} groups={{ ...search.groups, found: { status: 'loading' } }} />,
  'the search that failed': <SearchView {...search} groups={{ ...search.groups, found: failed }} />,
  'the keyboard shortcuts': (
    <AppProvider value={new FakeApp()}>
      <ShortcutsContainer open onClose={nothing} />
    </AppProvider>
  ),
  'the main page picker': <MainPagePicker open onClose={nothing} mainPage="Discover" onChoose={nothing} />,
  'the app prompt': <AppPrompt open onBrowse={nothing} onOpenApp={nothing} />,
  'the activity': <WhatIsOn />,
})
