import { describe, expect, it } from 'vitest'
import { chatReducer, conversationRows, hasUnreadMessages, threadOf } from '../../../src/domain/chat'
import { refused, unreachable } from '../../../src/domain/kernel/failure'
import { kitchen, lounge, messageOf, messagesOf } from '../../support/builders/message'
import { noonPlus } from '../../support/builders/instant'
import { ann, ben } from '../../support/builders/person'
import { summaryOf } from '../../support/builders/summary'
import { alarm, given, type Step } from '../../support/given'
import { arrive, listed, live, logged, openLounge, page, signedIn } from './stories'

const unread = ({ state }: { state: typeof chatReducer.initial }) => threadOf(state, lounge).unread
const read = (seq: number): Step => ({ type: 'chat/MarkConversationRead', conversationId: lounge, seq })
const asking = given(chatReducer, signedIn, logged)
const seven = asking.when(listed(summaryOf({ maxSeq: 10, readSeq: 3, unread: 7 })))

describe('The unread count', () => {
  it('IM-10 the unread count of a chat starts with the server’s count', () => {
    expect(unread(seven)).toBe(7)
  })

  it('IM-10 the unread count of a chat grows by one for each message of another member', () => {
    expect(unread(seven.when(arrive(...messagesOf(11, 12)), arrive(...messagesOf(12))))).toBe(9)
  })

  it('IM-10 the unread count of a chat does not grow with the member’s own messages', () => {
    expect(unread(seven.when(arrive(messageOf({ seq: 11, by: ann }))))).toBe(7)
  })

  it('IM-10 loading messages that the server’s unread count includes does not raise the unread count of a chat', () => {
    expect(unread(seven.when(openLounge, page('newest:sg_12345678', 1, 10)))).toBe(7)
  })

  it('IM-10 a message that is pushed before the conversation list arrives is not counted twice as unread', () => {
    expect(
      unread(asking.when(arrive(...messagesOf(10)), listed(summaryOf({ maxSeq: 10, readSeq: 3, unread: 7 })))),
    ).toBe(7)
  })

  it('IM-10 the unread count of a chat is 0 once all messages are read, and then counts later messages', () => {
    const all = seven.when(read(10))
    expect([unread(all), unread(all.when(arrive(...messagesOf(11))))]).toEqual([0, 1])
  })

  it('IM-10 the unread count of a chat is the number of messages after the read position if only some are read', () => {
    expect(unread(seven.when(openLounge, page('newest:sg_12345678', 1, 10), read(8)))).toBe(2)
  })

  it('IM-10 if the read position is among messages that are not loaded, the unread count counts only loaded messages after it', () => {
    const midway = seven.when(read(8))
    expect([
      unread(midway),
      unread(midway.when(arrive(...messagesOf(9)))),
      unread(midway.when(openLounge, page('newest:sg_12345678', 1, 10))),
    ]).toEqual([0, 1, 2])
  })

  it('IM-10 after a partial read, the unread count is the unread rest of the server’s count plus the messages that arrived later', () => {
    expect(
      unread(seven.when(arrive(...messagesOf(11, 12)), openLounge, page('newest:sg_12345678', 1, 10), read(8))),
    ).toBe(4)
  })

  it('IM-10 the unread count of a chat that is not on the conversation list counts from the first message of the chat', () => {
    const fresh = live.when(arrive(...messagesOf(1, 2, 3)))
    expect([unread(fresh), unread(fresh.when(read(1)))]).toEqual([3, 2])
  })

  it('IM-10 a newer conversation list replaces the unread count of a chat, and an older conversation list does not', () => {
    const relisted = (row: Parameters<typeof summaryOf>[0]) => seven.when(logged, listed(summaryOf(row)))
    expect(unread(relisted({ maxSeq: 12, readSeq: 11, unread: 1 }))).toBe(1)
    expect(unread(relisted({ maxSeq: 8, readSeq: 3, unread: 5 }))).toBe(7)
    expect(hasUnreadMessages(relisted({ maxSeq: 10, readSeq: 3, unread: 7, muted: true }).state)).toBe(false)
  })

  it('IM-10 the read position of a chat is the furthest read position of this device and the conversation list', () => {
    const place = ({ state }: { state: typeof chatReducer.initial }) => threadOf(state, lounge).readSeq
    const readOn = seven.when(read(8))
    expect([
      place(seven),
      place(readOn),
      place(readOn.when(logged, listed(summaryOf({ maxSeq: 10, readSeq: 4, unread: 6 })))),
    ]).toEqual([3, 8, 8])
  })

  it('IM-10 an earlier read position does not raise the unread count of a chat', () => {
    expect(unread(seven.when(read(10), read(4)))).toBe(0)
  })

  it('IM-10 the unread count of a chat includes a message of an unknown kind (BI-319)', () => {
    expect(unread(seven.when(arrive({ ...messageOf({ seq: 11 }), content: { kind: 'unknown' } })))).toBe(8)
  })
})

