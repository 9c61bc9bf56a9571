import { describe, expect, it } from 'vitest'
import {
  chatReducer,
  conversationRows,
  pinsOf,
  plainText,
  threadOf,
  type ConversationAction,
  type ChatMessage,
} from '../../../src/domain/chat'
import { refused, unreachable } from '../../../src/domain/kernel/failure'
import { clientId, lounge, messageOf, messagesOf } from '../../support/builders/message'
import { ann, ben } from '../../support/builders/person'
import { summaryOf } from '../../support/builders/summary'
import { given, type Step } from '../../support/given'
import { arrive, listed, logged, openLounge, signedIn } from './stories'

const mine = messageOf({ seq: 3, by: ann })
const open = given(
  chatReducer,
  signedIn,
  logged,
  listed(summaryOf({ maxSeq: 3, readSeq: 3, latest: mine })),
  arrive(...messagesOf(1, 2), mine),
)
const recall: ConversationAction = { kind: 'recall', conversationId: lounge, seq: 3 }
const thumb = (on: boolean): ConversationAction => ({
  kind: 'react',
  conversationId: lounge,
  seq: 2,
  messageId: messageOf({ seq: 2 }).id,
  memeId: 'e1',
  on,
})
const perform = (id: string, act: ConversationAction): Step => ({
  type: 'chat/PerformChatAction',
  actId: clientId(id),
  act,
})
const done =
  (id: string, act: ConversationAction): Step =>
  (ask) => ({ type: 'chat/ChatActionDone', ask: ask(`act:${id}`), actId: clientId(id), act })
const failed =
  (id: string, act: ConversationAction, failure: typeof unreachable): Step =>
  (ask) => ({ type: 'chat/ChatActionFailed', ask: ask(`act:${id}`), actId: clientId(id), act, failure })
const changed = (...messages: readonly ChatMessage[]): Step => ({ type: 'chat/MessagesChanged', messages })

const shown = (state: typeof chatReducer.initial) => [...threadOf(state, lounge).messages]
const bySeq = (state: typeof chatReducer.initial, seq: number) => shown(state).find((one) => one.seq === seq)
const after = (...steps: readonly Step[]) => open.when(...steps).state

