import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { notificationImplementation } from '../../../src/application/features/notification/notification'
import type { NoticePermission } from '../../../src/application/features/notification/ports'
import { refused, unreachable } from '../../../src/domain/kernel/failure'
import { noticesQuery, requestsQuery, type AccessRequest, type Notice } from '../../../src/domain/notification'
import { NotificationBell } from '../../../src/ui/features/notification/NotificationBell'
import { NotificationCards } from '../../../src/ui/features/notification/NotificationCards'
import { NotificationCentre } from '../../../src/ui/features/notification/NotificationCentre'
import { NotificationScreen } from '../../../src/ui/features/notification/NotificationScreen'
import { en } from '../../../src/ui/features/notification/translations.en'
import { ConversationId } from '../../../src/domain/kernel/ids'
import { made } from '../../support/builders/made'
import { accessRequest, notice, noticeArrived, requestArrived } from '../../support/builders/notice'
import { ann } from '../../support/builders/person'
import { summaryOf } from '../../support/builders/summary'
import { badInput } from '../support/bad-inputs'
import { live } from '../support/fake-app'
import { declarations } from '../support/styles'
import { english, show } from '../support/show'

english.addResourceBundle('en', 'notification', en)

const FIRST = { key: '{}', input: {}, page: null }
const badges: number[] = []
const open = (view: Parameters<typeof show>[0], permission: NoticePermission = 'unasked') => {
  const app = live(ann)
  const feature = app.attach(notificationImplementation, {
    badge: { show: (unread: number) => void badges.push(unread) },
    permission: () => permission,
    alerts: app.alerts,
  })
  show(view, { app })
  const hasNotices = (items: readonly Notice[], next: string | null = null): void =>
    feature.answer('read:{}:', (ask) => noticesQuery.loaded({ items, next }, FIRST, ask))
  const hasRequests = (...items: readonly AccessRequest[]): void =>
    feature.answer('read:{}:', (ask) => requestsQuery.loaded({ items, next: null }, FIRST, ask))
  return { app, feature, hasNotices, hasRequests }
}
const item = (text: string, of: object = {}): Notice => ({
  ...notice(text),
  content: {
    kind: 'notification',
    items: [{ text, event: null, image: null, space: null, group: null, button: null, ...of }],
  },
})
const tab = (name: string): void => {
  fireEvent.click(screen.getByRole('tab', { name }))
}

describe('The notification bell', () => {
  it('R4-121 the bell, the title of the browser tab and the app’s badge count new notices and access requests until the member has seen these', async () => {
    const { hasNotices, hasRequests, feature } = open(
      <>
        <NotificationBell />
        <NotificationCards page={{ name: 'Lounge', unread: 2 }} />
      </>,
    )
    expect(screen.getByRole('button', { name: 'Notifications' })).toBeTruthy()
    hasNotices([notice('a'), notice('b')])
    hasRequests(accessRequest())
    expect(await screen.findByRole('button', { name: 'Notifications, 3 new' })).toBeTruthy()
    expect(document.title).toBe('(5) Lounge · Loop')
    feature.hear({ type: 'notification/Seen', of: 'notice', upTo: notice('a').at })
    expect(await screen.findByRole('button', { name: 'Notifications, 1 new' })).toBeTruthy()
    expect(document.title).toBe('(3) Lounge · Loop')
    expect([badges.includes(5), badges.at(-1)]).toEqual([true, 3])
  })

  it('R2-006 a press on the bell opens the notification list, and marks the listed notices as seen', async () => {
    const { hasNotices, app } = open(<NotificationBell />)
    hasNotices([notice('a')])
    fireEvent.click(await screen.findByRole('button', { name: 'Notifications, 1 new' }))
    expect(await screen.findByRole('dialog', { name: 'Notifications' })).toBeTruthy()
    expect(await screen.findByText('Notice a')).toBeTruthy()
    await waitFor(() => {
      expect(app.said('notification/Seen')).toMatchObject([{ of: 'notice', upTo: notice('a').at }])
    })
  })
})

