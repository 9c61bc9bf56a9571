import type { TFunction } from 'i18next'
import { Lock, Pin } from 'lucide-react'
import { plainText, type Content } from '../../../src/domain/chat'
import { PRODUCT } from '../../../src/domain/shell'
import { AppProvider } from '../../../src/ui/app/app-context'
import { navItems } from '../../../src/ui/app-shell/navigation/nav-items'
import { ShortcutsContainer } from '../../../src/ui/app-shell/dialogs/ShortcutsContainer'
import { AccountPanel } from '../../../src/ui/app-shell/account-panel/AccountPanel'
import { AccountButton } from '../../../src/ui/app-shell/AccountButton'
import { ActivityCard } from '../../../src/ui/app-shell/activity/ActivityCard'
import { AppPrompt } from '../../../src/ui/app-shell/AppPrompt'
import { BalanceChip } from '../../../src/ui/app-shell/BalanceChip'
import { QuickSwitcherButton } from '../../../src/ui/app-shell/QuickSwitcherButton'
import { MainPagePicker } from '../../../src/ui/app-shell/navigation/MainPagePicker'
import { QuickSwitcher } from '../../../src/ui/app-shell/quick-switcher/QuickSwitcher'
import { FakeApp } from './fake-app'
import { useState, type ReactNode } from 'react'
import { AppLayout } from '../../../src/ui/app-shell/AppLayout'
import { Toasts } from '../../../src/ui/components/feedback/Toasts'
import { OfflineBanner } from '../../../src/ui/components/feedback/OfflineBanner'
import { AnnounceForm } from '../../../src/ui/features/announcement/AnnounceForm'
import { AnnouncementCard } from '../../../src/ui/features/announcement/AnnouncementCard'
import { AnnouncePage } from '../../../src/ui/features/announcement/AnnouncePage'
import { RequestingBrowser } from '../../../src/ui/features/sign-in/qr-approval/RequestingBrowser'
import { DuplicateLoginDialog } from '../../../src/ui/features/session/DuplicateLoginDialog'
import { ErrorScreen } from '../../../src/ui/app-shell/error/ErrorScreen'
import { ComposerNotice } from '../../../src/ui/features/chat/composer/ComposerNotice'
import { GroupPanelView } from '../../../src/ui/features/group/GroupPanelView'
import { GiftRankDialog } from '../../../src/ui/features/group/header/GiftRankDialog'
import { GroupView, type GroupViewProps } from '../../../src/ui/features/group/GroupView'
import { ChatMediaViewer } from '../../../src/ui/features/chat/media-viewer/ChatMediaViewer'
import { ListStart } from '../../../src/ui/features/chat/timeline/ListStart'
import { ScrollToBottomButton } from '../../../src/ui/features/chat/timeline/ScrollToBottomButton'
import { DiscoverView } from '../../../src/ui/features/group/discover/DiscoverView'
import { DirectHeader, SystemHeader } from '../../../src/ui/features/chat/direct/DirectHeader'
import { ForwardDialog } from '../../../src/ui/features/chat/actions/forward/ForwardDialog'
import { PinnedBar } from '../../../src/ui/features/chat/actions/PinnedBar'
import { ReportDialog } from '../../../src/ui/features/chat/actions/ReportDialog'
import { ConversationListView } from '../../../src/ui/features/chat/listing/ConversationListView'
import { MessagesEmptyView } from '../../../src/ui/features/chat/listing/MessagesEmptyView'
import { NotFoundView } from '../../../src/ui/app-shell/not-found/NotFoundView'
import { EmailSignInView } from '../../../src/ui/features/sign-in/email/EmailSignInView'
import { InviteCodeView } from '../../../src/ui/features/sign-in/invite-code/InviteCodeView'
import { QrCard } from '../../../src/ui/features/sign-in/qr/QrCard'
import { SimulatedXView } from '../../../src/ui/features/sign-in/simulated-x/SimulatedXView'
import { announcementOf, roomOf } from '../../support/builders/announcement'
import { cara, everyKind, groupCard, spaceCard } from '../../support/builders/content'
import { ConversationId, Uid } from '../../../src/domain/kernel/ids'
import { NOON } from '../../support/builders/instant'
import { made } from '../../support/builders/made'
import { messageOf } from '../../support/builders/message'
import { SignInView } from '../../../src/ui/features/sign-in/SignInView'
import { SimulatedInbox } from '../../../src/ui/features/sign-in/email/SimulatedInbox'
import { JoinView } from '../../../src/ui/features/join/JoinView'
import { SearchView, type SearchViewProps } from '../../../src/ui/features/global-search/SearchView'
import { VisitorDialog } from '../../../src/ui/features/sign-in/visitor/VisitorDialog'
import { Decimal } from '../../../src/domain/kernel/decimal'
import { gid, groupOf } from '../../support/builders/group'
import { ann } from '../../support/builders/person'
import { conversation } from './groups'
import { DAY, item, itemsOf, MINUTE, Rows, TWO } from './messages'
import { spaceScreens } from './spaces'
import { liveRegionText } from './live-region-text'