describe('The red dot', () => {
  it.each([
    ['on for an unread message', { unread: 1, maxSeq: 1 }, true],
    ['off if all messages are read', { unread: 0, maxSeq: 1, readSeq: 1 }, false],
    ['off for a muted conversation', { unread: 3, maxSeq: 3, muted: true }, false],
  ])('IM-10 the red dot for unread messages is %s', (_how, row, on) => {
    expect(hasUnreadMessages(asking.when(listed(summaryOf(row))).state)).toBe(on)
  })
})

it('IM-10 the red dot for unread messages is on if a conversation is unread, unless only the open conversation is unread', () => {
  const { state } = asking.when(
    listed(summaryOf({ unread: 0 }), summaryOf({ conversationId: kitchen, unread: 1, maxSeq: 1 })),
  )
  expect([hasUnreadMessages(state), hasUnreadMessages(state, lounge), hasUnreadMessages(state, kitchen)]).toEqual([
    true,
    true,
    false,
  ])
})

describe('The read position of a conversation', () => {
  it('an equal or earlier read position of a conversation is not sent to the server again', () => {
    live
      .when(
        read(4),
        (ask) => ({
          type: 'chat/ConversationReadMarked',
          ask: ask('read:sg_12345678:4'),
          conversationId: lounge,
          seq: 4,
        }),
        read(4),
        read(3),
      )
      .gives({ asks: {} })
  })

  it('each conversation sends its own read position to the server', () => {
    live.when(openLounge, read(4), { type: 'chat/MarkConversationRead', conversationId: kitchen, seq: 2 }).gives({
      asks: {
        'newest:sg_12345678': { conversationId: lounge, before: null },
        'read:sg_12345678:4': { conversationId: lounge, seq: 4 },
        'read:sg_87654321:2': { conversationId: kitchen, seq: 2 },
      },
    })
  })

  it('IM-10 when the server stores a read position among messages that are not loaded, the client requests the conversation list', () => {
    const marked: Step = (ask) => ({
      type: 'chat/ConversationReadMarked',
      ask: ask('read:sg_12345678:5'),
      conversationId: lounge,
      seq: 5,
    })
    const midway = seven.when(read(5), marked)
    midway.gives({ asks: { list: {} } })
    const told = midway.when(listed(summaryOf({ maxSeq: 10, readSeq: 5, unread: 4 })))
    told.gives({ asks: {} })
    expect(unread(told)).toBe(4)
    const here = seven.when(openLounge, page('newest:sg_12345678', 1, 10), read(5), marked)
    here.gives({ asks: {} })
    expect(unread(here)).toBe(5)
  })

  it('of several read positions of a conversation, only the latest is sent to the server', () => {
    live.when(read(4), read(6)).gives({ asks: { 'read:sg_12345678:6': { conversationId: lounge, seq: 6 } } })
  })

  it('a read position is sent again after 3 s if the server could not be reached', () => {
    live
      .when(read(4), (ask) => ({
        type: 'chat/ConversationReadNotMarked',
        ask: ask('read:sg_12345678:4'),
        conversationId: lounge,
        seq: 4,
        failure: unreachable,
      }))
      .gives({ asks: { 'wait:read:sg_12345678:4': { at: noonPlus(3_000) } } })
      .when(alarm('wait:read:sg_12345678:4'))
      .gives({ asks: { 'read:sg_12345678:4': { conversationId: lounge, seq: 4 } } })
  })

  it('ALL-9 a read position that the server refused is not sent again automatically', () => {
    live
      .when(read(4), (ask) => ({
        type: 'chat/ConversationReadNotMarked',
        ask: ask('read:sg_12345678:4'),
        conversationId: lounge,
        seq: 4,
        failure: refused('no'),
      }))
      .gives({ asks: {} })
  })
})