describe('The notification list', () => {
  it('R2-006 R2-043 R1-129 the notification list shows a system notice with its links, and names the group to which access was granted', async () => {
    const { hasNotices } = open(<NotificationScreen />)
    const { group } = accessRequest()
    hasNotices([
      item('Read this', {
        group,
        space: { channelId: '5bace001-0000-4000-8000-000010000001', title: 'Tea', status: 'ended' },
        button: { link: '/group', words: 'Find groups' },
      }),
      { ...notice('in'), content: { kind: 'accessGranted', group } },
    ])
    const [first, second] = await screen.findAllByRole('listitem')
    if (first === undefined || second === undefined) throw new Error('there is no list')
    expect(screen.getByRole('heading', { level: 1, name: 'Notifications' })).toBeTruthy()
    expect(
      within(first)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/space/5bace001-0000-4000-8000-000010000001', `/group/${group.gid}`, '/group'])
    expect(second.textContent).toContain(`You can now enter ${group.name}`)
  })

  it('the notification list says that notices are loading, absent or failed to load, and Retry requests the notices again', async () => {
    const { hasNotices, feature, app } = open(<NotificationCentre />)
    expect(screen.getByText('Loading…')).toBeTruthy()
    feature.answer('read:{}:', (ask) => noticesQuery.failed(FIRST, unreachable, ask))
    expect(await screen.findByText(en.failed)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }))
    expect(app.said('notification/notices/load')).toHaveLength(2)
    hasNotices([])
    expect(await screen.findByText(en.none)).toBeTruthy()
  })

  it('R2-207 if there are more notices, a button under the notification list requests the next page', async () => {
    const { hasNotices, app } = open(<NotificationCentre />)
    hasNotices([notice('a')], '20')
    fireEvent.click(await screen.findByRole('button', { name: en.more }))
    expect(app.said('notification/notices/loadMore')).toHaveLength(1)
  })

  it('BI-137 BI-138 BI-139 notif_button_link: the button of a notice is a link only if its target is a path of this app', async () => {
    const { hasNotices } = open(<NotificationCentre />)
    const link = (id: string): string => badInput('notif_button_link', id).text
    hasNotices(['BI-137', 'BI-138', 'BI-139'].map((id) => item(id, { button: { link: link(id), words: `to ${id}` } })))
    expect((await screen.findByText('to BI-137')).closest('a')).toBeNull()
    expect(screen.getByText('to BI-138').closest('a')).toBeNull()
    expect(screen.getByRole('link', { name: 'to BI-139' }).getAttribute('href')).toBe('/group/12345678')
  })

  it('BI-140 notif_text: the text of a notice is plain text, character for character', async () => {
    const { hasNotices } = open(<NotificationCentre />)
    const { text } = badInput('notif_text', 'BI-140')
    hasNotices([item(text)])
    expect(await screen.findByText(text)).toBeTruthy()
    expect(screen.getByRole('list').querySelector('[onclick]')).toBeNull()
  })
})

describe('An access request in the notification list', () => {
  const requests = async (...items: readonly AccessRequest[]) => {
    const opened = open(<NotificationCentre first="requests" />)
    opened.hasNotices([])
    opened.hasRequests(...items)
    await screen.findAllByRole('listitem')
    return opened
  }

  it.each([
    ['Accept', true],
    ['Ignore', false],
  ] as const)(
    'R2-006 R2-157 ACC-2 ACC-5 a press on %s sends the decision on an access request, and disables Accept and Ignore until the server answers',
    async (name, accepts) => {
      const { app, feature } = await requests(accessRequest())
      fireEvent.click(await screen.findByRole('button', { name }))
      expect(app.said('notification/Decide')).toMatchObject([
        { order: { id: 'r1', conversationId: accessRequest().conversationId, seq: 7 }, accepts },
      ])
      await waitFor(() => {
        expect(
          screen.getByRole('button', { name: 'Accept' }).hasAttribute('disabled') &&
            screen.getByRole('button', { name: 'Ignore' }).hasAttribute('disabled'),
        ).toBe(true)
      })
      feature.answer('decide/group:r1', (ask) => ({
        type: 'notification/Decided',
        ask,
        decision: accepts ? 'accepted' : 'ignored',
      }))
      expect(await screen.findByText(accepts ? 'Accepted' : 'Ignored')).toBeTruthy()
      expect(screen.queryByRole('button', { name })).toBeNull()
    },
  )

  it('ACC-5 when the server refuses the decision on an access request, the Accept button is enabled again', async () => {
    const { feature } = await requests(accessRequest())
    fireEvent.click(await screen.findByRole('button', { name: 'Accept' }))
    feature.answer('decide/group:r1', (ask) => ({ type: 'notification/NotDecided', ask, failure: refused('no') }))
    await waitFor(() => {
      expect(screen.getByRole('button', { name: 'Accept' }).hasAttribute('disabled')).toBe(false)
    })
  })

  it('ACC-7 if another admin decides an access request first, the list says that another admin has decided', async () => {
    const { feature } = await requests(accessRequest())
    fireEvent.click(await screen.findByRole('button', { name: 'Accept' }))
    feature.hear(requestArrived({ status: 'ignored' }))
    expect(await screen.findByText(en.byOther.ignored)).toBeTruthy()
  })

  it('R2-157 an access request that was decided or has an unknown status has no Accept button', async () => {
    await requests(accessRequest({ status: 'accepted' }), accessRequest({ id: 'r2', status: 'unknown' }))
    expect(await screen.findByText('Accepted')).toBeTruthy()
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
  })

  it('R2-097 an access request for a space says that the person asks to join a space of the group', async () => {
    await requests(accessRequest({ id: 'r3', isSpace: true, status: 'ignored' }))
    expect(screen.getByText(/asks to join a space of/)).toBeTruthy()
  })
})