const nothing = liveRegionText()
const dan = { ...cara, name: '丹' }
const lounge = { ...groupCard, name: '茶', description: '茶话' }
const talkRoom = { ...spaceCard, title: '茶' }
/** Every kind of message, with Chinese content. */
const chineseKinds: readonly Content[] = [
  everyKind.image,
  { ...everyKind.image, url: null },
  everyKind.video,
  { ...everyKind.sticker, name: '' },
  { ...everyKind.reply, text: '好', quote: null },
  {
    kind: 'reply',
    text: '好',
    mentions: [],
    quote: { seq: 1, at: null, xid: null, name: '丹', of: 'image', text: '', media: null },
  },
  { kind: 'richText', text: '好', image: null, rows: [[{ display: '茶', command: null }]] },
  { kind: 'groupInvite', group: lounge },
  { kind: 'space', space: talkRoom },
  {
    kind: 'notification',
    items: [
      { text: '好', image: null, space: { ...talkRoom, title: '' }, group: lounge, button: { link: '/', words: '' } },
    ],
  },
  { kind: 'accessGranted', group: lounge },
  { ...everyKind.accessRequest, person: dan, group: lounge },
  { kind: 'join', people: [dan, dan, dan] },
  everyKind.bubble,
  { ...everyKind.bubbleResult, text: '' },
  { ...everyKind.gift, title: '', receivers: [dan, dan] },
  { kind: 'liveNotify', space: { ...talkRoom, status: 'ended' } },
  { kind: 'groupSetAdmin', added: [dan], removed: [dan] },
  everyKind.privateSpaceState,
  { kind: 'command', text: '好' },
  { kind: 'recalled', by: null },
  { kind: 'unknown' },
]
const failed = { status: 'failed', onRetry: nothing } as const
const empty = { status: 'ready', value: [] } as const
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
const loading = { status: 'loading' } as const
const tea = { id: '1', name: '茶', ownerId: '9' }
const ben = { id: 'x', name: '本' }
const group = groupOf('10000001', {
  name: '茶',
  description: '茶话',
  joinType: 'private',
  verification: { kind: 'official', projectName: '茶', since: NOON, link: 'https://茶' },
  latest: { xid: cara.xid, name: '本', avatar: null, text: '好' },
  snapshot: { announcement: null, said: [], live: { title: '茶', audience: 2 } },
})
const talk = conversation('2', {
  face: { kind: 'group', ...tea },
  summary: { own: 'failed', text: '好' },
  muted: true,
  unread: 3,
})
const place = made(ConversationId, 'sg_12345678')
const pin = { ...messageOf({ seq: 1 }), from: { ...dan, avatar: null }, content: plainText('好') }
const direct = {
  face: ben,
  blocked: 'none',
  connection: 'connected',
  backHref: '/',
  onProfile: nothing,
  onBlock: nothing,
  onUnblock: nothing,
  busy: false,
  actions: [{ id: 'pin', label: '好', icon: Pin, onSelect: nothing }],
} as const
const frame = { language: 'zh', onLanguage: nothing } as const
const chat: GroupViewProps = {
  head: { group: tea, memberCount: 2, verified: { type: 1, project: '茶', since: null, link: null } },
  connection: 'connected',
  backHref: '/',
  infoOpen: true,
  onInfo: nothing,
  conversationId: 'sg_1',
  messages: { status: 'ready', value: itemsOf([]) },
  earlier: 'failed',
  onLoadEarlier: nothing,
  now: TWO,
  onRetry: nothing,
  onRemove: nothing,
  composer: { value: '', onChange: nothing, onSend: nothing },
}
const members = {
  staff: [
    { ...ben, role: 'owner', you: true },
    { ...ben, id: 'y', role: 'ai', you: false },
  ],
  members: [{ ...ben, id: 'z', role: 'bot', you: false }],
  staffCount: 2,
  othersCount: 1,
} as const
const centre = { more: 'failed', onLoadMore: nothing, now: TWO } as const
const panel = {
  profile: { group: tea, shownId: '1', memberCount: 2, createdAt: TWO, description: '' },
  more: 'none',
  onLoadMore: nothing,
  onCopyId: nothing,
  onClose: nothing,
  onShare: nothing,
  actions: [],
  tab: 'members',
  onTab: nothing,
  updates: { room: null, announcements: { status: 'loading' }, more: 'none', onMore: nothing, draw: () => null },
} as const
const notice = announcementOf('1', {
  text: '好',
  pinned: true,
  readBy: 3,
  author: null,
  comments: [{ memeId: '1', emoji: '👍', count: 2, xids: [] }],
  pictures: ['/1.png'],
})
const card = (
  <AnnouncementCard
    announcement={notice}
    me={null}
    now={TWO}
    mayReact
    options={['report', 'pin', 'remove']}
    onCopyRoomId={nothing}
    onOption={nothing}
    onReact={nothing}
    onPick={nothing}
    onView={nothing}
    onSeen={nothing}
  />
)
const code = {
  kind: 'code',
  email: '1@1',
  code: '',
  onCode: nothing,
  busy: true,
  resendIn: 5,
  onResend: nothing,
  onSubmit: nothing,
  onChangeEmail: nothing,
} as const
const said = (text: string, with_ = {}) => item('1', { sender: ben, text, ...with_ })

