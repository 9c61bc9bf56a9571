import { describe, expect, it } from 'vitest'
import { threadOf } from '../../../src/domain/chat'
import { kitchen, lounge, messagesOf } from '../../support/builders/message'
import { arrive, live, lost, openLounge, page, send } from './stories'

// The newest messages. One message in this range was deleted.
const opened = live.when(openLounge, page('newest:sg_12345678', 108, 112, messagesOf(108, 109, 111, 112)))
const { messages } = threadOf(opened.state, lounge)
const seqAt = (index: number) => messages.at(index)?.seq

describe('The shown messages by position', () => {
  it('the view reads shown messages by position from the first to the last, and finds no message at other positions', () => {
    expect([-1, 0, 1, 2, 3, 4].map(seqAt)).toEqual([undefined, 108, 109, 111, 112, undefined])
    expect([messages.length, messages.first?.seq, messages.last?.seq, [...messages].length]).toEqual([4, 108, 112, 4])
  })

  it('the view finds the position of a shown message by its number, and for a missing number the position of the next message', () => {
    expect([1, 108, 109, 110, 111, 112, 113].map((seq) => messages.from(seq))).toEqual([0, 0, 1, 2, 2, 3, 4])
    expect([1, 108, 109, 110, 111, 112, 113].map((seq) => messages.indexOf(seq))).toEqual([-1, 0, 1, -1, 2, 3, -1])
  })

  it('the view finds no position for a message outside the shown range of messages', () => {
    const jumped = live.when(
      openLounge,
      page('newest:sg_12345678', 300, 301),
      { type: 'chat/JumpTo', conversationId: lounge, seq: 50 },
      page('around:sg_12345678:20-80', 20, 80),
    )
    const { messages: end } = threadOf(jumped.state, lounge)
    const { messages: far } = threadOf(jumped.state, lounge, 50)
    expect([end.indexOf(50), end.indexOf(300), far.indexOf(50), far.indexOf(300), far.length]).toEqual([
      -1, 0, 30, -1, 61,
    ])
    const apart = live.when(openLounge, page('newest:sg_12345678', 8, 10), arrive(...messagesOf(400)))
    const { messages: newest } = threadOf(apart.state, lounge)
    expect([newest.indexOf(9), newest.indexOf(400), newest.from(9), newest.length]).toEqual([-1, 0, 0, 1])
    const waiting = threadOf(opened.when(arrive(...messagesOf(114))).state, lounge).messages
    expect([waiting.length, waiting.indexOf(114), waiting.from(114), waiting.at(4)]).toEqual([4, -1, 4, undefined])
  })

  it('the list of shown messages is empty if no message of the conversation is loaded', () => {
    const none = threadOf(live.state, kitchen).messages
    expect([none.length, none.first, none.last, none.from(1), none.indexOf(1)]).toEqual([
      0,
      undefined,
      undefined,
      0,
      -1,
    ])
  })

  it('the lists of shown and of waiting messages each stay the same object until one of their own messages changes', () => {
    const waiting = opened.when(send('a'))
    expect(threadOf(waiting.state, lounge).messages).toBe(threadOf(opened.state, lounge).messages)
    expect(threadOf(waiting.state, lounge).pending).toBe(threadOf(waiting.state, lounge).pending)
    expect(threadOf(waiting.when(lost('a')).state, lounge).pending).not.toBe(threadOf(waiting.state, lounge).pending)
    const more = threadOf(waiting.when(arrive(...messagesOf(113))).state, lounge).messages
    expect([more === messages, more.length]).toEqual([false, 5])
  })
})
