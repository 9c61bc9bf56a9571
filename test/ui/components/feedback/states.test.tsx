import { fireEvent, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { ErrorScreen } from '../../../../src/ui/app-shell/error/ErrorScreen'
import { GroupView, type GroupViewProps } from '../../../../src/ui/features/group/GroupView'
import { ListStart } from '../../../../src/ui/features/chat/timeline/ListStart'
import { MemberLists, type MemberListsProps } from '../../../../src/ui/features/group/MemberLists'
import { DiscoverView, type DiscoverViewProps } from '../../../../src/ui/features/group/discover/DiscoverView'
import {
  ConversationListView,
  type ConversationListViewProps,
} from '../../../../src/ui/features/chat/listing/ConversationListView'
import { resetLazyModules } from '../../../../src/ui/components/lazy-module'
import { NotFoundView } from '../../../../src/ui/app-shell/not-found/NotFoundView'
import { groupOf } from '../../../support/builders/group'
import { conversation } from '../../support/groups'
import { item, itemsOf, TWO } from '../../support/messages'
import { onPhone } from '../../support/phone-layout'
import { only, show } from '../../support/show'
import { liveRegionText } from '../../support/live-region-text'

const loading = { status: 'loading' } as const
const empty = { status: 'ready', value: [] } as const
const failed = () => ({ status: 'failed', onRetry: liveRegionText() }) as const
const retry = () => fireEvent.click(screen.getByRole('button', { name: /Retry/ }))
const headings = (level: number) => screen.getAllByRole('heading', { level }).map(({ textContent }) => textContent)

describe('The Discover page', () => {
  const centre = (with_: Partial<DiscoverViewProps>) =>
    show(
      <DiscoverView trending={empty} more="none" onLoadMore={liveRegionText()} myGroups={empty} now={TWO} {...with_} />,
    )

  it('while the Discover page loads, the trending groups and my groups each announce "Loading…" once', () => {
    centre({ trending: loading, myGroups: loading })
    expect(screen.getAllByText('Loading…')).toHaveLength(2)
    expect(headings(1)).toEqual(['Discover'])
  })

  it.each([loading, empty])(
    'the place of the live spaces shows a placeholder until their code has loaded: %j',
    (trending) => {
      resetLazyModules()
      const { container } = centre({ trending })
      expect(only(container, '[class*="_live_"]').childElementCount).toBe(1)
    },
  )

  it('an empty Discover page says that no group is trending, and that groups a member joins will appear there', () => {
    centre({})
    expect(screen.getByText('Nothing is trending yet')).toBeTruthy()
    expect(screen.getByText(/Groups you join appear here/)).toBeTruthy()
  })

  it('if the trending groups and my groups failed to load, each has its own Retry button on the Discover page', () => {
    const trending = failed()
    const myGroups = failed()
    centre({ trending, myGroups })
    for (const button of screen.getAllByRole('button', { name: /Retry/ })) fireEvent.click(button)
    expect([trending.onRetry, myGroups.onRetry].map((call) => call.mock.calls.length)).toEqual([1, 1])
    expect(screen.getAllByRole('alert')).toHaveLength(2)
  })

  it('while a retry of the trending groups runs, a press on Retry is ignored', () => {
    const trending = { ...failed(), retrying: true }
    centre({ trending })
    retry()
    expect(trending.onRetry).not.toHaveBeenCalled()
  })

  it('R1-071 the Discover page links to the search, the creation of a group, my groups and the trending groups', () => {
    centre({
      trending: {
        status: 'ready',
        value: [
          groupOf('10000001', { name: 'Group 1', isMember: false }),
          groupOf('10000002', {
            joinType: 'private',
            verification: { kind: 'ambassador', projectName: 'Tea', since: null, link: null },
          }),
        ],
      },
      myGroups: { status: 'ready', value: [conversation('3')] },
    })
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/search',
      '/group/create',
      '/group/3',
      '/group/10000001',
      '/group/10000002',
    ])
    expect(screen.getByText('Joined')).toBeTruthy()
    expect(screen.getByText('Private group')).toBeTruthy()
    expect(screen.getByRole('button', { name: 'Ambassador community' })).toBeTruthy()
  })

  it('the Discover page asks a visitor to sign in where a member sees the list of my groups', () => {
    centre({ visitorSignInHref: '/sign-in' })
    expect(screen.getByRole('link', { name: 'Sign in' }).getAttribute('href')).toBe('/sign-in')
  })

  it.each([
    ['more', 1],
    ['loading', 0],
  ] as const)('a press on Load more loads more groups, but not while a load runs: %s', (more, calls) => {
    const onLoadMore = liveRegionText()
    centre({
      trending: { status: 'ready', value: [groupOf('10000001', { name: 'Group 1', isMember: false })] },
      more,
      onLoadMore,
    })
    fireEvent.click(screen.getByRole('button', { name: /Load more/ }))
    expect(onLoadMore).toHaveBeenCalledTimes(calls)
  })

  it('the groups on the Discover page stay visible when loading more groups fails', () => {
    const onLoadMore = liveRegionText()
    centre({
      trending: { status: 'ready', value: [groupOf('10000001', { name: 'Group 1', isMember: false })] },
      more: 'failed',
      onLoadMore,
    })
    retry()
    expect(onLoadMore).toHaveBeenCalledTimes(1)
    expect(screen.getByText('Group 1')).toBeTruthy()
  })

  it('on a phone the Discover page has two tabs, and the arrow keys switch between the tabs', () => {
    onPhone()
    centre({})
    expect(screen.queryByText('No groups yet')).toBeNull()
    fireEvent.keyDown(screen.getByRole('tab', { name: 'Trending' }), { key: 'ArrowRight' })
    expect(screen.getByRole('tab', { name: 'My groups' }).getAttribute('aria-selected')).toBe('true')
    expect(screen.getByText('No groups yet')).toBeTruthy()
  })
})

