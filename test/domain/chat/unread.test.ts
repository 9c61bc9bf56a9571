import { describe, expect, it } from 'vitest'
import { chatReducer, conversationRows, hasUnreadMessages, threadOf } from '../../../src/domain/chat'
import { refused, unreachable } from '../../../src/domain/kernel/failure'
import { kitchen, lounge, messageOf, messagesOf } from '../../support/builders/message'
import { noonPlus } from '../../support/builders/instant'
import { ann } from '../../support/builders/person'
import { summaryOf } from '../../support/builders/summary'
import { alarm, given, type Step } from '../../support/given'
import { arrive, listed, live, logged, openLounge, page, signedIn } from './stories'

const unread = ({ state }: { state: typeof chatReducer.initial }) => threadOf(state, lounge).unread
const read = (seq: number): Step => ({ type: 'ReadConversation', conversationId: lounge, seq })
const asking = given(chatReducer, signedIn, logged)
const seven = asking.when(listed(summaryOf({ maxSeq: 10, readSeq: 3, unread: 7 })))

describe('The unread count', () => {
  it('IM-10 the unread count of a chat starts with the server’s count', () => {
    expect(unread(seven)).toBe(7)
  })

  it('IM-10 the unread count of a chat grows by one for each message of another member', () => {
    expect(unread(seven.when(arrive(...messagesOf(11, 12)), arrive(...messagesOf(12))))).toBe(9)
  })

  it('IM-10 the unread count of a chat does not grow with my own messages', () => {
    expect(unread(seven.when(arrive(messageOf({ seq: 11, by: ann }))))).toBe(7)
  })

  it('IM-10 the unread count of a chat does not count again a message that the server counted', () => {
    expect(unread(seven.when(openLounge, page('newest:sg_12345678', 1, 10)))).toBe(7)
  })

  it('IM-10 the order in which push and list arrive does not change the unread count', () => {
    expect(
      unread(asking.when(arrive(...messagesOf(10)), listed(summaryOf({ maxSeq: 10, readSeq: 3, unread: 7 })))),
    ).toBe(7)
  })

  it('IM-10 the unread count of a chat is 0 when everything is read, and counts later messages', () => {
    const all = seven.when(read(10))
    expect([unread(all), unread(all.when(arrive(...messagesOf(11))))]).toEqual([0, 1])
  })

  it('IM-10 the unread count of a chat is the number of messages after the read position if only some are read', () => {
    expect(unread(seven.when(openLounge, page('newest:sg_12345678', 1, 10), read(8)))).toBe(2)
  })

  it('IM-10 after a read past the loaded messages, the unread count has only loaded messages', () => {
    const midway = seven.when(read(8))
    expect([
      unread(midway),
      unread(midway.when(arrive(...messagesOf(9)))),
      unread(midway.when(openLounge, page('newest:sg_12345678', 1, 10))),
    ]).toEqual([0, 1, 2])
  })

  it('IM-10 after a partial read, later messages add to the unread messages that remain of the server’s count', () => {
    expect(
      unread(seven.when(arrive(...messagesOf(11, 12)), openLounge, page('newest:sg_12345678', 1, 10), read(8))),
    ).toBe(4)
  })

  it('IM-10 the unread count of a chat starts at the first message of the conversation if no list was read', () => {
    const fresh = live.when(arrive(...messagesOf(1, 2, 3)))
    expect([unread(fresh), unread(fresh.when(read(1)))]).toEqual([3, 2])
  })

  it('IM-10 a newer list replaces the unread count, and an older list does not', () => {
    const relisted = (row: Parameters<typeof summaryOf>[0]) => seven.when(logged, listed(summaryOf(row)))
    expect(unread(relisted({ maxSeq: 12, readSeq: 11, unread: 1 }))).toBe(1)
    expect(unread(relisted({ maxSeq: 8, readSeq: 3, unread: 5 }))).toBe(7)
    expect(hasUnreadMessages(relisted({ maxSeq: 10, readSeq: 3, unread: 7, muted: true }).state)).toBe(false)
  })

  it('IM-10 the read position is the furthest read position of this and other devices', () => {
    const place = ({ state }: { state: typeof chatReducer.initial }) => threadOf(state, lounge).readSeq
    const readOn = seven.when(read(8))
    expect([
      place(seven),
      place(readOn),
      place(readOn.when(logged, listed(summaryOf({ maxSeq: 10, readSeq: 4, unread: 6 })))),
    ]).toEqual([3, 8, 8])
  })

  it('IM-10 the unread count of a chat does not rise because another device has read less', () => {
    expect(unread(seven.when(read(10), read(4)))).toBe(0)
  })

  it('IM-10 the unread count of a chat counts a message of an unknown kind (BI-319)', () => {
    expect(unread(seven.when(arrive({ ...messageOf({ seq: 11 }), content: { kind: 'unknown' } })))).toBe(8)
  })
})