describe('The conversation list', () => {
  const two = asking.when(
    listed(
      summaryOf({ latest: messageOf({ seq: 1 }), maxSeq: 1 }),
      summaryOf({ conversationId: kitchen, latest: messageOf({ seq: 9, in: kitchen }), maxSeq: 9 }),
    ),
  )
  const ids = (story: typeof two) => conversationRows(story.state).map(({ summary }) => summary.conversationId)

  it('the conversation list is sorted by latest message, and a new message moves its conversation to the top', () => {
    expect(ids(two)).toEqual([kitchen, lounge])
    expect(ids(two.when(arrive(messageOf({ seq: 20 }))))).toEqual([lounge, kitchen])
  })

  it('the conversation list shows the unread count of each conversation, and a conversation without messages last, with 0', () => {
    const three = two.when(
      logged,
      listed(
        summaryOf({ latest: null }),
        summaryOf({ conversationId: kitchen, latest: messageOf({ seq: 9, in: kitchen }), maxSeq: 9, unread: 4 }),
      ),
    )
    expect(conversationRows(three.state).map(({ summary, unread: count }) => [summary.conversationId, count])).toEqual([
      [kitchen, 4],
      [lounge, 0],
    ])
  })

  it('the loaded messages of a conversation stay after the conversation leaves the list', () => {
    const gone = two.when(openLounge, page('newest:sg_12345678', 1, 2), logged, listed())
    expect([ids(gone), threadOf(gone.state, lounge).messages.length]).toEqual([[], 2])
  })

  it('a conversation leaves the conversation list if a new list from the server does not contain the conversation', () => {
    expect(ids(two.when(logged, listed(summaryOf())))).toEqual([lounge])
  })

  it('a failed conversation list is retried after 3 s, and at once when the member requests a retry', () => {
    const failed = asking.when((ask) => ({
      type: 'chat/ConversationsNotListed',
      ask: ask('list'),
      failure: unreachable,
    }))
    failed.gives({ asks: { 'wait:list': { at: noonPlus(3_000) } }, data: { list: 'failed' } })
    failed.when({ type: 'chat/RetryConversations' }).gives({ asks: { 'list:1': {} }, data: { list: 'loading' } })
  })

  it('ALL-9 the request for the conversation list is not retried by itself after the server refused the request', () => {
    asking
      .when((ask) => ({ type: 'chat/ConversationsNotListed', ask: ask('list'), failure: refused('no') }))
      .gives({ asks: {}, data: { list: 'failed' } })
  })

  it('the conversation list stays shown if it cannot be read again', () => {
    two
      .when(logged, (ask) => ({ type: 'chat/ConversationsNotListed', ask: ask('list'), failure: unreachable }))
      .gives({ data: { list: 'shown' } })
  })

  const recalled = (seq: number, rev = 1): Step => ({
    type: 'chat/MessagesChanged',
    messages: [messageOf({ seq, rev, content: { kind: 'recalled', by: ben.xid } })],
  })

  it('a pushed message that is recalled before it was read does not count as unread, in any order', () => {
    const pushed = arrive(...messagesOf(11, 12))
    expect(unread(seven.when(pushed, recalled(11)))).toBe(8)
    expect(unread(seven.when(pushed, recalled(11), recalled(11)))).toBe(8)
    expect(unread(seven.when(recalled(11), pushed))).toBe(8)
  })

  it('the recall of a message that the server counted as unread reads the list again', () => {
    expect(Object.keys(seven.asked())).not.toContain('list')
    const after = seven.when(recalled(5))
    expect(Object.keys(after.asked())).toContain('list')
    const relisted = after.when(listed(summaryOf({ maxSeq: 10, readSeq: 3, unread: 6 })))
    expect(unread(relisted)).toBe(6)
    expect(Object.keys(seven.when(recalled(2)).asked())).not.toContain('list')
  })
})