describe('The conversation list', () => {
  const list = (conversations: ConversationListViewProps['conversations']) =>
    show(<ConversationListView conversations={conversations} now={TWO} discoverHref="/group" heading="h1" />)

  it('the conversation list shows placeholders while the conversations load', () => {
    list(loading)
    expect(screen.getByRole('status').textContent).toBe('Loading…')
    expect(screen.queryByRole('list')).toBeNull()
  })

  it('an empty conversation list says that there are no conversations, and links to the groups', () => {
    list(empty)
    expect(screen.getByRole('link', { name: 'Find a group' }).getAttribute('href')).toBe('/group')
  })

  it('a conversation list that failed to load shows an error and a Retry button', () => {
    const conversations = failed()
    list(conversations)
    retry()
    expect(conversations.onRetry).toHaveBeenCalledTimes(1)
  })

  it('the conversation list shows every conversation', () => {
    list({ status: 'ready', value: [conversation('1'), conversation('2')] })
    expect(screen.getByRole('list', { name: 'Conversations' }).children).toHaveLength(2)
  })
})

describe('The chat of a group', () => {
  const view = (with_: Partial<GroupViewProps>) =>
    show(
      <GroupView
        head={{ group: { id: '1', name: 'Tea', ownerId: '9' }, memberCount: 1_234 }}
        connection="connected"
        backHref="/message"
        infoOpen={false}
        onInfo={liveRegionText()}
        conversationId="sg_1"
        messages={{ status: 'ready', value: itemsOf([]) }}
        earlier="beginning"
        onLoadEarlier={liveRegionText()}
        now={TWO}
        onRetry={liveRegionText()}
        onRemove={liveRegionText()}
        composer={{ value: '', onChange: liveRegionText(), onSend: liveRegionText() }}
        {...with_}
      />,
    )

  it('while the messages of a group load, the group shows placeholders and already has a text box', () => {
    view({ messages: loading })
    expect(screen.getByText('Loading…')).toBeTruthy()
    expect(screen.getByRole('textbox', { name: 'Message Tea' })).toBeTruthy()
  })

  it('a group without messages suggests writing the first message', () => {
    view({})
    expect(screen.getByText('Be the first to say something.')).toBeTruthy()
  })

  it('a group whose messages failed to load shows an error and a Retry button', () => {
    const messages = failed()
    view({ messages })
    retry()
    expect(messages.onRetry).toHaveBeenCalledTimes(1)
  })

  it('a group shows its name, its number of members, and its messages in an element with the role log', () => {
    view({ messages: { status: 'ready', value: itemsOf([item('a'), item('b')]) } })
    expect(screen.getByRole('log', { name: 'Messages in Tea' })).toBeTruthy()
    expect(headings(1)).toEqual(['Tea'])
    expect(screen.getByText('1,234 members')).toBeTruthy()
  })

  it.each([
    ['connecting', 'Connecting…'],
    ['reconnecting', 'Chat service rennecting'],
    ['givenUp', 'Reconnection failed, please try refreshing the webpage'],
    ['kicked', 'User has been kicked offline'],
    ['offline', 'Offline'],
  ] as const)(
    'R1-328 R1-330 R1-329 R2-282 R2-283 R2-284 a connection state replaces the number of members beside the group’s name: %s',
    (connection, words) => {
      view({ connection })
      expect(screen.getByText(words)).toBeTruthy()
      expect(screen.queryByText('1,234 members')).toBeNull()
    },
  )

  it('until the group’s name has loaded, the header shows "Loading…" and a disabled info button', () => {
    view({ head: undefined, messages: loading })
    expect(headings(1)).toEqual(['Loading…'])
    expect(screen.getByRole('button', { name: 'Group info' }).hasAttribute('disabled')).toBe(true)
  })

  it('the row above the oldest message says whether older messages are loading, failed to load or do not exist', () => {
    const onRetry = liveRegionText()
    const start = (earlier: 'failed' | 'beginning' | 'loading' | 'more') =>
      show(<ListStart height={136} earlier={earlier} day="Today" onRetry={onRetry} />)
    start('failed')
    retry()
    expect(onRetry).toHaveBeenCalledTimes(1)
    start('beginning')
    expect(screen.getByText('This is the start of the conversation')).toBeTruthy()
    start('loading')
    expect(screen.getByText('Loading…')).toBeTruthy()
    start('more')
    expect(screen.getAllByText('Today')).toHaveLength(4)
  })
})

