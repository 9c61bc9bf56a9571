import { describe, expect, it } from 'vitest'
import {
  chatReducer,
  conversationRows,
  directByUid,
  hasUnreadMessages,
  isSystem,
  lastOpened,
  newestSeq,
  threadOf,
  writeTargetOf,
  directRefusal,
  type ConversationAction,
  type ConversationSummary,
} from '../../../src/domain/chat'
import { refused, unreachable } from '../../../src/domain/kernel/failure'
import { ConversationId } from '../../../src/domain/kernel/ids'
import { clientId, lounge, messageOf } from '../../support/builders/message'
import { ben } from '../../support/builders/person'
import { made } from '../../support/builders/made'
import { summaryOf } from '../../support/builders/summary'
import { given, type Step } from '../../support/given'
import { arrive, listed, logged, signedIn } from './stories'

const us = made(ConversationId, 'si_x-ann_x-ben')
const peer = {
  xid: ben.xid,
  uid: ben.uid,
  name: ben.name,
  avatar: null,
  role: 'normal',
  isBot: false,
  allowsDm: true,
} as const
const withBen = (with_: Partial<ConversationSummary> = {}): ConversationSummary =>
  summaryOf({
    conversationId: us,
    kind: 'single',
    name: ben.name,
    peer,
    maxSeq: 2,
    readSeq: 1,
    unread: 1,
    latest: messageOf({ seq: 2, in: us }),
    ...with_,
  })
const begun = given(chatReducer, signedIn, logged)
const inList = begun.when(listed(withBen(), summaryOf({ maxSeq: 3 })))
const perform = (act: ConversationAction, id = 'a'): Step => ({
  type: 'chat/PerformChatAction',
  actId: clientId(id),
  act,
})
const clearing: ConversationAction = { kind: 'clearHistory', conversationId: us, upTo: 2 }
const pinning: ConversationAction = { kind: 'pinChat', conversationId: us, on: true }
const deleting: ConversationAction = { kind: 'deleteChat', conversationId: us, upTo: 2 }
const done =
  (act: ConversationAction): Step =>
  (ask) => ({ type: 'chat/ChatActionDone', ask: ask('act:a'), actId: clientId('a'), act })
const notDone =
  (act: ConversationAction): Step =>
  (ask) => ({ type: 'chat/ChatActionFailed', ask: ask('act:a'), actId: clientId('a'), act, failure: refused('no') })
const rowOf = ({ state }: { state: typeof chatReducer.initial }) =>
  conversationRows(state).find(({ summary }) => summary.conversationId === us)
const opened: Step = (ask) => ({
  type: 'chat/DirectOpened',
  ask: ask(`direct:${ben.uid}`),
  uid: ben.uid,
  conversation: withBen(),
})

