import { act } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { threadOf } from '../../../../../src/domain/chat'
import { unreachable } from '../../../../../src/domain/kernel/failure'
import { useMessages } from '../../../../../src/ui/features/chat/timeline/use-messages'
import { useMarkAsRead } from '../../../../../src/ui/features/chat/timeline/use-mark-as-read'
import { groupOf } from '../../../../support/builders/group'
import { clientId, lounge, messageOf, messagesOf } from '../../../../support/builders/message'
import { ann } from '../../../../support/builders/person'
import { summaryOf } from '../../../../support/builders/summary'
import { live, using, type AccountStep, type FakeApp } from '../../../support/fake-app'
import { accountOf } from '../../../../support/slices-in'

const group = groupOf('12345678')
const summary = (readSeq: number, unread: number) => summaryOf({ maxSeq: 4, readSeq, unread })
const listed =
  (readSeq: number, unread: number): AccountStep =>
  (ask) => ({ type: 'chat/ConversationsListed', ask: ask('list'), conversations: [summary(readSeq, unread)] })
const page: AccountStep = (ask) => ({
  type: 'chat/HistoryPulled',
  ask: ask(`newest:${lounge}`),
  conversationId: lounge,
  from: 1,
  to: 4,
  messages: messagesOf(1, 2, 3, 4),
  rev: null,
})

/** Ann opens the lounge with four messages of others, read up to `readSeq`. */
const lounging = (readSeq: number): FakeApp =>
  live(ann).hear(listed(readSeq, 4 - readSeq), { type: 'chat/OpenConversation', conversationId: lounge }, page)

const reading = (app: FakeApp, of = group) =>
  using(
    app,
    () => {
      const { thread, items } = useMessages(of)
      return useMarkAsRead(of, thread, items)
    },
    undefined,
  ).result

const atBottom = (app: FakeApp, of = group) => {
  const result = reading(app, of)
  act(() => result.current.onBottomChange(true))
}

const seen = (visible: boolean) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visible ? 'visible' : 'hidden')
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
}
const read = (app: FakeApp) =>
  app.saidToAccount.flatMap((message) => (message.type === 'chat/MarkConversationRead' ? [message.seq] : []))
const newMessage: AccountStep = { type: 'chat/MessagesArrived', messages: [messageOf({ seq: 5 })] }

describe('The read position of a member', () => {
  it('in a visible tab, reaching the bottom of the list moves a member’s read position to the newest message', () => {
    const app = lounging(2)
    atBottom(app)
    expect(read(app)).toEqual([4])
    expect(threadOf(accountOf(app).chat.get(), lounge).unread).toBe(0)
  })

  it('the read position of a member does not move until the bottom of the list is on screen', () => {
    const app = lounging(2)
    const result = reading(app)
    expect(read(app)).toEqual([])
    act(() => result.current.onBottomChange(false))
    expect(read(app)).toEqual([])
  })

  it('the read position of a member stays while the tab is hidden, and moves when the tab becomes visible', () => {
    seen(false)
    const app = lounging(2)
    atBottom(app)
    expect(read(app)).toEqual([])
    seen(true)
    expect(read(app)).toEqual([4])
  })

  it('the read position of a member moves with each message that arrives while the reader is at the bottom', () => {
    const app = lounging(2)
    atBottom(app)
    app.hear(newMessage)
    expect(read(app)).toEqual([4, 5])
  })

  it('the read position of a member does not move while the reader is scrolled up', () => {
    const app = lounging(2)
    const result = reading(app)
    act(() => result.current.onBottomChange(true))
    act(() => result.current.onBottomChange(false))
    app.hear(newMessage)
    expect(read(app)).toEqual([4])
  })

  it('the read position is not sent again for messages that are already read', () => {
    const app = lounging(4)
    atBottom(app)
    expect(read(app)).toEqual([])
  })
})

describe('A non-member', () => {
  const guest = groupOf('12345678', { isMember: false })

  it('a non-member marks nothing as read, and sees no unread divider', () => {
    const app = lounging(2)
    atBottom(app, guest)
    expect(read(app)).toEqual([])
    expect(reading(app, guest).current.firstUnreadKey).toBeUndefined()
  })
})

