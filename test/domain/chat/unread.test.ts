import { describe, expect, it } from 'vitest'
import { chatUnit, conversationRows, hasNews, threadOf } from '../../../src/domain/chat'
import { refused, unreachable } from '../../../src/domain/kernel/failure'
import { kitchen, lounge, messageOf, messagesOf } from '../../support/builders/message'
import { noonPlus } from '../../support/builders/instant'
import { ann } from '../../support/builders/person'
import { summaryOf } from '../../support/builders/summary'
import { alarm, given, type Step } from '../../support/given'
import { arrive, listed, live, logged, openLounge, page, signedIn } from './stories'

const unread = ({ state }: { state: typeof chatUnit.initial }) => threadOf(state, lounge).unread
const read = (seq: number): Step => ({ type: 'ReadConversation', conversationId: lounge, seq })
const asking = given(chatUnit, signedIn, logged)
const seven = asking.when(listed(summaryOf({ maxSeq: 10, readSeq: 3, unread: 7 })))

describe('Unread', () => {
  it('IM-10 begins with what the server counted', () => {
    expect(unread(seven)).toBe(7)
  })

  it('IM-10 grows by what others write, once a message', () => {
    expect(unread(seven.when(arrive(...messagesOf(11, 12)), arrive(...messagesOf(12))))).toBe(9)
  })

  it('IM-10 does not grow by what I write', () => {
    expect(unread(seven.when(arrive(messageOf({ seq: 11, by: ann }))))).toBe(7)
  })

  it('IM-10 does not count again what the server counted', () => {
    expect(unread(seven.when(openLounge, page('newest:sg_12345678', 1, 10)))).toBe(7)
  })

  it('IM-10 is the same whether the push or the list came first', () => {
    expect(unread(asking.when(arrive(...messagesOf(10)), listed(summaryOf({ maxSeq: 10, readSeq: 3, unread: 7 }))))).toBe(7)
  })

  it('IM-10 is 0 when everything is read, and what comes later counts', () => {
    const all = seven.when(read(10))
    expect([unread(all), unread(all.when(arrive(...messagesOf(11))))]).toEqual([0, 1])
  })

  it('IM-10 is what is left when only a part is read', () => {
    expect(unread(seven.when(openLounge, page('newest:sg_12345678', 1, 10), read(8)))).toBe(2)
  })

  it('IM-10 never goes back up because less was read elsewhere', () => {
    expect(unread(seven.when(read(10), read(4)))).toBe(0)
  })

  it('IM-10 counts a kind of message that nobody knows (BI-319)', () => {
    expect(unread(seven.when(arrive({ ...messageOf({ seq: 11 }), content: { kind: 'unknown' } })))).toBe(8)
  })
})

describe('The red dot', () => {
  it.each([
    ['on', { unread: 1, maxSeq: 1 }, true],
    ['off where all is read', { unread: 0, maxSeq: 1, readSeq: 1 }, false],
    ['off for a muted conversation', { unread: 3, maxSeq: 3, muted: true }, false],
  ])('IM-10 is %s', (_how, row, on) => {
    expect(hasNews(asking.when(listed(summaryOf(row))).state)).toBe(on)
  })
})

describe('Reading', () => {
  it('is told to the server, the latest place only', () => {
    live.when(read(4), read(6)).gives({ asks: { 'read:sg_12345678:6': { conversationId: lounge, seq: 6 } } })
  })

  it('is told again after 3 s where the server could not be reached', () => {
    live.when(read(4), (ask) =>
      ({ type: 'ReadNotMarked', ask: ask('read:sg_12345678:4'), conversationId: lounge, seq: 4, failure: unreachable }))
      .gives({ asks: { 'wait:read:sg_12345678:4': { at: noonPlus(3_000) } } })
      .when(alarm('wait:read:sg_12345678:4')).gives({ asks: { 'read:sg_12345678:4': { conversationId: lounge, seq: 4 } } })
  })

  it('ALL-9 is not told again by itself where the server refused it', () => {
    live.when(read(4), (ask) =>
      ({ type: 'ReadNotMarked', ask: ask('read:sg_12345678:4'), conversationId: lounge, seq: 4, failure: refused('no') }))
      .gives({ asks: {} })
  })
})

describe('The conversation list', () => {
  const two = asking.when(listed(
    summaryOf({ latest: messageOf({ seq: 1 }), maxSeq: 1 }),
    summaryOf({ conversationId: kitchen, latest: messageOf({ seq: 9, in: kitchen }), maxSeq: 9 })))
  const ids = (story: typeof two) => conversationRows(story.state).map(({ summary }) => summary.conversationId)

  it('shows the newest first, also when something new comes', () => {
    expect(ids(two)).toEqual([kitchen, lounge])
    expect(ids(two.when(arrive(messageOf({ seq: 20 }))))).toEqual([lounge, kitchen])
  })

  it('drops what the server lists no more', () => {
    expect(ids(two.when(logged, listed(summaryOf())))).toEqual([lounge])
  })

  it('is failed until it is listed, tried again after 3 s and on demand', () => {
    const failed = asking.when((ask) => ({ type: 'ConversationsNotListed', ask: ask('list'), failure: unreachable }))
    failed.gives({ asks: { 'wait:list': { at: noonPlus(3_000) } }, data: { chat: { list: 'failed' } } })
    failed.when({ type: 'RetryConversations' }).gives({ asks: { list: {} }, data: { chat: { list: 'loading' } } })
  })

  it('ALL-9 is not asked for again by itself when the server refused it', () => {
    asking.when((ask) => ({ type: 'ConversationsNotListed', ask: ask('list'), failure: refused('no') }))
      .gives({ asks: {}, data: { chat: { list: 'failed' } } })
  })

  it('stays shown when it can not be read again', () => {
    two.when(logged, (ask) => ({ type: 'ConversationsNotListed', ask: ask('list'), failure: unreachable }))
      .gives({ data: { chat: { list: 'shown' } } })
  })
})
