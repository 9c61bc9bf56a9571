import { fireEvent, screen } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, it } from 'vitest'
import { AccountMenu } from '../../src/ui/frame/AccountMenu'
import { AppFrame } from '../../src/ui/frame/AppFrame'
import { Toasts } from '../../src/ui/components/Toasts'
import { OfflineBanner } from '../../src/ui/components/OfflineBanner'
import { changeLanguage, createI18n, preferredLanguage } from '../../src/ui/i18n'
import { en } from '../../src/ui/i18n/en'
import { ErrorScreen } from '../../src/ui/screens/error/ErrorScreen'
import { ComposerNotice } from '../../src/ui/screens/group/ComposerNotice'
import { GroupPanelView } from '../../src/ui/screens/group/GroupPanelView'
import { GroupView, type GroupViewProps } from '../../src/ui/screens/group/GroupView'
import { ListStart } from '../../src/ui/screens/group/ListStart'
import { ToBottom } from '../../src/ui/screens/group/ToBottom'
import { GroupCentreView } from '../../src/ui/screens/group-centre/GroupCentreView'
import { ConversationListView } from '../../src/ui/screens/messages/ConversationListView'
import { MessagesEmptyView } from '../../src/ui/screens/messages/MessagesEmptyView'
import { NotFoundView } from '../../src/ui/screens/not-found/NotFoundView'
import { EmailSignInView } from '../../src/ui/screens/sign-in/EmailSignInView'
import { SignInView } from '../../src/ui/screens/sign-in/SignInView'
import { SimulatedInbox } from '../../src/ui/screens/sign-in/SimulatedInbox'
import { VisitorDialog } from '../../src/ui/screens/visitor/VisitorDialog'
import { conversation, trendingGroup } from './support/groups'
import { DAY, item, MINUTE, Rows, TWO } from './support/messages'
import { english, show } from './support/show'
import { told } from './support/told'

const chinese = await createI18n('zh')
const nothing = told()
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
  messages: empty, earlier: 'failed', onLoadEarlier: nothing, now: TWO, onRetry: nothing, onRemove: nothing,
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

const screens: Readonly<Record<string, ReactNode>> = {
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
  'the start of the messages': <><ListStart height={1} earlier="failed" day="今天" onRetry={nothing} /><ListStart height={1} earlier="beginning" day="" onRetry={nothing} /></>,
  'the way down': <ToBottom count={3} onPress={nothing} />,
  'a group’s panel': <GroupPanelView {...panel} members={{ status: 'ready', value: members }} />,
  'a group’s panel that failed': <GroupPanelView {...panel} members={failed} more="failed" />,
  'a group’s panel that is empty': <GroupPanelView {...panel} members={{ status: 'ready', value: { staff: [], members: [], staffCount: 0, othersCount: 0 } }} />,
  'the ways in': <SignInView {...frame} emailHref="/" visitorHref="/" />,
  'the e-mail': <EmailSignInView {...frame} step={{ kind: 'email', email: '', onEmail: nothing, isValid: false, busy: false, onSubmit: nothing, backHref: '/' }} />,
  'the code': <EmailSignInView {...frame} step={code} inbox={<SimulatedInbox items={[{ email: '1@1', code: '123456', at: TWO }]} onUse={nothing} />} />,
  'the code, again': <EmailSignInView {...frame} step={{ ...code, resendIn: 0 }} inbox={<SimulatedInbox items={[]} />} />,
  'the visitor prompt': <VisitorDialog open onClose={nothing} onSignIn={nothing} />,
  'not found': <NotFoundView homeHref="/" />,
  'a crash': <ErrorScreen onReload={nothing} onExportLog={nothing} />,
  'the frame': (
    <AppFrame
      area="messages" hrefs={{ discover: '/', messages: '/' }} hasUnread showBottomBar banner={<OfflineBanner onTryNow={nothing} />}
      account={<AccountMenu viewer={undefined} signInHref="/" theme="system" language="zh" onTheme={nothing} onLanguage={nothing} onExportLog={nothing} onSignOut={nothing} />}
    >
      <Toasts items={[{ id: '1', kind: 'info', text: '好' }]} onDismiss={nothing} />
    </AppFrame>
  ),
}

/** Everything that is read or read out. */
const allWords = (): string => {
  const told = ['aria-label', 'title', 'placeholder', 'alt'].flatMap((name) =>
    [...document.querySelectorAll(`[${name}]`)].map((one) => one.getAttribute(name) ?? ''))
  return [document.body.textContent, ...told].join('\n')
}
/** Names, examples and units that are written the same. */
const same = /Loop|English|\bID\b|\bAI\b|Enter|you@example\.com|name@example\.com|OK|\bmd\b/g
const areas = Object.keys(en).join('|')

describe('In Chinese', () => {
  it.each(Object.entries(screens))('%s shows no key and no English word', (_name, view) => {
    show(view, { i18n: chinese })
    const words = allWords()
    expect(words).toMatch(/\p{Script=Han}/u)
    expect(words).not.toMatch(new RegExp(`\\b(?:${areas})\\.[a-z]\\w+`))
    expect(words.replaceAll(same, '').match(/[A-Za-z]{2,}/g) ?? []).toEqual([])
    expect(words).not.toMatch(/{{|}}/)
  })

  it('the account menu speaks it as well', async () => {
    show(<AccountMenu viewer={ben} signInHref="/" theme="dark" language="zh" onTheme={nothing} onLanguage={nothing} onExportLog={nothing} onSignOut={nothing} />, { i18n: chinese })
    fireEvent.click(screen.getByRole('button'))
    await screen.findByRole('menu')
    expect(allWords().replaceAll(same, '').match(/[A-Za-z]{2,}/g) ?? []).toEqual([])
  })
})

describe('The language', () => {
  it.each([[['de-DE', 'zh-TW', 'en'], 'zh'], [['fr', 'en-GB', 'zh'], 'en'], [['ja'], 'en'], [[], 'en'], [['ZH'], 'zh']] as const)('R1-359 is the browser’s %j, else English: %s', (wanted, spoken) => {
    expect(preferredLanguage(wanted)).toBe(spoken)
  })

  it('changes what is shown, and what the page says it is', async () => {
    const i18n = await createI18n('en')
    show(<NotFoundView homeHref="/" />, { i18n })
    expect(document.documentElement.lang).toBe('en')
    await changeLanguage(i18n, 'zh')
    expect(await screen.findByText('这个页面不存在')).toBeTruthy()
    expect(document.documentElement.lang).toBe('zh-Hans')
    expect(english.language).toBe('en')
  })
})
