import { describe, expect, it } from 'vitest'
import { applyInput } from '../../../../../src/adapters/simulator/state/apply-input'
import type { ServerInput } from '../../../../../src/adapters/simulator/state/input'
import type { ScheduledInput } from '../../../../../src/adapters/simulator/state/features/scheduled-messages/feature'
import { scheduledBy } from '../../../../../src/adapters/simulator/state/features/scheduled-messages/scheduled'
import { threadOf } from '../../../../../src/adapters/simulator/state/conversation-lookups'
import type { ServerState } from '../../../../../src/adapters/simulator/state/server-state'
import { ConversationId, MessageId } from '../../../../../src/domain/kernel/ids'
import { seqRange } from '../../../../../src/domain/kernel/seq-map'
import { addMs, type Instant } from '../../../../../src/domain/kernel/instant'
import {
  NO_LONGER_SCHEDULED,
  SCHEDULE_FULL,
  SCHEDULE_LIMIT,
  TOO_FAR,
  TOO_SOON,
  type ScheduledContent,
} from '../../../../../src/domain/scheduled-messages'
import { clientId } from '../../../../support/builders/message'
import { ADA, BEN, BEN_UID, OURS, WITH_BEN } from '../../../../wire/support/seeded-ids'
import { brand, conversation, START, townOf } from '../../state/town'

/** Ada has opened her chat with Ben. */
const town = applyInput(townOf(1), { type: 'DirectAsked', at: START, xid: ADA, uid: BEN_UID }).world
const group = conversation(OURS)
const text = (words: string): ScheduledContent => ({ kind: 'text', text: words, mentions: [] })
interface More {
  readonly conversationId?: ConversationId
  readonly when?: Instant | null
  readonly content?: ScheduledContent
  readonly at?: Instant
}
const add = (n: number, more: More = {}, xid = BEN): ScheduledInput => ({
  type: 'scheduled-messages/Added',
  at: START,
  xid,
  id: clientId(`c${n}`),
  conversationId: group,
  content: text(`no ${n}`),
  when: addMs(START, 60_000),
  host: '',
  ...more,
})
const act = (
  type: 'scheduled-messages/FellDue' | 'scheduled-messages/SentNow',
  n: number,
  ms = 60_000,
  xid = BEN,
): ScheduledInput => ({
  type,
  at: addMs(START, ms),
  xid,
  id: clientId(`c${n}`),
  messageId: brand(MessageId.is, `n${n}${ms}`),
})
const due = (n: number, ms?: number): ScheduledInput => act('scheduled-messages/FellDue', n, ms)
const edit = (n: number, words: string, when: Instant | null, xid = BEN, ms = 0): ScheduledInput => ({
  type: 'scheduled-messages/Edited',
  at: addMs(START, ms),
  xid,
  id: clientId(`c${n}`),
  text: words,
  when,
})
const cancel = (n: number, xid = BEN): ScheduledInput => ({
  type: 'scheduled-messages/Cancelled',
  at: START,
  xid,
  id: clientId(`c${n}`),
})
const leave: ServerInput = { type: 'GroupLeft', at: START, xid: BEN, gid: OURS, successor: null }
const after = (...inputs: readonly ServerInput[]): ServerState =>
  inputs.reduce((world, input) => applyInput(world, input).world, town)
const outcome = (world: ServerState, input: ServerInput): string => {
  const [first] = applyInput(world, input).outputs
  return first?.type === 'Refused' ? first.words : (first?.type ?? '')
}
const messagesIn = (world: ServerState, id: ConversationId) =>
  seqRange(threadOf(world, id).messages, 1, threadOf(world, id).latest)
const textsIn = (world: ServerState, id = group, xid = BEN): readonly string[] =>
  messagesIn(world, id)
    .flatMap((one) => (one.from.xid === xid && 'text' in one.content ? [one.content.text] : []))
    .filter((one) => one.startsWith('no '))
const waiting = (world: ServerState, xid = BEN) =>
  scheduledBy(world, xid).map(({ id, content, failure }) => [id, content.text, failure])

