import { describe, expect, it } from 'vitest'
import { chatReducer, threadOf } from '../../../src/domain/chat'
import { refused, unreachable } from '../../../src/domain/kernel/failure'
import type { EffectRef } from '../../../src/domain/kernel/message'
import { kitchen, lounge, messageOf, messagesOf } from '../../support/builders/message'
import { gid } from '../../support/builders/group'
import { noonPlus } from '../../support/builders/instant'
import { ben } from '../../support/builders/person'
import { sessionOf } from '../../support/builders/session'
import { alarm, wait } from '../../support/given'
import { arrive, cut, listed, live, logged, openLounge, page } from './stories'

type State = typeof chatReducer.initial
const thread = ({ state }: { state: State }) => threadOf(state, lounge)
const shown = ({ state }: { state: State }) => [...threadOf(state, lounge).messages].map(({ seq }) => seq)
const newest = { 'newest:sg_12345678': { conversationId: lounge, before: null } }
const opened = live.when(openLounge, page('newest:sg_12345678', 8, 10))

describe('The list of conversations', () => {
  it('the conversation list is requested again when a group changes, because the list shows names and pictures of groups', () => {
    opened.gives({ asks: {} })
    const changed = opened.when({ type: 'group/GroupChanged', gid: gid('12345678') })
    changed.gives({ asks: { list: {} } })
    changed.when(listed()).gives({ asks: {} })
  })
})

describe('The shown messages of a conversation', () => {
  it('IM-6 shown messages are sorted by message number without duplicates, in whatever order they arrive', () => {
    expect(shown(opened.when(arrive(...messagesOf(12, 11, 13, 11)), arrive(...messagesOf(9, 10))))).toEqual([
      8, 9, 10, 11, 12, 13,
    ])
  })

  it('IM-7 messages after a hole in the message numbers are hidden for 500 ms, or until the missing message arrives', () => {
    const holed = opened.when(arrive(...messagesOf(12, 13)))
    expect(shown(holed)).toEqual([8, 9, 10])
    holed.gives({ asks: { 'wait:hole:sg_12345678:11-11': { at: noonPlus(500) } } })
    expect(shown(holed.when(arrive(...messagesOf(11))))).toEqual([8, 9, 10, 11, 12, 13])
    holed.when(arrive(...messagesOf(11))).gives({ asks: {} })
  })

  it('IM-7 the client requests the missing messages 500 ms after a hole in the message numbers appears', () => {
    const asked = opened.when(arrive(...messagesOf(13)), wait(500), alarm('wait:hole:sg_12345678:11-12'))
    asked.gives({ asks: { 'hole:sg_12345678:11-12': { conversationId: lounge, from: 11, to: 12 } } })
    expect(shown(asked.when(page('hole:sg_12345678:11-12', 11, 12)))).toEqual([8, 9, 10, 11, 12, 13])
    asked.when(page('hole:sg_12345678:11-12', 11, 12)).gives({ asks: {} })
  })

  it('IM-7 message numbers that the server no longer has leave no hole in the shown messages', () => {
    expect(
      shown(
        opened.when(
          arrive(...messagesOf(13)),
          wait(500),
          alarm('wait:hole:sg_12345678:11-12'),
          page('hole:sg_12345678:11-12', 11, 12, messagesOf(12)),
        ),
      ),
    ).toEqual([8, 9, 10, 12, 13])
  })

  it('IM-7 another arriving message does not extend the 500 ms wait before a hole is fetched', () => {
    opened
      .when(arrive(...messagesOf(12)), wait(400), arrive(...messagesOf(13)))
      .gives({ asks: { 'wait:hole:sg_12345678:11-11': { at: noonPlus(500) } } })
  })

  it('IM-7 the client requests the missing messages of a hole again if the response contained none of them', () => {
    opened
      .when(
        arrive(...messagesOf(13)),
        wait(500),
        alarm('wait:hole:sg_12345678:11-12'),
        page('hole:sg_12345678:11-12', 1, 0),
      )
      .gives({ asks: { 'wait:hole:sg_12345678:11-12': { at: noonPlus(1_000) } } })
  })

  it('IM-7 the client requests the missing messages of a hole again 3 s after the request failed', () => {
    opened
      .when(arrive(...messagesOf(12)), wait(500), alarm('wait:hole:sg_12345678:11-11'), (ask) => ({
        type: 'chat/HistoryNotPulled',
        ask: ask('hole:sg_12345678:11-11'),
        conversationId: lounge,
        failure: unreachable,
      }))
      .gives({ asks: { 'wait:hole:sg_12345678:11-11': { at: noonPlus(3_500) } } })
  })

  it('IM-7 only the messages after a hole are shown if the hole is too long to fetch at once', () => {
    const far = opened.when(arrive(...messagesOf(400)))
    expect(shown(far)).toEqual([400])
    far.gives({ asks: {} })
  })

  it('IM-6 a push for two conversations creates a hole only in the conversation with missing numbers', () => {
    const two = opened.when(arrive(messageOf({ seq: 12 }), messageOf({ seq: 5, in: kitchen })))
    two.gives({ asks: { 'wait:hole:sg_12345678:11-11': { at: noonPlus(500) } } })
    expect(threadOf(two.state, kitchen).messages).toHaveLength(1)
  })
})