describe('The red dot', () => {
  it.each([
    ['on', { unread: 1, maxSeq: 1 }, true],
    ['off if all is read', { unread: 0, maxSeq: 1, readSeq: 1 }, false],
    ['off for a muted conversation', { unread: 3, maxSeq: 3, muted: true }, false],
  ])('IM-10 the red dot is %s', (_how, row, on) => {
    expect(hasUnreadMessages(asking.when(listed(summaryOf(row))).state)).toBe(on)
  })
})

it('IM-10 the red dot is on for one unread conversation, but not for the open conversation', () => {
  const { state } = asking.when(
    listed(summaryOf({ unread: 0 }), summaryOf({ conversationId: kitchen, unread: 1, maxSeq: 1 })),
  )
  expect([hasUnreadMessages(state), hasUnreadMessages(state, lounge), hasUnreadMessages(state, kitchen)]).toEqual([
    true,
    true,
    false,
  ])
})

describe('Read positions', () => {
  it('an equal or earlier read position is not sent again, and each conversation has its own position', () => {
    live
      .when(
        read(4),
        (ask) => ({ type: 'ReadMarked', ask: ask('read:sg_12345678:4'), conversationId: lounge, seq: 4 }),
        read(4),
        read(3),
      )
      .gives({ asks: {} })
    live.when(openLounge, read(4), { type: 'ReadConversation', conversationId: kitchen, seq: 2 }).gives({
      asks: {
        'newest:sg_12345678': { conversationId: lounge, before: null },
        'read:sg_12345678:4': { conversationId: lounge, seq: 4 },
        'read:sg_87654321:2': { conversationId: kitchen, seq: 2 },
      },
    })
  })

  it('IM-10 a read position among unloaded messages makes the client read the list again', () => {
    const marked: Step = (ask) => ({
      type: 'ReadMarked',
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

  it('only the latest read position is sent to the server', () => {
    live.when(read(4), read(6)).gives({ asks: { 'read:sg_12345678:6': { conversationId: lounge, seq: 6 } } })
  })

  it('read positions are sent again after 3 s if the server could not be reached', () => {
    live
      .when(read(4), (ask) => ({
        type: 'ReadNotMarked',
        ask: ask('read:sg_12345678:4'),
        conversationId: lounge,
        seq: 4,
        failure: unreachable,
      }))
      .gives({ asks: { 'wait:read:sg_12345678:4': { at: noonPlus(3_000) } } })
      .when(alarm('wait:read:sg_12345678:4'))
      .gives({ asks: { 'read:sg_12345678:4': { conversationId: lounge, seq: 4 } } })
  })

  it('ALL-9 read positions that the server refused are not sent again automatically', () => {
    live
      .when(read(4), (ask) => ({
        type: 'ReadNotMarked',
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

  it('the conversation list shows the newest conversation first, even after a new message', () => {
    expect(ids(two)).toEqual([kitchen, lounge])
    expect(ids(two.when(arrive(messageOf({ seq: 20 }))))).toEqual([lounge, kitchen])
  })

  it('the conversation list shows the unread count, and 1 for a conversation without messages', () => {
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

  it('a conversation leaves the list if a new response of the server does not contain it', () => {
    expect(ids(two.when(logged, listed(summaryOf())))).toEqual([lounge])
  })

  it('a failed conversation list is retried after 3 s, and at once when the member requests a retry', () => {
    const failed = asking.when((ask) => ({ type: 'ConversationsNotListed', ask: ask('list'), failure: unreachable }))
    failed.gives({ asks: { 'wait:list': { at: noonPlus(3_000) } }, data: { chat: { list: 'failed' } } })
    failed.when({ type: 'RetryConversations' }).gives({ asks: { 'list:1': {} }, data: { chat: { list: 'loading' } } })
  })

  it('ALL-9 the conversation list is not retried by itself after a refusal', () => {
    asking
      .when((ask) => ({ type: 'ConversationsNotListed', ask: ask('list'), failure: refused('no') }))
      .gives({ asks: {}, data: { chat: { list: 'failed' } } })
  })

  it('the conversation list stays shown if it cannot be read again', () => {
    two
      .when(logged, (ask) => ({ type: 'ConversationsNotListed', ask: ask('list'), failure: unreachable }))
      .gives({ data: { chat: { list: 'shown' } } })
  })
})