const address = { email: '', onEmail: nothing, isValid: false, busy: false, onSubmit: nothing }
const qr = {
  step: 'waiting',
  code: '23456',
  secondsLeft: 9,
  onShow: nothing,
  onHide: nothing,
  onCopy: nothing,
} as const
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
  onExportLog: nothing,
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

/** Every screen and overlay in each state that has texts. The content is Chinese. */
function WhatIsOn(): ReactNode {
  const [room, setRoom] = useState<HTMLElement | null>(null)
  return (
    <>
      <div ref={setRoom} />
      <ActivityCard
        activity={{ pictures: ['/town/c3.svg', '/town/c5.svg'], icon: '/town/c6.svg' }}
        room={room}
        isShown
        onShow={nothing}
        onHide={nothing}
      />
    </>
  )
}

export const screensIn = (t: TFunction): Readonly<Record<string, ReactNode>> => ({
  'the group centre': (
    <DiscoverView
      {...centre}
      trending={{ status: 'ready', value: [group, { ...group, gid: gid('10000002'), latest: null }] }}
      myGroups={{ status: 'ready', value: [talk] }}
    />
  ),
  'the group centre that is empty': <DiscoverView {...centre} trending={empty} myGroups={empty} />,
  'the group centre that failed': <DiscoverView {...centre} trending={failed} myGroups={failed} />,
  'the group centre that loads, for a visitor': (
    <DiscoverView {...centre} trending={loading} myGroups={loading} visitorSignInHref="/" />
  ),
  'the conversation list': (
    <ConversationListView
      conversations={{ status: 'ready', value: [talk, { ...talk, id: '3', summary: undefined }] }}
      now={TWO}
      discoverHref="/"
      heading="h1"
    />
  ),
  'the conversation list that is empty': (
    <ConversationListView conversations={empty} now={TWO} discoverHref="/" heading="h1" />
  ),
  'the conversation list that failed': (
    <ConversationListView conversations={failed} now={TWO} discoverHref="/" heading="h1" />
  ),
  'no conversation': <MessagesEmptyView />,
  'the head of a direct chat': <DirectHeader {...direct} />,
  'the head of a direct chat with somebody blocked': <DirectHeader {...direct} blocked="byMe" />,
  'the head of a direct chat with a bot that reconnects': (
    <DirectHeader {...direct} label="bot" blocked="byThem" connection="reconnecting" />
  ),
  'the head of what the service tells': <SystemHeader {...direct} onClear={nothing} />,
  'what is pinned': <PinnedBar pins={[pin, { ...pin, seq: 2 }]} onJump={nothing} onUnpin={nothing} onHide={nothing} />,
  'where to forward': (
    <ForwardDialog
      open
      text="好"
      places={[{ id: place, face: talk.face, refusal: null }]}
      onForward={nothing}
      onClose={nothing}
    />
  ),
  'a report': <ReportDialog open title="好" text="好" onReport={nothing} onClose={nothing} />,
  'a group that is empty': <GroupView {...chat} />,
  'a group that failed': <GroupView {...chat} messages={failed} connection="reconnecting" />,
  'a group that connects': <GroupView {...chat} messages={loading} connection="connecting" />,
  'a group that gave up': <GroupView {...chat} head={undefined} connection="givenUp" />,
  'a group in which nobody may write': (
    <GroupView {...chat} connection="kicked" composer={{ ...chat.composer, notice: <ComposerNotice text="茶" /> }} />
  ),
  'a group offline, too much written': (
    <GroupView {...chat} connection="offline" composer={{ ...chat.composer, value: '好'.repeat(10_002) }} />
  ),
  messages: (
    <Rows
      of={[
        said('好', { at: TWO - DAY }),
        said('好'.repeat(2_000), { key: '2' }),
        said('好', { key: '3', own: true, state: 'failed', at: TWO + 40 * MINUTE }),
      ]}
      firstUnreadKey="2"
    />
  ),
  'messages of every kind': (
    <Rows of={chineseKinds.map((content, at) => item(String(at), { sender: ben, content, text: '好' }))} />
  ),
  'the viewer': (
    <ChatMediaViewer viewed="1" items={itemsOf([said('', { content: everyKind.image })])} onView={nothing} />
  ),
  'the start of the messages': (
    <>
      <ListStart height={1} earlier="failed" day="今天" onRetry={nothing} />
      <ListStart height={1} earlier="beginning" day="" onRetry={nothing} />
    </>
  ),
  'the way down': <ScrollToBottomButton count={3} onPress={nothing} />,
  'a group’s panel': <GroupPanelView {...panel} members={{ status: 'ready', value: members }} />,
  'a group’s panel that failed': <GroupPanelView {...panel} members={failed} more="failed" />,
  'a group’s panel that is empty': (
    <GroupPanelView
      {...panel}
      members={{ status: 'ready', value: { staff: [], members: [], staffCount: 0, othersCount: 0 } }}
    />
  ),
  'a group’s updates': (
    <AppProvider value={new FakeApp()}>
      <GroupPanelView
        {...panel}
        tab="updates"
        members={loading}
        actions={[{ id: '1', label: '好', icon: Lock, onSelect: nothing }]}
        updates={{
          ...panel.updates,
          room: roomOf({ title: '好', hosts: [], audience: 2 }),
          announcements: { status: 'ready', value: [notice] },
          more: 'failed',
          draw: () => card,
        }}
      />
    </AppProvider>
  ),
  'a group’s updates that are empty': (
    <GroupPanelView
      {...panel}
      tab="updates"
      members={loading}
      updates={{ ...panel.updates, announcements: { status: 'ready', value: [] } }}
    />
  ),
  'a group’s updates that failed': (
    <GroupPanelView {...panel} tab="updates" members={loading} updates={{ ...panel.updates, announcements: failed }} />
  ),
  'a group with a room': (
    <GroupView
      {...chat}
      beside={{
        room: roomOf({ title: '好', hosts: [], audience: 2 }),
        givers: [],
        unread: true,
        settingsHref: '/',
        entries: [{ kind: 'item', label: '好', icon: Lock, onSelect: nothing }],
        onUpdates: nothing,
        onRank: nothing,
        onLive: nothing,
      }}
    />
  ),
  'the gift rank': (
    <GiftRankDialog open groupName="好" rank={{ status: 'shown', givers: [] }} onRetry={nothing} onClose={nothing} />
  ),
  'the gift rank that failed': (
    <GiftRankDialog open groupName="好" rank={{ status: 'failed', givers: [] }} onRetry={nothing} onClose={nothing} />
  ),
  announcing: (
    <AnnouncePage backHref="/" of="好">
      <AnnounceForm
        text="好"
        onText={nothing}
        onCaret={nothing}
        hints={null}
        pictures={null}
        problem={t('announce.notPosted')}
        busy={false}
        onPost={nothing}
      />
    </AnnouncePage>
  ),
  'the ways in': (
    <SignInView
      {...frame}
      email={address}
      ways={[]}
      qr={<QrCard {...qr} step="hidden" code={null} />}
      visitorHref="/"
    />
  ),
  'a QR code': <QrCard {...qr} />,
  'a QR code that is over': (
    <>
      <QrCard {...qr} step="expired" code={null} />
      <QrCard {...qr} step="refused" code={null} />
      <QrCard {...qr} step="scanned" />
    </>
  ),
  'the invite code': (
    <InviteCodeView
      {...frame}
      code=""
      onCode={nothing}
      isWhole={false}
      busy={false}
      onSubmit={nothing}
      onSkip={nothing}
    />
  ),
  'the simulated X': (
    <SimulatedXView
      accounts={[]}
      chosen={null}
      onChoose={nothing}
      busy={false}
      failed
      onAuthorize={nothing}
      onRefuse={nothing}
    />
  ),
  'who asks to be let in': <RequestingBrowser device="好" askedAt={NOON} />,
  'the e-mail': <EmailSignInView {...frame} step={{ kind: 'email', ...address, backHref: '/' }} />,
  'the code': (
    <EmailSignInView
      {...frame}
      step={code}
      inbox={<SimulatedInbox items={[{ email: '1@1', code: '123456', at: TWO }]} onUse={nothing} />}
    />
  ),
  'the code, again': (
    <EmailSignInView {...frame} step={{ ...code, resendIn: 0 }} inbox={<SimulatedInbox items={[]} />} />
  ),
  'joining an open group': (
    <JoinView
      open
      step="public"
      isBusy={false}
      isUnsent={false}
      name="茶"
      why="enter"
      onJoin={nothing}
      onGoToApply={nothing}
      onApply={nothing}
      onClose={nothing}
    />
  ),
  'joining to write': (
    <JoinView
      open
      step="public"
      isBusy
      isUnsent={false}
      name="茶"
      why="write"
      onJoin={nothing}
      onGoToApply={nothing}
      onApply={nothing}
      onClose={nothing}
    />
  ),
  'a private group': (
    <JoinView
      open
      step="private"
      isBusy={false}
      isUnsent={false}
      name="茶"
      why="enter"
      onJoin={nothing}
      onGoToApply={nothing}
      onApply={nothing}
      onClose={nothing}
    />
  ),
  'applying to a group': (
    <JoinView
      open
      step="apply"
      isBusy={false}
      isUnsent
      name="茶"
      why="enter"
      onJoin={nothing}
      onGoToApply={nothing}
      onApply={nothing}
      onClose={nothing}
    />
  ),
  'the visitor prompt': <VisitorDialog open onClose={nothing} onSignIn={nothing} />,
  'not found': <NotFoundView homeHref="/" />,
  'a crash': <ErrorScreen onRetry={nothing} onReload={nothing} onSaveReport={nothing} />,
  'being kicked offline': <DuplicateLoginDialog open at={NOON} onLogInAgain={nothing} />,
  'the frame': (
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
  'the keys': (
    <AppProvider value={new FakeApp()}>
      <ShortcutsContainer open onClose={nothing} />
    </AppProvider>
  ),
  'the main page picker': <MainPagePicker open onClose={nothing} mainPage="Discover" onChoose={nothing} />,
  'the way into the app': <AppPrompt open onBrowse={nothing} onOpenApp={nothing} />,
  'the activity': <WhatIsOn />,
  ...spaceScreens(t),
})
