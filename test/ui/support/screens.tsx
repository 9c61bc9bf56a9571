import type { TFunction } from 'i18next'
import type { Content } from '../../../src/domain/chat'
import { AppProvider } from '../../../src/ui/app/app-context'
import { navItems } from '../../../src/ui/app/nav'
import { ShortcutsLayer } from '../../../src/ui/app/ShortcutsLayer'
import { AccountPanel } from '../../../src/ui/frame/account/AccountPanel'
import { AccountButton } from '../../../src/ui/frame/AccountButton'
import { ActivityCard } from '../../../src/ui/frame/activity/ActivityCard'
import { AppPrompt } from '../../../src/ui/frame/AppPrompt'
import { BalanceChip } from '../../../src/ui/frame/BalanceChip'
import { JumpButton } from '../../../src/ui/frame/JumpButton'
import { MainPagePicker } from '../../../src/ui/frame/MainPagePicker'
import { Switcher } from '../../../src/ui/frame/switcher/Switcher'
import { FakeApp } from './fake-app'
import type { ReactNode } from 'react'
import { AppFrame } from '../../../src/ui/frame/AppFrame'
import { Toasts } from '../../../src/ui/components/Toasts'
import { OfflineBanner } from '../../../src/ui/components/OfflineBanner'
import { AskingBrowser } from '../../../src/ui/screens/approve/AskingBrowser'
import { DuplicateLoginDialog } from '../../../src/ui/screens/duplicate-login/DuplicateLoginDialog'
import { ErrorScreen } from '../../../src/ui/screens/error/ErrorScreen'
import { ComposerNotice } from '../../../src/ui/screens/group/ComposerNotice'
import { GroupPanelView } from '../../../src/ui/screens/group/GroupPanelView'
import { GroupView, type GroupViewProps } from '../../../src/ui/screens/group/GroupView'
import { Viewer } from '../../../src/ui/screens/group/viewer/Viewer'
import { ListStart } from '../../../src/ui/screens/group/ListStart'
import { ToBottom } from '../../../src/ui/screens/group/ToBottom'
import { GroupCentreView } from '../../../src/ui/screens/group-centre/GroupCentreView'
import { ConversationListView } from '../../../src/ui/screens/messages/ConversationListView'
import { MessagesEmptyView } from '../../../src/ui/screens/messages/MessagesEmptyView'
import { NotFoundView } from '../../../src/ui/screens/not-found/NotFoundView'
import { EmailSignInView } from '../../../src/ui/screens/sign-in/EmailSignInView'
import { InviteCodeView } from '../../../src/ui/screens/sign-in/InviteCodeView'
import { QrCard } from '../../../src/ui/screens/sign-in/QrCard'
import { SimulatedXView } from '../../../src/ui/screens/simulated-x/SimulatedXView'
import { cara, everyKind, groupCard, spaceCard } from '../../support/builders/content'
import { NOON } from '../../support/builders/instant'
import { SignInView } from '../../../src/ui/screens/sign-in/SignInView'
import { SimulatedInbox } from '../../../src/ui/screens/sign-in/SimulatedInbox'
import { VisitorDialog } from '../../../src/ui/screens/visitor/VisitorDialog'
import { conversation, trendingGroup } from './groups'
import { DAY, item, itemsOf, MINUTE, Rows, TWO } from './messages'
import { told } from './told'