describe('A direct chat', () => {
  it('R1-038 a direct chat is requested by the peer’s uid, and is shown once the server responds', () => {
    const asked = begun.when({ type: 'chat/OpenDirect', uid: ben.uid })
    expect(asked.asked()[`direct:${ben.uid}`]).toEqual({ uid: ben.uid })
    expect(directByUid(asked.state, ben.uid).status).toBe('loading')
    expect(directByUid(asked.when(opened).state, ben.uid)).toEqual({ status: 'shown', summary: withBen() })
  })

  it('R1-332 R2-163 a direct chat that the server refuses to open shows the server’s reason, and is not requested again by itself', () => {
    const failure = refused('User set no permission to chat')
    const failed = begun.when({ type: 'chat/OpenDirect', uid: ben.uid }, (ask) => ({
      type: 'chat/DirectNotOpened',
      ask: ask(`direct:${ben.uid}`),
      uid: ben.uid,
      failure,
    }))
    expect(directByUid(failed.state, ben.uid)).toEqual({ status: 'failed', failure })
    expect(failed.asked()[`direct:${ben.uid}`]).toBeUndefined()
  })

  it('the request to open a direct chat is retried if the server could not be reached', () => {
    const failed = begun.when({ type: 'chat/OpenDirect', uid: ben.uid }, (ask) => ({
      type: 'chat/DirectNotOpened',
      ask: ask(`direct:${ben.uid}`),
      uid: ben.uid,
      failure: unreachable,
    }))
    expect(failed.asked()[`wait:direct:${ben.uid}`]).toHaveProperty('at')
  })

  it('the first message of a direct chat that is not listed makes the client request the conversation list', () => {
    const came = begun.when(arrive(messageOf({ seq: 1, in: us })))
    expect([came.asked()['list'], came.asked()[`found:${us}`]]).toEqual([{}, {}])
  })

  it.each([
    ['R1-180 the peer blocked the member', { blocked: 'byThem' }, 'blockedByThem'],
    ['R1-180 the member blocked the peer', { blocked: 'byMe' }, 'blockedByMe'],
    ['R1-332 R2-163 the peer accepts no direct messages', { peer: { ...peer, allowsDm: false } }, 'noPermission'],
    ['the peer is a notification account', { kind: 'notification' }, 'onlyReads'],
    ['no obstacle', {}, null],
  ] as const)(
    'a direct chat shows why the member cannot write to the peer, or no reason if the member can: %s',
    (_who, with_, why) => {
      expect(directRefusal(withBen(with_))).toBe(why)
    },
  )

  it.each([
    ['the peer blocked the member', { blocked: 'byThem' }, { isBlocked: true, takesMessages: false }],
    [
      'the peer accepts no direct messages',
      { peer: { ...peer, allowsDm: false } },
      { isBlocked: false, takesMessages: false },
    ],
    ['no obstacle', {}, { isBlocked: false, takesMessages: true }],
  ] as const)(
    'OUT-7 a direct message is checked against the current conversation list before it is sent: %s',
    (_who, with_, where) => {
      expect(writeTargetOf(begun.when(listed(withBen(with_))).state, null, us)).toEqual({ kind: 'direct', ...where })
    },
  )

  it('OUT-7 a message to a direct chat that is not on the conversation list is checked only by the server', () => {
    expect(writeTargetOf(begun.state, null, us)).toEqual({ kind: 'group', group: null })
  })

  it('R1-168 when the member blocks or unblocks the peer, their direct chat is blocked or unblocked too', () => {
    const blocked = inList.when({
      type: 'profile/RelationChanged',
      ask: { unit: 'profile/profile', id: 'x', seq: 0 },
      xid: ben.xid,
      change: 'block',
    })
    expect(rowOf(blocked)?.summary.blocked).toBe('byMe')
    expect(
      rowOf(
        blocked.when({
          type: 'profile/RelationChanged',
          ask: { unit: 'profile/profile', id: 'x', seq: 0 },
          xid: ben.xid,
          change: 'unblock',
        }),
      )?.summary.blocked,
    ).toBe('none')
  })
})

describe('A setting of a conversation', () => {
  it('R1-167 a confirmed setting stays if the chat was requested before and the server’s answer arrives after', () => {
    const pinned = inList.when({ type: 'chat/OpenDirect', uid: ben.uid }, perform(pinning), done(pinning))
    expect(rowOf(pinned.when(opened))?.summary).toMatchObject({ pinned: true, name: ben.name })
  })

  it.each([
    ['pinChat', 'pinned'],
    ['muteChat', 'muted'],
  ] as const)(
    'R1-162 R1-167 the conversation setting %s shows at once, stays if the server confirms, and is undone if the server refuses',
    (kind, field) => {
      const act: ConversationAction = { kind, conversationId: us, on: true }
      const set = inList.when(perform(act))
      expect(rowOf(set)?.summary[field]).toBe(true)
      expect(rowOf(set.when(done(act)))?.summary[field]).toBe(true)
      expect(rowOf(set.when(notDone(act)))?.summary[field]).toBe(false)
    },
  )

  it('IM-10 muting the only unread conversation switches the red dot off at once, before the server responds', () => {
    expect([
      hasUnreadMessages(inList.state),
      hasUnreadMessages(inList.when(perform({ kind: 'muteChat', conversationId: us, on: true })).state),
    ]).toEqual([true, false])
  })

  it('settings of a conversation are sent to the server in the order in which the member changed them', () => {
    const two = inList.when(perform(pinning), perform({ kind: 'pinChat', conversationId: us, on: false }, 'b'))
    expect(['act:a', 'act:b'].map((id) => id in two.asked())).toEqual([true, false])
    expect('act:b' in two.when(done(pinning)).asked()).toBe(true)
    expect(rowOf(two)?.summary.pinned).toBe(false)
  })

  it('R1-230 a direct chat with a bot or a notification account counts as a system chat, which has no settings', () => {
    expect(
      [withBen(), withBen({ peer: { ...peer, isBot: true } }), withBen({ kind: 'notification' })].map(isSystem),
    ).toEqual([false, true, true])
  })
})

