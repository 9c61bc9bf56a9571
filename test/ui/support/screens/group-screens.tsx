import type { TFunction } from 'i18next'
import { Lock } from 'lucide-react'
import { AppProvider } from '../../../../src/ui/app/app-context'
import { FakeApp } from '../fake-app'
import type { ReactNode } from 'react'
import { AnnounceForm } from '../../../../src/ui/features/announcement/AnnounceForm'
import { AnnouncementCard } from '../../../../src/ui/features/announcement/AnnouncementCard'
import { AnnouncePage } from '../../../../src/ui/features/announcement/AnnouncePage'
import { ComposerNotice } from '../../../../src/ui/features/chat/composer/ComposerNotice'
import { GroupPanelView } from '../../../../src/ui/features/group/GroupPanelView'
import { GiftRankDialog } from '../../../../src/ui/features/group/header/GiftRankDialog'
import { GroupView, type GroupViewProps } from '../../../../src/ui/features/group/GroupView'
import { DiscoverView } from '../../../../src/ui/features/group/discover/DiscoverView'
import { announcementOf, roomOf } from '../../../support/builders/announcement'
import { cara } from '../../../support/builders/content'
import { NOON } from '../../../support/builders/instant'
import { JoinView } from '../../../../src/ui/features/join/JoinView'
import { gid, groupOf } from '../../../support/builders/group'
import { itemsOf, TWO } from '../messages'
import { tea, nothing, ben, talk, empty, failed } from './chinese-content'

const loading = { status: 'loading' } as const
const group = groupOf('10000001', {
  name: '茶',
  description: '茶话',
  joinType: 'private',
  verification: { kind: 'official', projectName: '茶', since: NOON, link: 'https://茶' },
  latest: { xid: cara.xid, name: '本', avatar: null, text: '好' },
  snapshot: { announcement: null, said: [], live: { title: '茶', audience: 2 } },
})
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

export const groupScreens = (t: TFunction): Readonly<Record<string, ReactNode>> => ({
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
  'a group that is empty': <GroupView {...chat} />,
  'a group that failed': <GroupView {...chat} messages={failed} connection="reconnecting" />,
  'a group while connecting': <GroupView {...chat} messages={loading} connection="connecting" />,
  'a group whose connection gave up': <GroupView {...chat} head={undefined} connection="givenUp" />,
  'a group without the right to write': (
    <GroupView {...chat} connection="kicked" composer={{ ...chat.composer, notice: <ComposerNotice text="茶" /> }} />
  ),
  'a group offline with a text that is too long': (
    <GroupView {...chat} connection="offline" composer={{ ...chat.composer, value: '好'.repeat(10_002) }} />
  ),
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
    <GiftRankDialog open groupName="好" rank={{ status: 'shown', items: [] }} onRetry={nothing} onClose={nothing} />
  ),
  'the gift rank that failed': (
    <GiftRankDialog open groupName="好" rank={{ status: 'failed', items: [] }} onRetry={nothing} onClose={nothing} />
  ),
  'the announcement form': (
    <AnnouncePage backHref="/" of="好">
      <AnnounceForm
        text="好"
        onText={nothing}
        onCaret={nothing}
        hints={null}
        pictures={null}
        problem={t('announceForm.notPosted')}
        busy={false}
        onPost={nothing}
      />
    </AnnouncePage>
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
})
