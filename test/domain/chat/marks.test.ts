import { describe, expect, it } from 'vitest'
import { chatReducer, conversationRows, hasUnreadMessages, isUnread } from '../../../src/domain/chat'
import type { ConversationAction } from '../../../src/domain/chat'
import { refused, unreachable } from '../../../src/domain/kernel/failure'
import { clientId, lounge, messageOf } from '../../support/builders/message'
import { summaryOf } from '../../support/builders/summary'
import { given, type Step } from '../../support/given'
import { arrive, cut, listed, logged, signedIn } from './stories'

const row = summaryOf({ maxSeq: 3, readSeq: 3, latest: messageOf({ seq: 3 }) })
const read = given(chatReducer, signedIn, logged, listed(row))
const act = (on: boolean): ConversationAction => ({ kind: 'markUnread', conversationId: lounge, on })
const mark = (id: string, on = true): Step => ({ type: 'chat/PerformChatAction', actId: clientId(id), act: act(on) })
const done =
  (id: string, on = true): Step =>
  (ask) => ({ type: 'chat/ChatActionDone', ask: ask(`act:${id}`), actId: clientId(id), act: act(on) })
const failed =
  (id: string, failure: typeof unreachable): Step =>
  (ask) => ({ type: 'chat/ChatActionFailed', ask: ask(`act:${id}`), actId: clientId(id), act: act(true), failure })

const shown = ({ state }: { state: typeof chatReducer.initial }) => conversationRows(state).map(isUnread)

describe('A chat that is marked as unread', () => {
  it('R4-001 is unread at once and after the confirmation, until the mark is removed', () => {
    const marked = read.when(mark('a'), done('a'))
    expect([shown(read), shown(read.when(mark('a'))), shown(marked)]).toEqual([[false], [true], [true]])
    expect([shown(marked.when(mark('b', false))), shown(marked.when(mark('b', false), done('b', false)))]).toEqual([
      [false],
      [false],
    ])
    expect(hasUnreadMessages(marked.state)).toBe(true)
  })

  it('R4-001 counts no message, and a new message is counted as always', () => {
    const marked = read.when(mark('a'), done('a'))
    const unread = (state: typeof chatReducer.initial) => conversationRows(state)[0]?.unread
    expect([unread(marked.state), unread(marked.when(arrive(messageOf({ seq: 4 }))).state)]).toEqual([0, 1])
  })

  it('R4-003 is kept without a connection, and sent once the connection is back', () => {
    const offline = read.when(cut, mark('a'))
    expect([shown(offline), Object.keys(offline.state.asks)]).toEqual([[true], []])
    const back = offline.when(logged)
    expect(back.state.asks['act:a']).toMatchObject({ effect: 'performAction' })
    expect(Object.keys(back.when(failed('a', unreachable)).state.asks)).toContain('wait:act:a')
  })

  it('R4-003 is as before if the server refuses the mark', () => {
    expect(shown(read.when(mark('a'), failed('a', refused('There is no such conversation'))))).toEqual([false])
  })

  it('R4-004 is unread as the server’s list says, also if another device set the mark', () => {
    expect(shown(read.when(logged, listed({ ...row, markedUnread: true })))).toEqual([true])
  })

  it('R4-003 a list that was requested before the mark does not undo the mark', () => {
    const late = read.when(logged, mark('a'), done('a'))
    expect(late.state.asks['list:1']).toMatchObject({ effect: 'listConversations' })
    const answer: Step = (ask) => ({ type: 'chat/ConversationsListed', ask: ask('list:1'), conversations: [row] })
    expect(shown(late)).toEqual([true])
    expect(shown(late.when(answer))).toEqual([false])
  })
})