describe('A cleared or deleted conversation', () => {
  const page: Step = (ask) => ({
    type: 'chat/HistoryPulled',
    ask: ask(`newest:${us}`),
    conversationId: us,
    from: 1,
    to: 2,
    rev: 0,
    messages: [messageOf({ seq: 1, in: us }), messageOf({ seq: 2, in: us })],
  })
  const open = inList.when({ type: 'chat/OpenConversation', conversationId: us }, page)
  const cleared = open.when(perform(clearing))
  const shown = (of: typeof open) => [...threadOf(of.state, us).messages].map(({ seq }) => seq)

  it.each([
    ['immediately', cleared],
    ['after confirmation', cleared.when(done(clearing))],
  ])('a conversation whose history the member clears has no messages and no unread count: %s', (_when, of) => {
    expect([shown(open), shown(of)]).toEqual([[1, 2], []])
    expect([rowOf(of)?.latest, rowOf(of)?.unread, threadOf(of.state, us).atStart]).toEqual([null, 0, true])
  })

  it('a message that arrives after the history was cleared is shown', () => {
    expect(shown(cleared.when(done(clearing), arrive(messageOf({ seq: 3, in: us }))))).toEqual([3])
  })

  it('after the history of a conversation was cleared, no earlier messages are requested', () => {
    const after = cleared.when(done(clearing), arrive(messageOf({ seq: 3, in: us })), {
      type: 'chat/LoadEarlier',
      conversationId: us,
    })
    expect(Object.keys(after.asked()).filter((id) => id.startsWith('older:'))).toEqual([])
  })

  it('the messages of a cleared history are shown again if the server refuses to clear the history', () => {
    expect(shown(cleared.when(notDone(clearing)))).toEqual([1, 2])
  })

  it('a deleted chat leaves the conversation list, and a later message makes the client request the chat again', () => {
    const gone = open.when(perform(deleting))
    expect([rowOf(gone), rowOf(gone.when(done(deleting)))]).toEqual([undefined, undefined])
    const back = gone.when(done(deleting), arrive(messageOf({ seq: 3, in: us })))
    expect(back.asked()[`found:${us}`]).toEqual({})
    expect(shown(back)).toEqual([3])
  })

  it('deleting a chat cancels its running open request, and opening the chat again brings the chat back', () => {
    const opening = open.when({ type: 'chat/OpenDirect', uid: ben.uid })
    expect(opening.asked()).toHaveProperty([`direct:${ben.uid}`])
    const gone = opening.when(perform(deleting))
    expect(gone.asked()).not.toHaveProperty([`direct:${ben.uid}`])
    expect(rowOf(gone.when(done(deleting)))).toBeUndefined()
    expect(rowOf(gone.when(done(deleting), { type: 'chat/OpenDirect', uid: ben.uid }, opened))).toBeDefined()
    expect(opening.when(perform(clearing)).asked()).toHaveProperty([`direct:${ben.uid}`])
  })

  it('the newest message number, up to which a history is cleared, is also the number of a deleted message', () => {
    const last: ConversationAction = { kind: 'delete', conversationId: us, seq: 3 }
    const without = inList.when(arrive(messageOf({ seq: 3, in: us })), perform(last), done(last))
    expect(newestSeq(without.state, us)).toBe(3)
  })
})

describe('The initial conversation of the messages screen', () => {
  it('R1-101 the messages screen starts with the last opened conversation that is still listed, or else with the first in the list', () => {
    const first = lastOpened(inList.state)?.conversationId
    expect(first).toBe(us)
    const opened_ = inList.when({ type: 'chat/OpenConversation', conversationId: lounge })
    expect(lastOpened(opened_.state)?.conversationId).toBe(lounge)
    expect(lastOpened(opened_.when({ type: 'chat/RetryConversations' }, listed(withBen())).state)?.conversationId).toBe(
      us,
    )
  })
})