describe('A scheduled message', () => {
  it('R4-401 is sent when it is due, once, as the message of its author with its own id', () => {
    const sent = after(add(1), due(1), due(1, 61_000))
    expect([textsIn(sent), waiting(sent)]).toEqual([['no 1'], []])
    const message = messagesIn(sent, group).find((one) => one.clientId === 'c1')
    expect([message?.from.xid, message?.at]).toEqual([BEN, addMs(START, 60_000)])
  })

  it('R4-401 is not sent before its time, nor at its former time after it was moved', () => {
    expect(textsIn(after(add(1), due(1, 59_999)))).toEqual([])
    const moved = after(add(1), edit(1, 'no 1', addMs(START, 120_000)), due(1))
    expect([textsIn(moved), textsIn(applyInput(moved, due(1, 120_000)).world)]).toEqual([[], ['no 1']])
  })

  it('R4-408 that is scheduled again under its id makes no second one, also once it is sent or cancelled', () => {
    const again = add(1, { content: text('no again') })
    expect(waiting(after(add(1), again))).toEqual([['c1', 'no 1', null]])
    expect(waiting(after(add(1), due(1), again))).toEqual([])
    expect(waiting(after(add(1), cancel(1), again))).toEqual([])
    expect(textsIn(after(add(1), due(1), again, due(1)))).toEqual(['no 1'])
  })

  it('R4-405 can be edited, sent at once and cancelled by its author, and by nobody else', () => {
    const edited = after(add(1), edit(1, 'no tea', addMs(START, 90_000)))
    expect(waiting(edited)).toEqual([['c1', 'no tea', null]])
    expect(textsIn(applyInput(edited, act('scheduled-messages/SentNow', 1, 5)).world)).toEqual(['no tea'])
    expect(textsIn(after(add(1), cancel(1), due(1)))).toEqual([])
    const world = after(add(1))
    expect(outcome(world, edit(1, 'no tea', null, ADA))).toBe(NO_LONGER_SCHEDULED)
    expect(outcome(world, act('scheduled-messages/SentNow', 1, 5, ADA))).toBe(NO_LONGER_SCHEDULED)
    expect(waiting(applyInput(world, cancel(1, ADA)).world)).toEqual([['c1', 'no 1', null]])
    expect(waiting(world, ADA)).toEqual([])
  })

  it('R4-405 takes a new text until the moment of sending, and a new time only if it lies ahead', () => {
    const world = after(add(1))
    const last = addMs(START, 60_000)
    expect(outcome(world, edit(1, 'no tea', last, BEN, 59_000))).toBe('Done')
    expect(outcome(world, edit(1, 'no tea', addMs(START, 60_500), BEN, 59_000))).toBe(TOO_SOON)
    expect(outcome(world, edit(1, '  ', last))).toBe('This message is empty')
  })

  it('R4-405 that is sent at once a second time is sent once', () => {
    const sent = after(add(1), act('scheduled-messages/SentNow', 1, 5))
    expect(outcome(sent, act('scheduled-messages/SentNow', 1, 6))).toBe('Done')
    expect(textsIn(applyInput(sent, act('scheduled-messages/SentNow', 1, 6)).world)).toEqual(['no 1'])
  })
})

describe('The rules at the time of sending', () => {
  it('R4-406 a member who has left the group sends nothing, and finds the text with the reason', () => {
    const world = after(add(1), leave, due(1))
    expect([textsIn(world), waiting(world)]).toEqual([[], [['c1', 'no 1', 'You have not join this group yet!!!']]])
    expect(applyInput(world, due(1, 61_000)).world).toBe(world)
  })

  it('R4-406 a blocked member sends nothing, and finds the text with the reason', () => {
    const block: ServerInput = { type: 'BlockSet', at: START, xid: ADA, target: BEN, on: true }
    const world = after(add(1, { conversationId: WITH_BEN }), block, due(1))
    expect([textsIn(world, WITH_BEN), waiting(world)]).toEqual([[], [['c1', 'no 1', 'You have been blocked']]])
  })

  it('R4-406 a failed message waits again with a new time, and is sent then', () => {
    const block = (on: boolean): ServerInput => ({ type: 'BlockSet', at: START, xid: ADA, target: BEN, on })
    const again = edit(1, 'no 1', addMs(START, 90_000))
    const world = after(add(1, { conversationId: WITH_BEN }), block(true), due(1), block(false), again)
    expect(waiting(world)).toEqual([['c1', 'no 1', null]])
    expect(textsIn(applyInput(world, due(1, 90_000)).world, WITH_BEN)).toEqual(['no 1'])
  })

  it('R4-406 sending at once keeps a refused message and its time', () => {
    const world = after(add(1), leave)
    expect(outcome(world, act('scheduled-messages/SentNow', 1, 5))).toBe('You have not join this group yet!!!')
    expect(waiting(applyInput(world, act('scheduled-messages/SentNow', 1, 5)).world)).toEqual([['c1', 'no 1', null]])
  })
})

describe('The limits', () => {
  it('R4-407 the server takes a time from 10 seconds to 365 days ahead', () => {
    const at = (ms: number) => outcome(town, add(1, { when: addMs(START, ms) }))
    const year = 365 * 86_400_000
    expect([-1, 9_999, 10_000, year, year + 1].map(at)).toEqual([TOO_SOON, TOO_SOON, 'Done', 'Done', TOO_FAR])
  })

  it(`R4-407 at most ${SCHEDULE_LIMIT} messages of a member wait, and another member is not concerned`, () => {
    const full = after(...Array.from({ length: SCHEDULE_LIMIT }, (_, n) => add(n)))
    expect([outcome(full, add(SCHEDULE_LIMIT)), outcome(full, add(SCHEDULE_LIMIT, {}, ADA))]).toEqual([
      SCHEDULE_FULL,
      'Done',
    ])
  })

  it('R4-407 who may not write there schedules nothing there', () => {
    expect(outcome(after(leave), add(1))).toBe('You have not join this group yet!!!')
    expect(outcome(town, add(1, { content: text(' ') }))).toBe('This message is empty')
  })

  it('R4-403 only a message to a person waits until the person is online', () => {
    expect(outcome(town, add(1, { when: null }))).toBe('Choose a time')
    expect(outcome(town, add(1, { when: null, conversationId: WITH_BEN }))).toBe('Done')
  })
})
