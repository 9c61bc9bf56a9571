import { describe, expect, it } from 'vitest'
import { threadOf } from '../../../src/domain/chat'
import { refused, unreachable } from '../../../src/domain/kernel/failure'
import { ConversationId, Xid } from '../../../src/domain/kernel/ids'
import { gid } from '../../support/builders/group'
import { lounge, messagesOf } from '../../support/builders/message'
import { made } from '../../support/builders/made'
import { summaryOf } from '../../support/builders/summary'
import { type Step } from '../../support/given'
import { cut, listed, live, logged, openLounge, page } from './stories'

const NEWEST = `newest:${lounge}`
const inLounge = summaryOf({ gid: gid('12345678'), maxSeq: 10 })
const opened = live.when(openLounge, page(NEWEST, 8, 10), { type: 'chat/RetryConversations' }, listed(inLounge))
const again = [cut, logged] as const
const newestIn = (story: typeof live): readonly string[] =>
  Object.keys(story.asked()).filter((id) => id.startsWith('newest:'))

describe('A reconnect to the chat service', () => {
  it('the newest messages of an opened conversation are requested again after a reconnect', () => {
    expect(newestIn(opened.when(...again))).toEqual([NEWEST])
  })

  it.each(['leave', 'dissolve'] as const)(
    'R1-325 after the confirmed group action “%s”, a reconnect does not request the messages of this group again',
    (kind) => {
      const deed: Step = {
        type: 'group-admin/GroupActionDone',
        deed:
          kind === 'leave' ? { kind, gid: gid('12345678'), xid: made(Xid, 'x-ann') } : { kind, gid: gid('12345678') },
      }
      expect(newestIn(opened.when(deed, ...again))).toEqual([])
    },
  )

  it('a conversation whose messages the server refused after one reconnect is not requested at the next reconnect', () => {
    const gone = opened.when(...again, (ask) => ({
      type: 'chat/HistoryNotPulled',
      ask: ask(NEWEST),
      conversationId: lounge,
      failure: refused('No such group'),
    }))
    expect(newestIn(gone.when(...again))).toEqual([])
  })

  it('after a reconnect, at most the last 20 opened conversations are requested again', () => {
    const ids = Array.from({ length: 30 }, (_, i) => made(ConversationId, `sg_${10_000_000 + i}`))
    const many = live.when(...ids.map((conversationId): Step => ({ type: 'chat/OpenConversation', conversationId })))
    const answered = many.when(
      ...ids.map((conversationId): Step => (ask) => ({
        type: 'chat/HistoryPulled',
        ask: ask(`newest:${conversationId}`),
        conversationId,
        from: 1,
        to: 0,
        rev: 0,
        messages: [],
      })),
    )
    expect(newestIn(answered.when(...again))).toEqual(ids.slice(-20).map((id) => `newest:${id}`))
    // The client reads changes in the other conversations when the member opens them.
    const first = ids[0] ?? lounge
    expect(Object.keys(answered.when({ type: 'chat/OpenConversation', conversationId: first }).asked())).toContain(
      `changes:${first}:0`,
    )
  })

  it('if the newest page cannot be read after a reconnect, the shown messages stay, without a failure note for earlier messages', () => {
    const late = opened.when(...again, (ask) => ({
      type: 'chat/HistoryNotPulled',
      ask: ask(NEWEST),
      conversationId: lounge,
      failure: unreachable,
    }))
    expect(threadOf(late.state, lounge)).toMatchObject({ status: 'shown', failedEarlier: false })
    expect([...threadOf(late.state, lounge).messages]).toHaveLength(messagesOf(8, 9, 10).length)
  })
})