describe('A new login to the chat service', () => {
  it('IM-8 after a new login the conversation list and the newest page of every opened conversation are requested again', () => {
    opened
      .when(cut)
      .gives({ asks: {} })
      .when(logged)
      .gives({ asks: { list: {}, ...newest } })
  })

  it('IM-8 a message that is pushed while the newest page is read after a login is neither lost nor shown twice', () => {
    const back = opened.when(cut, logged, arrive(...messagesOf(14)), page('newest:sg_12345678', 5, 13), listed())
    expect(shown(back)).toEqual([5, 6, 7, 8, 9, 10, 11, 12, 13, 14])
    back.gives({ asks: {} })
  })

  it('IM-8 after a new login the client requests the messages that are missing between the loaded messages and the newest page', () => {
    opened
      .when(cut, logged, listed(), page('newest:sg_12345678', 20, 22))
      .gives({ asks: { 'wait:hole:sg_12345678:11-19': { at: noonPlus(500) } } })
  })

  it('a response to a page request that was sent before the disconnect changes nothing', () => {
    const asked = live.when(openLounge)
    const ask = { unit: 'chat/chat', id: 'newest:sg_12345678', seq: asked.state.asks['newest:sg_12345678']?.seq ?? 0 }
    const back = asked.when(cut, logged)
    expect(
      back.when({
        type: 'chat/HistoryPulled',
        ask,
        conversationId: lounge,
        from: 1,
        to: 1,
        messages: messagesOf(1),
        rev: null,
      }).state,
    ).toBe(back.state)
  })
})

describe('Earlier history', () => {
  const earlier = opened.when({ type: 'chat/LoadEarlier', conversationId: lounge })

  it('earlier history is requested once, from the first shown message backwards, even if the member requests it twice', () => {
    earlier.gives({ asks: { 'older:sg_12345678:8': { conversationId: lounge, before: 8 } } })
    expect(earlier.when({ type: 'chat/LoadEarlier', conversationId: lounge }).state.asks).toEqual(earlier.state.asks)
  })

  it('when the first message of a conversation is loaded, no earlier history is requested', () => {
    const whole = earlier.when(page('older:sg_12345678:8', 1, 7))
    expect(thread(whole)).toMatchObject({ atStart: true, loadingEarlier: false })
    whole.when({ type: 'chat/LoadEarlier', conversationId: lounge }).gives({ asks: {} })
  })

  it('earlier history that could not be read is requested again only when the member requests it', () => {
    const failed = earlier.when((ask) => ({
      type: 'chat/HistoryNotPulled',
      ask: ask('older:sg_12345678:8'),
      conversationId: lounge,
      failure: unreachable,
    }))
    failed.gives({ asks: {} })
    expect(thread(failed)).toMatchObject({ status: 'shown', failedEarlier: true, loadingEarlier: false })
    failed
      .when({ type: 'chat/LoadEarlier', conversationId: lounge })
      .gives({ asks: { 'older:sg_12345678:8': { conversationId: lounge, before: 8 } } })
  })

  it('earlier history is requested even while the chat service is disconnected', () => {
    opened
      .when(cut, { type: 'chat/LoadEarlier', conversationId: lounge })
      .gives({ asks: { 'older:sg_12345678:8': { conversationId: lounge, before: 8 } } })
  })

  it('ALL-4 SES-7 a request for earlier history ends when another account signs in', () => {
    opened
      .when(cut, { type: 'chat/LoadEarlier', conversationId: lounge }, { type: 'SignedIn', session: sessionOf(ben) })
      .gives({ data: { connection: 'offline' }, asks: {} })
  })
})

describe('An opened conversation', () => {
  it('an opened conversation is loading until its first page arrives, and then shown', () => {
    expect([live.when(openLounge), opened].map((story) => thread(story).status)).toEqual(['loading', 'shown'])
  })

  it('an opened conversation is shown as empty if it has no messages', () => {
    expect(thread(live.when(openLounge, page('newest:sg_12345678', 1, 0)))).toMatchObject({
      status: 'shown',
      messages: { length: 0 },
      atStart: true,
    })
  })

  it('an opened conversation shows a failure if the server cannot be reached, and is requested again after 3 s', () => {
    const failed = live.when(openLounge, (ask) => ({
      type: 'chat/HistoryNotPulled',
      ask: ask('newest:sg_12345678'),
      conversationId: lounge,
      failure: unreachable,
    }))
    expect(thread(failed).status).toBe('failed')
    failed
      .gives({ asks: { 'wait:newest:sg_12345678': { at: noonPlus(3_000) } } })
      .when(openLounge)
      .gives({ asks: newest })
  })

  it('ALL-9 a conversation that the server refused to open is requested again only when the member opens it again', () => {
    const no = live.when(openLounge, (ask) => ({
      type: 'chat/HistoryNotPulled',
      ask: ask('newest:sg_12345678'),
      conversationId: lounge,
      failure: refused('Not yours'),
    }))
    no.gives({ asks: {} }).when(openLounge).gives({ asks: newest })
    expect(thread(no).status).toBe('failed')
  })

  it('an opened conversation keeps its shown messages while it is read again', () => {
    expect(shown(opened.when(openLounge))).toEqual([8, 9, 10])
  })
})

