import { describe, expect, it } from 'vitest'
import { contentOf, noDraft, plainText } from '../../../src/domain/chat'
import { refused, unreachable } from '../../../src/domain/kernel/failure'
import { addMs } from '../../../src/domain/kernel/instant'
import { ConversationId } from '../../../src/domain/kernel/ids'
import {
  isBusy,
  isSchedulable,
  reasonOf,
  scheduledIn,
  scheduledMessagesQuery,
  timeRefusal,
  TOO_FAR,
  TOO_SOON,
  withText,
  type ScheduleAct,
  type ScheduledMessage,
} from '../../../src/domain/scheduled-messages'
import { scheduledMessagesReducer } from '../../../src/domain/scheduled-messages/scheduled-messages.reducer'
import { noonPlus } from '../../support/builders/instant'
import { made } from '../../support/builders/made'
import { clientId } from '../../support/builders/message'
import { given, type Step } from '../../support/given'

const chat = made(ConversationId, 'sg_10000001')
const other = made(ConversationId, 'sg_20000002')
const [id, actId] = [clientId('m1'), clientId('a1')]
const when = noonPlus(60_000)
const schedule: ScheduleAct = {
  kind: 'schedule',
  id,
  conversationId: chat,
  content: { kind: 'text', text: 'Tea?', mentions: [] },
  when,
}
const act = (of: ScheduleAct, by = of.kind === 'schedule' ? of.id : actId): Step => ({
  type: 'scheduled-messages/Act',
  actId: by,
  act: of,
})
const done =
  (by = id): Step =>
  (ask) => ({ type: 'scheduled-messages/ActDone', ask: ask(`act:${by}`), actId: by })
const failed =
  (failure = unreachable, by = id): Step =>
  (ask) => ({ type: 'scheduled-messages/ActFailed', ask: ask(`act:${by}`), actId: by, failure })

const message: ScheduledMessage = {
  id,
  conversationId: chat,
  content: { kind: 'text', text: 'Tea?', mentions: [] },
  when,
  failure: null,
}
const key = '{}'
const load = (items: readonly ScheduledMessage[]): Step => {
  return (ask) =>
    scheduledMessagesQuery.loaded({ items, next: null }, { key, input: {}, page: null }, ask(`read:${key}:`))
}
const list = (...items: readonly ScheduledMessage[]) =>
  given(scheduledMessagesQuery.reducer, scheduledMessagesQuery.want({}), load(items))
const acts = (...steps: readonly Step[]) => given(scheduledMessagesReducer, ...steps)
const shown = (of: ReturnType<typeof list>, by: ReturnType<typeof acts>, where = chat) =>
  scheduledIn(of.state, by.state, where)

describe('What a member does with a scheduled message', () => {
  it('R4-408 is sent under one id, also after a reload, until the server has answered', () => {
    const running = acts(act(schedule))
    running.gives({ asks: { 'act:m1': { actId: id, act: schedule } } })
    running.reloaded().gives({ asks: { 'act:m1': { actId: id, act: schedule } } })
    running.when(done()).gives({ asks: {} })
  })

  it('R4-408 is kept with the reason when it fails, and goes out again on Retry, with the same id', () => {
    const over = acts(act(schedule), failed(refused('No')))
    over.gives({ asks: {}, data: { m1: { act: schedule, outcome: refused('No') } } })
    over.when({ type: 'scheduled-messages/RetryAct', actId: id }).gives({
      asks: { 'act:m1': { actId: id, act: schedule } },
    })
    over.when({ type: 'scheduled-messages/DropAct', actId: id }).gives({ asks: {}, data: {} })
  })

  it('R4-408 goes out again when the network is back, but not after the server refused it', () => {
    const online: Step = { type: 'NetworkOnline' }
    acts(act(schedule), failed(), online).gives({ asks: { 'act:m1': { actId: id, act: schedule } } })
    acts(act(schedule), failed(refused('No')), online).gives({ asks: {} })
  })

  it('R4-408 replaces a failed act of the same message', () => {
    const cancel: ScheduleAct = { kind: 'cancel', id }
    acts(act(schedule), failed(), act(cancel)).gives({ asks: { 'act:a1': { actId, act: cancel } } })
    expect(Object.keys(acts(act(schedule), failed(), act(cancel)).state.data)).toEqual(['a1'])
  })

  it('R4-408 is forgotten when another account signs in', () => {
    const over: Step = {
      type: 'SessionEnded',
      ask: { unit: 'session', id: 'endSession', seq: 1 },
      reason: 'signedOut',
    }
    acts(act(schedule), over).gives({ asks: {}, data: {} })
  })
})

describe('The scheduled messages of a chat', () => {
  it('R4-405 are those of the server in this chat, and those that the server does not have yet', () => {
    const elsewhere = { ...message, id: clientId('m2'), conversationId: other }
    expect(shown(list(message, elsewhere), acts()).map((row) => row.message)).toEqual([message])
    const [row] = shown(list(elsewhere), acts(act(schedule)))
    expect([row?.message, row?.isKept, row && isBusy(row)]).toEqual([message, false, true])
  })

  it('R4-405 show a message once while it moves to the server’s list', () => {
    const confirmed = acts(act(schedule), done())
    expect(shown(list(), confirmed)).toHaveLength(1)
    expect(shown(list(message), confirmed)).toHaveLength(1)
  })

  it('R4-405 lose a cancelled message at once, and get it back with the reason if that failed', () => {
    const cancel = act({ kind: 'cancel', id })
    expect(shown(list(message), acts(cancel))).toEqual([])
    const [row] = shown(list(message), acts(cancel, failed(unreachable, actId)))
    expect(row && reasonOf(row)).toEqual(unreachable)
  })

  it('R4-406 name the server’s reason for a message that it did not send', () => {
    const [row] = shown(list({ ...message, failure: 'You have been blocked' }), acts())
    expect(row && reasonOf(row)).toEqual(refused('You have been blocked'))
  })

  it('R4-405 load again after each act and each change on another device', () => {
    const known = list(message)
    for (const type of ['scheduled-messages/Changed', 'SocketOpened'])
      expect(scheduledMessagesQuery.reducer.handles).toContain(type)
    expect(Object.keys(known.when({ type: 'scheduled-messages/Changed' }).asked())).toHaveLength(1)
  })
})

describe('The rules of scheduling', () => {
  it('R4-407 a time is at least 10 seconds and at most 365 days ahead', () => {
    const now = noonPlus(0)
    const day = 86_400_000
    expect([9_999, 10_000, 365 * day, 365 * day + 1].map((ms) => timeRefusal(addMs(now, ms), now))).toEqual([
      TOO_SOON,
      null,
      null,
      TOO_FAR,
    ])
  })

  it('R4-401 texts, answers and commands are scheduled, and pictures are not', () => {
    expect(isSchedulable(contentOf({ ...noDraft, text: '/help' }))).toBe(true)
    expect(isSchedulable(plainText('Tea'))).toBe(true)
    expect(isSchedulable({ kind: 'image', url: null, width: 1, height: 1 })).toBe(false)
  })

  it('R4-405 a new text keeps the mentions whose names it contains', () => {
    const ann = { xid: null, name: 'all' }
    const content = { kind: 'text', text: 'Hi @all', mentions: [ann] } as const
    expect(withText(content, 'Hello @all')).toEqual({ kind: 'text', text: 'Hello @all', mentions: [ann] })
    expect(withText(content, 'Hello')).toEqual({ kind: 'text', text: 'Hello', mentions: [] })
    expect(withText({ kind: 'command', text: '/a' }, '/b')).toEqual({ kind: 'command', text: '/b' })
  })
})