describe('The member list of a group', () => {
  const lists = (with_: Partial<MemberListsProps>) =>
    show(
      <MemberLists
        members={loading}
        more="none"
        onLoadMore={liveRegionText()}
        scroller={{ current: null }}
        {...with_}
      />,
    )
  const full = {
    staff: [{ id: 'o', name: 'Ola', role: 'owner', you: true }],
    members: [{ id: 'b', name: 'Ben', you: false }],
    staffCount: 1,
    othersCount: 41,
  } as const

  it('the member list shows placeholders while the members load', () => {
    lists({})
    expect(screen.getByText('Loading…')).toBeTruthy()
  })

  it('a member list that failed to load shows an error and a Retry button', () => {
    const members = failed()
    lists({ members })
    retry()
    expect(members.onRetry).toHaveBeenCalledTimes(1)
  })

  it('a member list without other members says that no one else is in the group yet', () => {
    lists({ members: { status: 'ready', value: { staff: [], members: [], staffCount: 0, othersCount: 0 } } })
    expect(screen.getByText('No one else is here yet.')).toBeTruthy()
  })

  it('the member list has the parts Staff and Members, each headed by the number of all people in that part', () => {
    lists({ members: { status: 'ready', value: full } })
    expect(headings(3)).toEqual(['Staff 1', 'Members 41'])
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['OOlayouOwner', 'BBen'])
  })

  it('the rows of the member list stay visible when loading more members fails', () => {
    const onLoadMore = liveRegionText()
    lists({ members: { status: 'ready', value: full }, more: 'failed', onLoadMore })
    retry()
    expect(onLoadMore).toHaveBeenCalledTimes(1)
    expect(screen.getByText('Ben')).toBeTruthy()
  })
})

describe('An unknown page', () => {
  it('R1-051 the screen of an unknown page says that the page was not found, and links to Discover', () => {
    show(<NotFoundView homeHref="/group" />)
    expect(headings(1)).toEqual(['Page not found'])
    expect(screen.getByRole('link', { name: 'Go to Discover' }).getAttribute('href')).toBe('/group')
  })
})

describe('A crashed page', () => {
  it.each(['Retry', 'Reload', 'Save a report'])(
    'on the error screen of a crashed page, each button starts only its own action: %s',
    (name) => {
      const acts = { Retry: liveRegionText(), Reload: liveRegionText(), 'Save a report': liveRegionText() }
      show(<ErrorScreen onRetry={acts.Retry} onReload={acts.Reload} onSaveReport={acts['Save a report']} />)
      fireEvent.click(screen.getByRole('button', { name }))
      expect(
        Object.entries(acts)
          .filter(([, act]) => act.mock.calls.length > 0)
          .map(([one]) => one),
      ).toEqual([name])
    },
  )
})