describe('The divider above unread messages', () => {
  it('the unread divider stands above the first unread message', () => {
    expect(reading(lounging(2)).current.firstUnreadKey).toBe(messageOf({ seq: 3 }).id)
  })

  it('R1-110 the messages stay hidden until the conversation list has loaded with the read position', () => {
    const app = live(ann).hear({ type: 'chat/OpenConversation', conversationId: lounge }, page)
    const result = reading(app)
    expect(result.current).toMatchObject({ isOpen: false, firstUnreadKey: undefined })
    app.hear(listed(2, 2))
    expect(result.current).toMatchObject({ isOpen: true, firstUnreadKey: messageOf({ seq: 3 }).id })
  })

  it('if the conversation list failed to load, the messages open without an unread divider, and a retry adds no divider', () => {
    const app = live(ann).hear({ type: 'chat/OpenConversation', conversationId: lounge }, page)
    const result = reading(app)
    app.hear((ask) => ({ type: 'chat/ConversationsNotListed', ask: ask('list'), failure: unreachable }))
    expect(result.current).toMatchObject({ isOpen: true, firstUnreadKey: undefined })
    app.hear({ type: 'chat/RetryConversations' })
    expect(result.current).toMatchObject({ isOpen: true, firstUnreadKey: undefined })
  })

  it('no unread divider shows when all messages are read', () => {
    expect(reading(lounging(4)).current.firstUnreadKey).toBeUndefined()
  })

  it('the unread divider stays in place while more messages arrive and are read', () => {
    const app = lounging(2)
    const result = reading(app)
    act(() => result.current.onBottomChange(true))
    app.hear(newMessage)
    expect(result.current.firstUnreadKey).toBe(messageOf({ seq: 3 }).id)
  })

  it('a new message adds no unread divider to a conversation that was fully read when opened', () => {
    const app = lounging(4)
    const result = reading(app)
    app.hear(newMessage)
    expect(result.current.firstUnreadKey).toBeUndefined()
  })

  it('the unread divider stands above the oldest loaded message until the first unread message has loaded', () => {
    const many = summaryOf({ maxSeq: 110, readSeq: 6, unread: 104 })
    const app = live(ann).hear(
      (ask) => ({ type: 'chat/ConversationsListed', ask: ask('list'), conversations: [many] }),
      {
        type: 'chat/OpenConversation',
        conversationId: lounge,
      },
    )
    const come =
      (ask: string, first: number, last: number): AccountStep =>
      (find) => ({
        type: 'chat/HistoryPulled',
        ask: find(ask),
        conversationId: lounge,
        from: first,
        to: last,
        rev: null,
        messages: messagesOf(...Array.from({ length: last - first + 1 }, (_, i) => first + i)),
      })
    app.hear(come(`newest:${lounge}`, 101, 110))
    const result = reading(app)
    expect(result.current).toMatchObject({ firstUnreadKey: messageOf({ seq: 101 }).id, unreadBefore: 94 })
    app.hear({ type: 'chat/LoadEarlier', conversationId: lounge }, come(`older:${lounge}:101`, 51, 100))
    expect(result.current).toMatchObject({ firstUnreadKey: messageOf({ seq: 101 }).id, unreadBefore: 94 })
    app.hear({ type: 'chat/LoadEarlier', conversationId: lounge }, come(`older:${lounge}:51`, 1, 50))
    expect(result.current).toMatchObject({ firstUnreadKey: messageOf({ seq: 7 }).id, unreadBefore: 0 })
  })

  it('the unread divider never stands above my own message', () => {
    const mine = messageOf({ seq: 3, by: ann, clientId: clientId('mine') })
    const app = live(ann).hear(listed(2, 1), { type: 'chat/OpenConversation', conversationId: lounge }, (ask) => ({
      type: 'chat/HistoryPulled',
      ask: ask(`newest:${lounge}`),
      conversationId: lounge,
      from: 1,
      to: 4,
      rev: null,
      messages: [...messagesOf(1, 2), mine, ...messagesOf(4)],
    }))
    expect(reading(app).current.firstUnreadKey).toBe(messageOf({ seq: 4 }).id)
  })
})