describe('The notification cards', () => {
  it('R2-042 R2-314 at most three notification cards are visible, and closing a card makes room for the card of the next notice', async () => {
    const { feature } = open(<NotificationCards page={{ name: 'Lounge', unread: 2 }} />)
    feature.hear(...['a', 'b', 'c', 'd'].map((id) => noticeArrived(notice(id))))
    await screen.findByText('Notice a')
    expect(screen.getAllByRole('article').map(({ textContent }) => textContent)).toEqual([
      'Notice a',
      'Notice b',
      'Notice c',
    ])
    expect(screen.getByText('1 more')).toBeTruthy()
    const [close] = screen.getAllByRole('button', { name: 'Close' })
    if (close !== undefined) fireEvent.click(close)
    expect(await screen.findByText('Notice d')).toBeTruthy()
    expect(screen.queryByText('Notice a')).toBeNull()
  })

  it('after 10 s a request card is one line without buttons to decide, which leads to the requests', async () => {
    const { feature, app } = open(<NotificationCards page={{ name: 'Lounge', unread: 2 }} />)
    feature.hear(requestArrived(), (ask) => ({ type: 'AlarmRang', ask: ask('enter/group:r1') }))
    expect(await screen.findByRole('button', { name: 'Accept' })).toBeTruthy()
    app.pass(9_000)
    expect(screen.getByRole('button', { name: 'Accept' })).toBeTruthy()
    app.pass(1_000)
    expect(screen.queryByRole('button', { name: 'Accept' })).toBeNull()
    expect(screen.getByText(/asks to join/)).toBeTruthy()
    expect(screen.getByRole('link', { name: 'Review' }).getAttribute('href')).toBe('/notifications?view=requests')
  })

  it('ten requests are one card, and closing the card closes all of them', async () => {
    const { feature, app } = open(<NotificationCards page={{ name: 'Lounge', unread: 2 }} />)
    feature.hear(...Array.from({ length: 10 }, (_, n) => requestArrived({ id: `r${n}` })))
    expect(await screen.findByText(/and 9 others ask to join/)).toBeTruthy()
    expect(screen.getAllByRole('article')).toHaveLength(1)
    fireEvent.click(screen.getByRole('button', { name: 'Close' }))
    expect(app.said('notification/CloseCard')).toHaveLength(10)
    expect(screen.queryAllByRole('article')).toEqual([])
  })

  it('the cards are a row of the page, so that no card covers a part of it', () => {
    expect(declarations('features/notification/notification.module.css', 'cards')).not.toMatch(/position|z-index|inset/)
  })

  it('R2-313 a notification card stays open while the pointer rests on that card', async () => {
    const { feature, app } = open(<NotificationCards page={{ name: 'Lounge', unread: 2 }} />)
    feature.hear(noticeArrived(notice('a')))
    await screen.findByText('Notice a')
    const card = screen.getByRole('article')
    fireEvent(card, new Event('pointerenter'))
    fireEvent(card, new Event('pointerleave'))
    expect([app.said('notification/HoldCard'), app.said('notification/ReleaseCard')]).toMatchObject([
      [{ key: 'notice:a' }],
      [{ key: 'notice:a' }],
    ])
  })
})

describe('The alert settings', () => {
  const chats = async (permission: NoticePermission) => {
    const opened = open(<NotificationCentre first="alerts" />, permission)
    opened.app.hear((ask) => ({
      type: 'chat/ConversationsListed',
      ask: ask('list'),
      conversations: [
        summaryOf({}),
        summaryOf({ conversationId: made(ConversationId, 'sg_99999999'), name: 'Quiet', muted: true }),
      ],
    }))
    await screen.findByText('Quiet')
    return opened
  }

  it('the alert settings say for each chat which alert a new message causes, or why a new message causes no alert', async () => {
    const { app } = await chats('granted')
    expect(screen.getByText(en.why.muted)).toBeTruthy()
    expect(screen.getByText(en.why.off)).toBeTruthy()
    fireEvent.click(screen.getByRole('switch', { name: en.sound }))
    expect(await screen.findByText(en.verdict.sound)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: 'Unmute Quiet' }))
    expect(app.said('chat/PerformChatAction')).toMatchObject([{ act: { kind: 'muteChat', on: false } }])
  })

  it('if the browser denies desktop alerts, the alert settings say so, and the notification list does not offer desktop alerts', async () => {
    const { app } = await chats('denied')
    expect(app.said('ChooseNotices')).toEqual([])
    expect(screen.getByText(en.permission.denied)).toBeTruthy()
    tab(en.all)
    expect(screen.queryByText(en.ask)).toBeNull()
  })

  it('a press on Not now hides the offer to turn desktop alerts on for a month', async () => {
    const { app } = open(<NotificationCentre />)
    fireEvent.click(await screen.findByRole('button', { name: en.askLater }))
    await waitFor(() => {
      expect(screen.queryByText(en.ask)).toBeNull()
    })
    app.pass(31 * 86_400_000)
    expect(await screen.findByText(en.ask)).toBeTruthy()
    fireEvent.click(screen.getByRole('button', { name: en.askYes }))
    await waitFor(() => {
      expect(app.said('ChooseNotices')).toMatchObject([{ notices: true }])
    })
  })
})
