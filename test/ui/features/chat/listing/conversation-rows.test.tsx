import { BellOff } from 'lucide-react'
import { fireEvent, screen, within } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { ConversationItem } from '../../../../../src/ui/features/chat/listing/conversation'
import { ConversationList } from '../../../../../src/ui/features/chat/listing/ConversationList'
import { ConversationListView } from '../../../../../src/ui/features/chat/listing/ConversationListView'
import { PinnedChats } from '../../../../../src/ui/features/chat/listing/PinnedChats'
import { badInput, badInputs, visible } from '../../../support/bad-inputs'
import { conversation } from '../../../support/groups'
import { ann } from '../../../../support/builders/person'
import { live } from '../../../support/fake-app'
import { DAY, TWO } from '../../../support/messages'
import { only, show, skeleton } from '../../../support/show'
import { liveRegionText } from '../../../support/live-region-text'

const list = (...items: readonly ConversationItem[]) =>
  show(<ConversationList label="Conversations" items={items} now={TWO} />)
const one = (with_: Partial<ConversationItem> = {}) => {
  list(conversation('1', with_))
  return screen.getByRole('link')
}

describe('A row of the conversation list', () => {
  it('R1-099 a conversation row shows the picture, the name, the latest message and the time', () => {
    const row = one()
    expect(only(row, '[class*="_avatar_"]').textContent).toBe('G')
    expect(only(row, '[class*="_name_"] bdi').textContent).toBe('Group 1')
    expect(only(row, '[class*="_summary_"]').textContent).toBe('Ben: last of 1')
    expect(only(row, 'time').textContent).toBe('14:00')
    expect(row.getAttribute('href')).toBe('/group/1')
  })

  it('a conversation row shows a draft in place of the latest message', () => {
    expect(only(one({ draft: 'half a thought' }), '[class*="_summary_"]').textContent).toBe('Draft: half a thought')
  })

  it.each([
    ['Ben', 'Ben'],
    ['Maximiliana-Theodora Konstantinopoulou', 'Maximiliana-T…'],
    ['Oluwaseun Adébáyò-Richardson', 'Oluwaseun'],
    ['林晓彤 🌙', '林晓彤 🌙'],
  ])('a conversation row shortens a long sender name, so that the message text stays visible: %s', (sender, shown) => {
    expect(only(one({ summary: { sender, text: 'hello' } }), '[class*="_summary_"]').textContent).toBe(
      `${shown}: hello`,
    )
  })

  it('a conversation row has a ring and the label "Live" while a space of the group is live', () => {
    const row = one({ isLive: true })
    expect([within(row).getByText('Live') !== null, row.querySelector('[class*="_live_"]') !== null]).toEqual([
      true,
      true,
    ])
  })

  it('a conversation row has no ring while no space of the group is live', () => {
    expect(one().querySelector('[class*="_live_"]')).toBeNull()
  })

  it.each([
    [1, '1', '1 unread message'],
    [99, '99', '99 unread messages'],
    [100, '99+', '100 unread messages'],
    [12_345, '99+', '12,345 unread messages'],
  ])('R1-099 a conversation row shows %d unread messages as %s', (unread, shown, said) => {
    const badge = only(one({ unread }), '[class*="_count_"]')
    expect(only(badge, '[aria-hidden]').textContent).toBe(shown)
    expect(within(badge).getByText(said)).toBeTruthy()
  })

  it.each([0, -1, Number.NaN])('a conversation row shows no badge for an unread count of %d', (unread) => {
    expect(one({ unread }).querySelector('[class*="_count_"]')).toBeNull()
  })

  it('R1-099 the row of a muted chat has a mute mark, and its unread count is not emphasised', () => {
    const row = one({ muted: true, unread: 3 })
    expect(within(row).getByText('Muted')).toBeTruthy()
    expect(only(row, '[class*="_count_"]').className).toContain('_muted_')
  })

  it('R1-099 the row of a chat that is not muted has no mute mark', () => {
    const row = one({ unread: 3 })
    expect(within(row).queryByText('Muted')).toBeNull()
    expect(only(row, '[class*="_count_"]').className).not.toContain('_muted_')
  })

  it('a conversation row shows the weekday if the latest message is from the previous day', () => {
    expect(only(one({ at: TWO - DAY }), 'time').textContent).toBe('Thu')
  })

  it('the row of a chat without messages shows no time', () => {
    const row = one({ at: undefined, summary: undefined })
    expect(row.querySelector('time')).toBeNull()
    expect(within(row).getByText('No messages yet')).toBeTruthy()
  })

  it.each([
    ['sending', 'Sending'],
    ['sent', 'Sent'],
    ['failed', 'Not sent'],
  ] as const)('a conversation row shows the delivery state of my latest message: %s', (own, words) => {
    const row = one({ summary: { own, text: 'mine' } })
    expect(only(row, '[class*="_summary_"]').textContent).toBe('You: mine')
    expect(within(row).getByText(words)).toBeTruthy()
  })

  it.each(
    badInputs('msg_text')
      .slice(0, 32)
      .map((row) => [row.id, row] as const),
  )('in a conversation row the text of the bad input %s is plain text, without a link', (_id, { text }) => {
    const usual = skeleton(list(conversation('1')).container)
    const { container } = list(conversation('1', { summary: { sender: 'Ben', text } }))
    expect(skeleton(container)).toEqual(usual)
    expect(only(container, '[class*="_words_"]').textContent).toBe(visible(text))
  })

  it('BI-033 a conversation row renders at most 200 characters of a long message', () => {
    const { container } = list(conversation('1', { summary: { text: badInput('msg_text', 'BI-033').text } }))
    expect(only(container, '[class*="_words_"]').textContent).toHaveLength(200)
  })
})

