import { describe, expect, it } from 'vitest'
import { plainText, chatReducer, threadOf } from '../../../src/domain/chat'
import { unreachable } from '../../../src/domain/kernel/failure'
import { noonPlus } from '../../support/builders/instant'
import { kitchen, lounge, messageOf, messagesOf } from '../../support/builders/message'
import { alarm, wait, type Step } from '../../support/given'
import { arrive, live, openLounge, page } from './stories'

type Story = { readonly state: typeof chatReducer.initial }
const run = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i)
const thread = ({ state }: Story, place: number | null = null) => threadOf(state, lounge, place)
const shown = (story: Story, place: number | null = null) => [...thread(story, place).messages].map(({ seq }) => seq)
const earlier: Step = { type: 'chat/LoadEarlier', conversationId: lounge }
const jump = (seq: number): Step => ({ type: 'chat/JumpTo', conversationId: lounge, seq })
const opened = live.when(openLounge, page('newest:sg_12345678', 8, 10))
const waits = (range: string, ms: number) => ({ [`wait:hole:sg_12345678:${range}`]: { at: noonPlus(ms) } })

describe('A hole in the message numbers', () => {
  it('IM-7 a hole in the message numbers is fetched 500 ms after it appears, whatever other requests and holes exist', () => {
    opened
      .when(earlier, wait(10), arrive(...messagesOf(12)))
      .gives({ asks: { 'older:sg_12345678:8': { conversationId: lounge, before: 8 }, ...waits('11-11', 510) } })
    opened
      .when(
        arrive(messageOf({ seq: 1, in: kitchen }), messageOf({ seq: 3, in: kitchen })),
        wait(100),
        arrive(...messagesOf(12)),
      )
      .gives({ asks: { 'wait:hole:sg_87654321:2-2': { at: noonPlus(500) }, ...waits('11-11', 600) } })
  })

  it('IM-7 when a message splits a hole in the message numbers, the remaining holes keep the original deadline', () => {
    opened
      .when(arrive(...messagesOf(14)), wait(400), arrive(...messagesOf(12)))
      .gives({ asks: { ...waits('11-11', 500), ...waits('13-13', 500) } })
  })

  it('IM-7 when a message arrives in a hole, the client requests only the messages still missing there, and other holes in full', () => {
    opened.when(arrive(...messagesOf(14)), arrive(...messagesOf(11))).gives({ asks: waits('12-13', 500) })
    opened
      .when(arrive(...messagesOf(14, 17)), arrive(...messagesOf(11)))
      .gives({ asks: { ...waits('12-13', 500), ...waits('15-16', 500) } })
  })

  it('IM-7 a hole of 200 messages is fetched, and messages after the hole are hidden meanwhile', () => {
    const small = opened.when(arrive(...messagesOf(211)))
    small.gives({ asks: waits('11-210', 500) })
    expect(shown(small)).toEqual([8, 9, 10])
  })

  it('IM-7 a hole of more than 200 messages is not fetched, and only the messages after the hole are shown', () => {
    const long = opened.when(arrive(...messagesOf(212)))
    long.gives({ asks: {} })
    expect(shown(long)).toEqual([212])
    expect(shown(long.when(arrive(...messagesOf(214))))).toEqual([212])
  })
})

describe('A page of messages', () => {
  it('IM-6 a page of messages changes no message outside its range, and adds no message twice', () => {
    const [first, other] = [messageOf({ seq: 7, text: 'first' }), messageOf({ seq: 7, text: 'other' })]
    const told = opened.when(
      earlier,
      page('older:sg_12345678:8', 6, 7, [
        messageOf({ seq: 6 }),
        first,
        other,
        messageOf({ seq: 5 }),
        messageOf({ seq: 8, text: 'other' }),
      ]),
    )
    expect([...thread(told).messages].map(({ content }) => content)).toEqual(
      ['no 6', 'first', 'no 8', 'no 9', 'no 10'].map(plainText),
    )
  })

  it('IM-6 messages that are already loaded leave the stored message objects unchanged when they arrive again', () => {
    const pieces = ({ state }: Story) => chatReducer.chunking?.split(state).parts.map(({ of }) => of) ?? []
    const again = opened.when(arrive(...messagesOf(9, 10)))
    expect(pieces(again).map((piece, i) => piece === pieces(opened)[i])).toEqual([true, true])
  })
})