describe('A jump to a message', () => {
  const around = 'around:sg_12345678:70-130'
  const far = live.when(openLounge, page('newest:sg_12345678', 471, 500), {
    type: 'chat/JumpTo',
    conversationId: lounge,
    seq: 100,
  })
  const place = (story: { state: State }, seq: number) => threadOf(story.state, lounge, seq)
  const numbers = (story: { state: State }, seq: number) => [...place(story, seq).messages].map((one) => one.seq)
  const run = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)
  const there = far.when(page(around, 70, 130))

  it('a jump to a message requests the page around that message, and is loading until the page arrives', () => {
    far.gives({ asks: { [around]: { conversationId: lounge, from: 70, to: 130 } } })
    expect(place(far, 100)).toMatchObject({ status: 'loading', isFar: true })
  })

  it('a jump shows the messages around its target apart from the newest messages, which stay loaded', () => {
    expect(numbers(there, 100)).toEqual(run(70, 130))
    expect(place(there, 100)).toMatchObject({ status: 'shown', isFar: true, atStart: false })
    expect(shown(there)).toEqual(run(471, 500))
    there.gives({ asks: {} })
  })

  it('the messages around a jump can be extended in both directions, and no loaded message is requested again', () => {
    there
      .when({ type: 'chat/JumpTo', conversationId: lounge, seq: 130 })
      .gives({ asks: { 'around:sg_12345678:131-160': { conversationId: lounge, from: 131, to: 160 } } })
    const above = there.when({ type: 'chat/JumpTo', conversationId: lounge, seq: 70 })
    above.gives({ asks: { 'around:sg_12345678:40-69': { conversationId: lounge, from: 40, to: 69 } } })
    expect(place(above, 100)).toMatchObject({ loadingEarlier: true })
    there.when({ type: 'chat/JumpTo', conversationId: lounge, seq: 100 }).gives({ asks: {} })
  })

  it('the messages around a jump and the newest messages become one history when no message between is missing', () => {
    const near = far.when(
      page(around, 70, 130),
      { type: 'chat/JumpTo', conversationId: lounge, seq: 450 },
      page('around:sg_12345678:420-470', 420, 470),
    )
    expect(place(near, 450)).toMatchObject({ isFar: false })
    expect(shown(near)).toEqual(run(420, 500))
    expect(numbers(near, 100)).toEqual(run(70, 130))
  })

  it('new messages at the end of a conversation do not move the messages around a jump', () => {
    expect(numbers(there.when(arrive(...messagesOf(501))), 100)).toEqual(run(70, 130))
  })

  it('a jump to a message requests nothing for a message that is already shown', () => {
    expect(
      place(
        live
          .when(openLounge, page('newest:sg_12345678', 400, 500), {
            type: 'chat/JumpTo',
            conversationId: lounge,
            seq: 450,
          })
          .gives({ asks: {} }),
        450,
      ),
    ).toMatchObject({ isFar: false, status: 'shown' })
  })

  const failing = (ask: (id: string) => EffectRef) =>
    ({ type: 'chat/HistoryNotPulled', ask: ask(around), conversationId: lounge, failure: unreachable }) as const

  it('a failed jump is retried after 3 s, and at once when the member requests a retry', () => {
    const failed = far.when(failing)
    failed.gives({ asks: { [`wait:${around}`]: { at: noonPlus(3_000) } } })
    expect(place(failed, 100).status).toBe('failed')
    failed
      .when({ type: 'chat/JumpTo', conversationId: lounge, seq: 100 })
      .gives({ asks: { [around]: { conversationId: lounge, from: 70, to: 130 } } })
    expect(place(failed.when({ type: 'chat/JumpTo', conversationId: lounge, seq: 100 }), 100).status).toBe('loading')
  })

  it('a failed jump stays failed when another page of the same conversation arrives', () => {
    const failed = live.when(
      openLounge,
      { type: 'chat/JumpTo', conversationId: lounge, seq: 100 },
      failing,
      page('newest:sg_12345678', 471, 500),
    )
    expect(place(failed, 100).status).toBe('failed')
    expect(threadOf(failed.state, lounge).status).toBe('shown')
    expect(place(failed.when(wait(3_000), alarm(`wait:${around}`), page(around, 70, 130)), 100).status).toBe('shown')
  })

  it('a jump to a message fails, rather than loads forever, if the server has no messages around the target', () => {
    expect(place(far.when(page(around, 70, 69, [])), 100).status).toBe('failed')
  })

  it('the messages around a jump stay after a reload', () => {
    expect(numbers(there.reloaded(), 100)).toEqual(run(70, 130))
  })
})