describe('The keyboard in the conversation list', () => {
  const three = () => {
    list(conversation('1'), conversation('2'), conversation('3'))
    return screen.getAllByRole('link')
  }
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key })
  const focused = () => document.activeElement?.getAttribute('href')

  it('the whole conversation list is a single Tab stop', () => {
    expect(three().map(({ tabIndex }) => tabIndex)).toEqual([0, -1, -1])
  })

  it('the Tab stop of the conversation list is the row of the open conversation, which is marked as current', () => {
    show(<ConversationList label="c" items={[conversation('1'), conversation('2')]} selectedId="2" now={TWO} />)
    expect(screen.getAllByRole('link').map((row) => [row.tabIndex, row.getAttribute('aria-current')])).toEqual([
      [-1, null],
      [0, 'page'],
    ])
  })

  it('the arrow keys, Home and End move the focus among the conversation rows, and stop at both ends of the list', () => {
    three()[0]?.focus()
    const way = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'Home', 'ArrowUp', 'End'].map((key) => {
      press(key)
      return focused()
    })
    expect(way).toEqual(['/group/2', '/group/3', '/group/3', '/group/2', '/group/1', '/group/1', '/group/3'])
  })

  it('the row that had the focus last becomes the only Tab stop of the conversation list', () => {
    const rows = three()
    rows[0]?.focus()
    press('ArrowDown')
    expect(rows.map(({ tabIndex }) => tabIndex)).toEqual([-1, 0, -1])
  })

  it('on a conversation row the browser’s default action of Enter is kept, and that of an arrow key is prevented', () => {
    three()[0]?.focus()
    expect(press('Enter')).toBe(true)
    expect(press('ArrowDown')).toBe(false)
  })
})

describe('A row that is marked as unread', () => {
  it('R4-001 has a badge without a number, which a screen reader reads as "Marked as unread"', () => {
    const badge = only(one({ markedUnread: true }), '[class*="_count_"]')
    expect([badge.textContent, within(badge).getByText('Marked as unread').className]).toEqual([
      'Marked as unread',
      'sr',
    ])
  })

  it('R4-001 shows the number of unread messages, if there are any', () => {
    expect(only(one({ markedUnread: true, unread: 3 }), '[class*="_count_"]').textContent).toBe('33 unread messages')
  })
})

describe('The actions of a conversation row', () => {
  const onSelect = liveRegionText()
  const actions = [{ id: 'mute', label: 'Mute', icon: BellOff, onSelect }] as const
  const withActions = (with_: Partial<ConversationItem> = {}) => {
    show(
      <ConversationList label="Conversations" items={[conversation('1', with_)]} now={TWO} actionsOf={() => actions} />,
      { app: live(ann) },
    )
    return screen.getByRole('link')
  }

  it.each([
    ['the secondary mouse button', (row: HTMLElement) => fireEvent.contextMenu(row)],
    ['Shift+F10', (row: HTMLElement) => fireEvent.keyDown(row, { key: 'F10', shiftKey: true })],
    ['the menu key', (row: HTMLElement) => fireEvent.keyDown(row, { key: 'ContextMenu' })],
  ])('R1-096 the menu with the actions of a conversation row opens by %s', async (_how, open) => {
    open(withActions())
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Mute' }))
    expect(onSelect).toHaveBeenCalled()
  })

  it('R1-230 the row of a service account opens no menu of actions', () => {
    const row = withActions({ hasActions: false })
    expect(fireEvent.contextMenu(row)).toBe(true)
    expect(screen.queryByRole('menu')).toBeNull()
  })

  it('R1-099 the row of a pinned chat is marked as pinned', () => {
    expect(within(withActions({ pinned: true })).getByText('Pinned')).toBeTruthy()
  })
})

describe('The strip of pinned chats', () => {
  const view = (items: readonly ConversationItem[], onSelect = liveRegionText()) =>
    show(
      <ConversationListView
        conversations={{ status: 'ready', value: items }}
        now={TWO}
        discoverHref="/group"
        heading="h1"
        actionsOf={() => [{ id: 'pin', label: 'Unpin', icon: BellOff, onSelect }]}
      />,
      { app: live(ann) },
    )

  it('R1-097 a pinned chat stands only in the strip of pinned chats, and not in the list below', () => {
    view([conversation('1'), conversation('2', { pinned: true })])
    const hrefs = (name: string) =>
      within(screen.getByRole('list', { name }))
        .getAllByRole('link')
        .map((link) => link.getAttribute('href'))
    expect([hrefs('Pinned chats'), hrefs('Conversations')]).toEqual([['/group/2'], ['/group/1']])
  })

  it('a chat in the strip of pinned chats has a menu with the actions of the chat', async () => {
    const onSelect = liveRegionText()
    view([conversation('2', { pinned: true })], onSelect)
    fireEvent.contextMenu(within(screen.getByRole('list', { name: 'Pinned chats' })).getByRole('link'))
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Unpin' }))
    expect(onSelect).toHaveBeenCalledTimes(1)
  })

  it('R1-097 the strip of pinned chats shows only pinned chats, and is absent if no chat is pinned', () => {
    const { rerender } = show(
      <PinnedChats items={[conversation('1'), conversation('2', { pinned: true, unread: 120 })]} />,
    )
    const strip = screen.getByRole('list', { name: 'Pinned chats' })
    expect(
      within(strip)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/group/2'])
    expect(strip.textContent).toContain('99+')
    rerender(<PinnedChats items={[conversation('1')]} />)
    expect(screen.queryByRole('list')).toBeNull()
  })
})