describe('The beginning of a conversation', () => {
  it('the beginning of a conversation is reached if the server has no message before the shown messages', () => {
    const whole = opened.when(earlier, page('older:sg_12345678:8', 1, 0))
    expect([shown(whole), thread(whole).atStart]).toEqual([[8, 9, 10], true])
    whole.gives({ asks: {} }).when(earlier).gives({ asks: {} })
  })

  it('the beginning of a conversation is not reached while an earlier message may exist', () => {
    const one = opened.when(earlier, page('older:sg_12345678:8', 7, 7))
    expect([shown(one), thread(one).atStart, thread(opened).atStart]).toEqual([[7, 8, 9, 10], false, false])
    const second = opened.when(earlier, page('older:sg_12345678:8', 2, 7))
    expect(thread(second).atStart).toBe(false)
    second.when(earlier).gives({ asks: { 'older:sg_12345678:2': { conversationId: lounge, before: 2 } } })
  })

  it('while earlier messages load, only the beginning of their own conversation is marked as loading', () => {
    const asked = opened.when(earlier)
    expect([thread(asked).loadingEarlier, thread(opened).loadingEarlier, thread(asked).loadingLater]).toEqual([
      true,
      false,
      false,
    ])
    expect(threadOf(asked.when(arrive(messageOf({ seq: 8, in: kitchen }))).state, kitchen).loadingEarlier).toBe(false)
  })

  it('the failure to load earlier messages is no longer shown once the member retries', () => {
    const failed = opened.when(earlier, (ask) => ({
      type: 'chat/HistoryNotPulled',
      ask: ask('older:sg_12345678:8'),
      conversationId: lounge,
      failure: unreachable,
    }))
    expect([thread(failed).failedEarlier, thread(failed.when(earlier)).failedEarlier]).toEqual([true, false])
  })
})

describe('A conversation that failed to open', () => {
  it('a conversation that failed to open is loading when the member opens it again, and shown once its page arrives', () => {
    const failed = live.when(openLounge, (ask) => ({
      type: 'chat/HistoryNotPulled',
      ask: ask('newest:sg_12345678'),
      conversationId: lounge,
      failure: unreachable,
    }))
    const again = failed.when(openLounge)
    expect([thread(failed).status, thread(again).status]).toEqual(['failed', 'loading'])
    expect(thread(again.when(page('newest:sg_12345678', 8, 10)))).toMatchObject({
      status: 'shown',
      failedEarlier: false,
    })
  })
})

describe('A jump to a message', () => {
  const end = live.when(openLounge, page('newest:sg_12345678', 471, 500))
  const far = (from: number, to: number) => `around:sg_12345678:${from}-${to}`

  it('IM-7 the messages around a jump stay apart from the newest messages while a message between them is missing', () => {
    const near = end.when(jump(450), page(far(420, 470), 420, 469))
    expect([shown(near), shown(near, 450), thread(near, 450).isFar]).toEqual([run(471, 500), run(420, 469), true])
  })

  it('the messages around a jump join the newest messages only if the page of the newest messages directly follows them', () => {
    const alone = live.when(jump(100), page(far(70, 130), 70, 130))
    expect([shown(alone, 100), thread(alone, 100).isFar, thread(alone).status]).toEqual([run(70, 130), true, 'loading'])
    const met = alone.when(openLounge, page('newest:sg_12345678', 131, 140))
    expect([shown(met), thread(met, 100).isFar]).toEqual([run(70, 140), false])
    const apart = alone.when(openLounge, page('newest:sg_12345678', 132, 140))
    expect([shown(apart), shown(apart, 100)]).toEqual([run(132, 140), run(70, 130)])
  })

  it('a jump to a message succeeds if the requested page contains only the target message', () => {
    const one = end.when(jump(100), page(far(70, 130), 100, 100))
    expect([thread(one, 100).status, shown(one, 100)]).toEqual(['shown', [100]])
  })

  it('a jump to a message near the beginning of a conversation requests no message numbers below 1', () => {
    end.when(jump(5)).gives({ asks: { [far(1, 35)]: { conversationId: lounge, from: 1, to: 35 } } })
    end.when(jump(-5)).gives({ asks: { [far(1, 31)]: { conversationId: lounge, from: 1, to: 31 } } })
    expect(thread(end.when(jump(5), page(far(1, 35), 1, 35)), 5)).toMatchObject({
      status: 'shown',
      atStart: true,
      isFar: true,
    })
  })

  it('a jump to a message near loaded messages requests only messages that are not loaded, from the edge of the loaded range', () => {
    const there = end.when(jump(100), page(far(70, 130), 70, 130))
    there.when(jump(40)).gives({ asks: { [far(10, 69)]: { conversationId: lounge, from: 10, to: 69 } } })
    there.when(jump(39)).gives({ asks: { [far(9, 69)]: { conversationId: lounge, from: 9, to: 69 } } })
    there.when(jump(160)).gives({ asks: { [far(131, 190)]: { conversationId: lounge, from: 131, to: 190 } } })
    there.when(jump(161)).gives({ asks: { [far(131, 191)]: { conversationId: lounge, from: 131, to: 191 } } })
    expect(thread(there.when(jump(130)), 100)).toMatchObject({ loadingLater: true, loadingEarlier: false })
  })

  it('a failed jump to a message shows its messages once the page of the retry arrives', () => {
    const failed = end.when(jump(100), (ask) => ({
      type: 'chat/HistoryNotPulled',
      ask: ask(far(70, 130)),
      conversationId: lounge,
      failure: unreachable,
    }))
    const came = failed.when(wait(3_000), alarm(`wait:${far(70, 130)}`), page(far(70, 130), 70, 130))
    expect([thread(failed, 100).status, thread(came, 100)]).toMatchObject([
      'failed',
      { status: 'shown', failedEarlier: false },
    ])
  })
})