const nothing = told()
const dan = { ...cara, name: '丹' }
const lounge = { ...groupCard, name: '茶', description: '茶话' }
const talkRoom = { ...spaceCard, title: '茶' }
/** Each kind, with whatever people wrote in Chinese. */
const chineseKinds: readonly Content[] = [
  everyKind.image, { ...everyKind.image, url: null }, everyKind.video, { ...everyKind.sticker, name: '' }, { ...everyKind.reply, text: '好', quote: null },
  { kind: 'reply', text: '好', mentions: [], quote: { seq: 1, xid: null, name: '丹', of: 'image', text: '', media: null } },
  { kind: 'richText', text: '好', image: null, rows: [[{ display: '茶', command: null }]] }, { kind: 'groupInvite', group: lounge }, { kind: 'space', space: talkRoom },
  { kind: 'notification', items: [{ text: '好', image: null, space: { ...talkRoom, title: '' }, group: lounge, button: { link: '/', words: '' } }] },
  { kind: 'accessGranted', group: lounge }, { ...everyKind.accessRequest, person: dan, group: lounge }, { kind: 'join', people: [dan, dan, dan] },
  everyKind.bubble, { ...everyKind.bubbleResult, text: '' }, { ...everyKind.gift, title: '', receivers: [dan, dan] }, { kind: 'liveNotify', space: { ...talkRoom, status: 'ended' } },
  { kind: 'groupSetAdmin', added: [dan], removed: [dan] }, everyKind.privateSpaceState, { kind: 'command', text: '好' }, { kind: 'recalled', by: null }, { kind: 'unknown' },
]
const failed = { status: 'failed', onRetry: nothing } as const
const empty = { status: 'ready', value: [] } as const
const loading = { status: 'loading' } as const
const tea = { id: '1', name: '茶', ownerId: '9' }
const ben = { id: 'x', name: '本' }
const group = trendingGroup('1', { name: '茶' }, { description: '茶话', isPrivate: true, joined: true, verified: 2, latest: [{ key: '1', sender: ben, text: '好' }] })
const talk = conversation('2', { face: { kind: 'group', ...tea }, summary: { own: 'failed', text: '好' }, muted: true, unread: 3 })
const frame = { language: 'zh', onLanguage: nothing } as const
const chat: GroupViewProps = {
  head: { group: tea, memberCount: 2, verified: 1 }, connection: 'connected', backHref: '/', infoOpen: true, onInfo: nothing, conversationId: 'sg_1',
  messages: { status: 'ready', value: itemsOf([]) }, earlier: 'failed', onLoadEarlier: nothing, now: TWO, onRetry: nothing, onRemove: nothing,
  composer: { value: '', onChange: nothing, onSend: nothing },
}
const members = {
  staff: [{ ...ben, role: 'owner', you: true }, { ...ben, id: 'y', role: 'ai', you: false }], members: [{ ...ben, id: 'z', role: 'bot', you: false }],
  staffCount: 2, othersCount: 1,
} as const
const centre = { more: 'failed', onLoadMore: nothing, now: TWO } as const
const panel = { profile: { group: tea, shownId: '1', memberCount: 2, createdAt: TWO, description: '' }, more: 'none', onLoadMore: nothing, onCopyId: nothing, onClose: nothing } as const
const code = { kind: 'code', email: '1@1', code: '', onCode: nothing, busy: true, resendIn: 5, onResend: nothing, onSubmit: nothing, onChangeEmail: nothing } as const
const said = (text: string, with_ = {}) => item('1', { sender: ben, text, ...with_ })

const address = { email: '', onEmail: nothing, isValid: false, busy: false, onSubmit: nothing }
const qr = { step: 'waiting', code: '23456', secondsLeft: 9, onShow: nothing, onHide: nothing, onCopy: nothing } as const
const account = { viewer: undefined, signInHref: '/', supportHref: '/', isOpen: false, onOpen: nothing, onNear: nothing } as const
const panelActs = {
  onClose: nothing, onProfile: nothing, onSettings: nothing, onJump: nothing, onApprove: nothing, onShortcuts: nothing, onExportLog: nothing, onSignOut: nothing, mainPage: 'Message', areaLanguage: 'zh', language: 'zh', theme: 'dark',
  sound: true, notices: true, onMainPage: nothing, onAreaLanguage: nothing, onLanguage: nothing, onTheme: nothing, onSound: nothing, onNotices: nothing, onTryOut: nothing,
} as const