describe('An action on a message', () => {
  it('OUT-9 R1-169 a recalled message shows as recalled in chat and conversation list at once, and still after the confirmation', () => {
    const asked = after(perform('a', recall))
    expect(bySeq(asked, 3)?.content).toEqual({ kind: 'recalled', by: ann.xid })
    expect(conversationRows(asked)[0]?.latest?.content.kind).toBe('recalled')
    const answered = after(perform('a', recall), done('a', recall))
    expect(bySeq(answered, 3)?.content.kind).toBe('recalled')
  })

  it('an edit of a member’s own message shows at once, and is undone if the server refuses', () => {
    const edit: ConversationAction = { kind: 'edit', conversationId: lounge, seq: 3, text: 'other words' }
    const asked = after(perform('a', edit))
    expect(bySeq(asked, 3)?.content).toEqual(plainText('other words'))
    expect(asked.asks['act:a']).toBeDefined()
    const state = after(
      perform('a', edit),
      done('a', edit),
      changed({ ...mine, content: plainText('other words'), rev: 1 }),
    )
    expect([bySeq(state, 3)?.content, state.data.acts]).toEqual([plainText('other words'), []])
    expect(bySeq(after(perform('a', edit), failed('a', edit, refused('no'))), 3)).toEqual(mine)
  })

  it('IM-12 a change to a message that is not loaded is applied when the message is loaded', () => {
    const pin: ConversationAction = { kind: 'pinChat', conversationId: lounge, on: true }
    const before = given(chatReducer, signedIn, logged, listed(), perform('a', pin), done('a', pin))
    const { state } = before.when(
      changed({ ...mine, content: { kind: 'recalled', by: ann.xid }, rev: 1 }),
      arrive(mine),
    )
    expect(bySeq(state, 3)?.content.kind).toBe('recalled')
  })

  it('an action on a message is reverted if the server refuses the action', () => {
    const state = after(
      perform('a', recall),
      failed('a', recall, refused('Messages can be recalled within 24 hours only')),
    )
    expect(bySeq(state, 3)).toEqual(mine)
    expect(state.data.acts).toEqual([])
  })

  it('an action on a message stays visible and is retried if it did not reach the server', () => {
    const state = after(perform('a', recall), failed('a', recall, unreachable))
    expect(bySeq(state, 3)?.content.kind).toBe('recalled')
    expect(Object.keys(state.asks)).toContain('wait:act:a')
  })

  it('actions on messages are sent in the order of the member’s requests, one at a time per conversation', () => {
    const asked = after(perform('a', thumb(true)), perform('b', thumb(false)))
    expect(Object.keys(asked.asks).filter((id) => id.startsWith('act:'))).toEqual(['act:a'])
    expect(bySeq(asked, 2)?.reactions).toEqual([])
    const next = after(perform('a', thumb(true)), perform('b', thumb(false)), done('a', thumb(true)))
    expect(Object.keys(next.asks).filter((id) => id.startsWith('act:'))).toEqual(['act:b'])
  })

  it('IM-11 R1-171 a member’s reaction to a message counts once, whether the server’s push or its confirmation arrives first', () => {
    const now = { ...messageOf({ seq: 2, rev: 1 }), reactions: [{ memeId: 'e1', xids: [ann.xid] }] }
    for (const order of [
      [done('a', thumb(true)), changed(now)],
      [changed(now), done('a', thumb(true))],
    ]) {
      const state = after(perform('a', thumb(true)), ...order)
      expect(bySeq(state, 2)?.reactions).toEqual([{ memeId: 'e1', xids: [ann.xid] }])
      expect(state.data.acts).toEqual([])
    }
  })

  it('R1-221 deleting a message removes the message from the chat at once, and from the conversation list', () => {
    const act: ConversationAction = { kind: 'delete', conversationId: lounge, seq: 3 }
    expect(shown(after(perform('a', act))).map(({ seq }) => seq)).toEqual([1, 2])
    const gone = after(
      perform('a', act),
      { type: 'chat/MessagesDeleted', conversationId: lounge, ranges: [[3, 3]] },
      done('a', act),
    )
    expect(shown(gone).map(({ seq }) => seq)).toEqual([1, 2])
    expect(conversationRows(gone)[0]?.latest?.seq).toBe(2)
  })

  it('R1-221 IM-12 after a confirmed deletion, an outdated page from the server does not restore the message', () => {
    const stale: Step = (ask) => ({
      type: 'chat/HistoryPulled',
      ask: ask(`newest:${lounge}`),
      conversationId: lounge,
      from: 1,
      to: 3,
      messages: [...messagesOf(1, 2), mine],
      rev: 0,
    })
    for (const kind of ['delete', 'deleteForAll'] as const) {
      const act: ConversationAction =
        kind === 'delete'
          ? { kind, conversationId: lounge, seq: 3 }
          : { kind, conversationId: lounge, seq: 3, messageId: mine.id }
      const state = after(
        perform('a', act),
        done('a', act),
        { type: 'chat/OpenConversation', conversationId: lounge },
        logged,
        stale,
      )
      expect(shown(state).map(({ seq }) => seq)).toEqual([1, 2])
    }
  })
})