/** Every screen, and what lies over them, in the states that have words. What people wrote is Chinese here. */
export const screensIn = (t: TFunction): Readonly<Record<string, ReactNode>> => ({
  'the group centre': <GroupCentreView {...centre} trending={{ status: 'ready', value: [group, { ...group, group: { ...tea, id: '2' }, latest: [] }] }} myGroups={{ status: 'ready', value: [talk] }} />,
  'the group centre that is empty': <GroupCentreView {...centre} trending={empty} myGroups={empty} />,
  'the group centre that failed': <GroupCentreView {...centre} trending={failed} myGroups={failed} />,
  'the group centre that loads, for a visitor': <GroupCentreView {...centre} trending={loading} myGroups={loading} visitorSignInHref="/" />,
  'the conversation list': <ConversationListView conversations={{ status: 'ready', value: [talk, { ...talk, id: '3', summary: undefined }] }} now={TWO} discoverHref="/" heading="h1" />,
  'the conversation list that is empty': <ConversationListView conversations={empty} now={TWO} discoverHref="/" heading="h1" />,
  'the conversation list that failed': <ConversationListView conversations={failed} now={TWO} discoverHref="/" heading="h1" />,
  'no conversation': <MessagesEmptyView />,
  'a group that is empty': <GroupView {...chat} />,
  'a group that failed': <GroupView {...chat} messages={failed} connection="reconnecting" />,
  'a group that connects': <GroupView {...chat} messages={loading} connection="connecting" />,
  'a group that gave up': <GroupView {...chat} head={undefined} connection="givenUp" />,
  'a group in which nobody may write': <GroupView {...chat} connection="kicked" composer={{ ...chat.composer, notice: <ComposerNotice text="茶" /> }} />,
  'a group offline, too much written': <GroupView {...chat} connection="offline" composer={{ ...chat.composer, value: '好'.repeat(10_002) }} />,
  'messages': <Rows of={[said('好', { at: TWO - DAY }), said('好'.repeat(2_000), { key: '2' }), said('好', { key: '3', own: true, state: 'failed', at: TWO + 40 * MINUTE })]} firstUnreadKey="2" />,
  'messages of every kind': <Rows of={chineseKinds.map((content, at) => item(String(at), { sender: ben, content, text: '好' }))} />,
  'the viewer': <Viewer viewed="1" items={itemsOf([said('', { content: everyKind.image })])} onView={nothing} />,
  'the start of the messages': <><ListStart height={1} earlier="failed" day="今天" onRetry={nothing} /><ListStart height={1} earlier="beginning" day="" onRetry={nothing} /></>,
  'the way down': <ToBottom count={3} onPress={nothing} />,
  'a group’s panel': <GroupPanelView {...panel} members={{ status: 'ready', value: members }} />,
  'a group’s panel that failed': <GroupPanelView {...panel} members={failed} more="failed" />,
  'a group’s panel that is empty': <GroupPanelView {...panel} members={{ status: 'ready', value: { staff: [], members: [], staffCount: 0, othersCount: 0 } }} />,
  'the ways in': <SignInView {...frame} email={address} ways={[]} qr={<QrCard {...qr} step="hidden" code={null} />} visitorHref="/" />,
  'a QR code': <QrCard {...qr} />,
  'a QR code that is over': <><QrCard {...qr} step="expired" code={null} /><QrCard {...qr} step="refused" code={null} /><QrCard {...qr} step="scanned" /></>,
  'the invite code': <InviteCodeView {...frame} code="" onCode={nothing} isWhole={false} busy={false} onSubmit={nothing} onSkip={nothing} />,
  'the simulated X': <SimulatedXView accounts={[]} chosen={null} onChoose={nothing} busy={false} failed onAuthorize={nothing} onRefuse={nothing} />,
  'who asks to be let in': <AskingBrowser device="好" askedAt={NOON} />,
  'the e-mail': <EmailSignInView {...frame} step={{ kind: 'email', ...address, backHref: '/' }} />,
  'the code': <EmailSignInView {...frame} step={code} inbox={<SimulatedInbox items={[{ email: '1@1', code: '123456', at: TWO }]} onUse={nothing} />} />,
  'the code, again': <EmailSignInView {...frame} step={{ ...code, resendIn: 0 }} inbox={<SimulatedInbox items={[]} />} />,
  'the visitor prompt': <VisitorDialog open onClose={nothing} onSignIn={nothing} />,
  'not found': <NotFoundView homeHref="/" />,
  'a crash': <ErrorScreen onRetry={nothing} onReload={nothing} onSaveReport={nothing} />,
  'being kicked offline': <DuplicateLoginDialog open at={NOON} onLogInAgain={nothing} />,
  'the frame': (
    <AppFrame
      homeHref="/" {...navItems({ t, pathname: '/message', mainPage: 'Message', hasUnread: true })} links={{ supportHref: '/', socialHref: '/', videoHref: '/' }}
      search={<JumpButton keys={['Ctrl K']} onPress={nothing} />} banner={<OfflineBanner onTryNow={nothing} />}
      account={<><BalanceChip usd="12.5" isUnknown={false} onRetry={nothing} /><BalanceChip usd={null} isUnknown onRetry={nothing} /><AccountButton {...account} /></>}
    >
      <Toasts items={[{ id: '1', kind: 'info', code: 'T7', text: '好' }]} onCopyCode={nothing} onDismiss={nothing} />
    </AppFrame>
  ),
  'the account': <AccountPanel open viewer={{ face: { id: '1', name: '好' }, method: 'email', following: 12, followers: 3 }} {...panelActs} />,
  'the account of a visitor': <AccountPanel open viewer={undefined} {...panelActs} sound={false} notices={false} />,
  'the quick switcher': <Switcher open onClose={nothing} items={(['conversation', 'group', 'command'] as const).map((kind) => ({ id: kind, kind, name: '好', onChoose: nothing }))} />,
  'the quick switcher without results': <Switcher open onClose={nothing} items={[]} />,
  'the keys': <AppProvider value={new FakeApp()}><ShortcutsLayer open onClose={nothing} /></AppProvider>,
  'the main page picker': <MainPagePicker open onClose={nothing} mainPage="Discover" onChoose={nothing} />,
  'the way into the app': <AppPrompt open onBrowse={nothing} onOpenApp={nothing} />,
  'the activity': <ActivityCard activity={{ pictures: ['/town/c3.svg', '/town/c5.svg'], icon: '/town/c6.svg' }} isShown onShow={nothing} onHide={nothing} />,
})