describe('A change to messages that are not loaded', () => {
  const changesAsked = (...before: readonly Step[]) => {
    const newest: Step = (ask) => ({
      type: 'chat/HistoryPulled',
      ask: ask(`newest:${lounge}`),
      conversationId: lounge,
      from: 3,
      to: 3,
      messages: [mine],
      rev: 4,
    })
    const { asks } = given(
      chatReducer,
      signedIn,
      logged,
      listed(summaryOf({ maxSeq: 3, readSeq: 3 })),
      ...before,
      openLounge,
    ).when(newest).state
    return Object.keys(asks).filter((id) => id.startsWith('changes:'))
  }

  it('IM-12 a message change that arrives before the first page of a chat makes the client request all changes', () => {
    expect(changesAsked()).toEqual([])
    expect(changesAsked(changed(messageOf({ seq: 2, rev: 2 })))).toEqual([`changes:${lounge}:0`])
  })

  it('IM-12 the client requests no changes if the first page contains the changed message', () => {
    expect(changesAsked(changed({ ...mine, rev: 2 }))).toEqual([])
  })

  it('IM-12 the client requests changes if the first page lacks a message that was pushed before the first page', () => {
    const first = (...messages: readonly ChatMessage[]) => {
      const newest: Step = (ask) => ({
        type: 'chat/HistoryPulled',
        ask: ask(`newest:${lounge}`),
        conversationId: lounge,
        from: 1,
        to: 3,
        messages,
        rev: 0,
      })
      const pulled = given(
        chatReducer,
        signedIn,
        logged,
        { type: 'chat/MessagesArrived', messages: [mine] },
        openLounge,
      ).when(newest).state
      const id = `changes:${lounge}:0`
      if (!(id in pulled.asks)) return shown(pulled).map(({ seq }) => seq)
      const changes: Step = (ask) => ({
        type: 'chat/ChangesPulled',
        ask: ask(id),
        conversationId: lounge,
        since: 0,
        rev: 0,
        messages: [],
        gone: [[3, 3]],
      })
      return shown(
        given(
          chatReducer,
          signedIn,
          logged,
          { type: 'chat/MessagesArrived', messages: [mine] },
          openLounge,
          newest,
        ).when(changes).state,
      ).map(({ seq }) => seq)
    }
    expect(first(...messagesOf(1, 2))).toEqual([1, 2])
    expect(first(...messagesOf(1, 2), mine)).toEqual([1, 2, 3])
  })
})

describe('A pinned message', () => {
  const pins =
    (...messages: readonly ChatMessage[]): Step =>
    (ask) => ({ type: 'chat/PinsListed', ask: ask(`pins:${lounge}`), conversationId: lounge, messages })
  const shownPins: readonly Step[] = [
    { type: 'chat/ShowPins', conversationId: lounge },
    (ask) => ({ type: 'AlarmRang', ask: ask(`wait:pins:${lounge}`) }),
  ]
  const pin: ConversationAction = { kind: 'pin', conversationId: lounge, seq: 2, on: true }

  it('R1-371 pinned messages are requested 1 s after their conversation is first shown, and again when the server reports new pins', () => {
    expect(Object.keys(after({ type: 'chat/ShowPins', conversationId: lounge }).asks)).toContain(`wait:pins:${lounge}`)
    const read = after(...shownPins, pins(mine))
    expect(pinsOf(read, lounge)).toEqual([mine])
    expect(
      Object.keys(after(...shownPins, pins(mine), { type: 'chat/PinsChanged', conversationId: lounge }).asks),
    ).toContain(`pins:${lounge}`)
  })

  it('R1-220 pinning or unpinning a message shows at once, and a refused pin is undone', () => {
    const asked = [...shownPins, pins(mine), perform('a', pin)]
    expect(pinsOf(after(...asked), lounge).map(({ seq }) => seq)).toEqual([2, 3])
    expect(pinsOf(after(...asked, failed('a', pin, refused('no'))), lounge).map(({ seq }) => seq)).toEqual([3])
    const unpin: ConversationAction = { ...pin, seq: 3, on: false }
    expect(pinsOf(after(...shownPins, pins(mine), perform('a', unpin)), lounge)).toEqual([])
  })

  it('a recalled or deleted message loses its pin', () => {
    const recalled = messageOf({ seq: 3, by: ben, rev: 4, content: { kind: 'recalled', by: ben.xid } })
    expect(pinsOf(after(...shownPins, pins(mine), changed(recalled)), lounge)).toEqual([])
    expect(
      pinsOf(
        after(...shownPins, pins(mine), { type: 'chat/MessagesDeleted', conversationId: lounge, ranges: [[3, 3]] }),
        lounge,
      ),
    ).toEqual([])
  })
})
