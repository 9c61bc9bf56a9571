import { describe, expect, it } from 'vitest'
import { chatReducer, plainText, threadOf } from '../../../src/domain/chat'
import { clientId, kitchen, lounge, messageOf } from '../../support/builders/message'
import { noonPlus } from '../../support/builders/instant'
import { ann, vera } from '../../support/builders/person'
import { sessionOf } from '../../support/builders/session'
import { alarm, given, wait, type Step } from '../../support/given'
import {
  arrive,
  cut,
  ended,
  listed,
  live,
  logged,
  lost,
  openLounge,
  page,
  refuse,
  send,
  sent,
  signedIn,
  type State,
  pending,
  sending,
} from './stories'

const shown = ({ state }: { state: State }) => [...threadOf(state, lounge).messages].map((message) => message.content)

describe('A sent message', () => {
  it('OUT-1 sending a message repeatedly under one id gives one outbox item with one send request', () => {
    live.when(send('a')).gives({ asks: sending('a') })
    const once = live.when(send('a'))
    expect(pending(once.when(send('a')))).toEqual(['a'])
  })

  it('OUT-1 a message that did not reach the server is sent again under the same id', () => {
    live.when(send('a'), wait(10), lost('a'), wait(3_000), alarm('wait:send:a')).gives({ asks: sending('a') })
  })

  it('OUT-2 a message that did not reach the server is sent again after 3 s, or at once after a reconnect', () => {
    live.when(send('a'), wait(10), lost('a')).gives({ asks: { 'wait:send:a': { at: noonPlus(3_010) } } })
    // A new connection retries at once, because the clock may have been set back since.
    live.when(send('a'), wait(10), lost('a'), cut, logged, listed()).gives({ asks: sending('a') })
  })

  it('OUT-2 once the server has stored a message, the message leaves the outbox and is never sent again', () => {
    const done = live.when(send('a'), sent('a', 1))
    done.gives({ asks: {} })
    expect([pending(done), shown(done)]).toEqual([[], [plainText('text a')]])
    expect(pending(done.when(send('a')))).toEqual([])
  })

  it('OUT-2 a message that the server refuses fails with the server’s reason, and is not retried by itself', () => {
    const failed = live.when(send('a'), refuse('a'))
    failed
      .gives({ asks: {} })
      .when(cut, logged, wait(60_000))
      .gives({ asks: { list: {} } })
    expect(threadOf(failed.state, lounge).pending[0]?.failure).toEqual({ _tag: 'Refused', words: 'You were muted' })
  })

  it('OUT-2 a failed message is sent again when the member requests a retry', () => {
    live
      .when(send('a'), refuse('a'), { type: 'chat/RetryMessage', clientId: clientId('a') })
      .gives({ asks: sending('a') })
  })

  it('OUT-2 a message that waits for its retry is sent at once when the member requests a retry', () => {
    live
      .when(send('a'), lost('a'), { type: 'chat/RetryMessage', clientId: clientId('a') })
      .gives({ asks: sending('a') })
  })

  it('OUT-2 the retry of a message and a reload do not make the client send an already stored message again', () => {
    const after = live.when(send('b'), sent('b', 1), send('a'), refuse('a'), {
      type: 'chat/RetryMessage',
      clientId: clientId('a'),
    })
    expect(pending(after.reloaded().when(send('b')))).toEqual(['a'])
  })

  it('OUT-2 each message that waits for its retry has its own timer, which sends only that message when it fires', () => {
    const two = live.when(
      send('a'),
      send('k', 'text k', kitchen),
      lost('a'),
      lost('k'),
      wait(3_000),
      alarm('wait:send:k'),
    )
    two.gives({ asks: { 'wait:send:a': { at: noonPlus(3_000) }, ...sending('k', kitchen) } })
    expect(pending(two)).toEqual(['a'])
  })

  it('OUT-4 the client remembers the ids of the last 500 sent messages, and sends none of these messages again', () => {
    const many = Array.from({ length: 501 }, (_, i) => `c${i}`)
    const all = live.when(...many.flatMap((id, i) => [send(id), sent(id, i + 1)]))
    expect(pending(all.when(send('c1'), send('c500')))).toEqual([])
    expect(pending(all.when(send('c0')))).toEqual(['c0'])
  })

  it('OUT-2 the member can remove a failed message', () => {
    expect(pending(live.when(send('a'), refuse('a'), { type: 'chat/RemoveMessage', clientId: clientId('a') }))).toEqual(
      [],
    )
  })

  it('OUT-2 the member cannot remove a message while it is being sent or waits for its retry', () => {
    const remove: Step = { type: 'chat/RemoveMessage', clientId: clientId('a') }
    expect(pending(live.when(send('a'), remove))).toEqual(['a'])
    expect(pending(live.when(send('a'), lost('a'), remove))).toEqual(['a'])
  })
})

describe('Messages of one conversation', () => {
  it('OUT-3 messages of one conversation are sent one after the other, in the order written', () => {
    live
      .when(send('b'), send('a'), send('c'))
      .gives({ asks: sending('b') })
      .when(sent('b', 1))
      .gives({ asks: sending('a') })
      .when(sent('a', 2))
      .gives({ asks: sending('c') })
  })

  it('OUT-3 later messages of a conversation wait behind a failed message until the failed message is removed', () => {
    live
      .when(send('a'), send('b'), refuse('a'))
      .gives({ asks: {} })
      .when({ type: 'chat/RemoveMessage', clientId: clientId('a') })
      .gives({ asks: sending('b') })
  })

  it('OUT-3 later messages of a conversation wait while an earlier message waits for its retry', () => {
    live.when(send('a'), send('b'), lost('a')).gives({ asks: { 'wait:send:a': { at: noonPlus(3_000) } } })
  })

  it('OUT-3 messages of one conversation do not wait for a failed message of another conversation', () => {
    live.when(send('a'), send('b'), send('k', 'text k', kitchen), refuse('a')).gives({ asks: sending('k', kitchen) })
  })

  it('OUT-12 waiting messages show below the server’s messages, in the order written', () => {
    const first = live.when(send('a'), send('b'), send('c'), sent('a', 7))
    expect([shown(first), pending(first)]).toEqual([[plainText('text a')], ['b', 'c']])
  })
})

describe('The row of a sent message', () => {
  const mine = arrive(messageOf({ seq: 1, by: ann, clientId: clientId('a'), text: 'text a' }))

  it.each<[string, readonly Step[]]>([
    ['only the response arrives', [sent('a', 1)]],
    ['only the push arrives', [mine]],
    ['the push arrives first', [mine, mine]],
    ['the response arrives first', [sent('a', 1), mine]],
    [
      'a page contains the message',
      [
        openLounge,
        page('newest:sg_12345678', 1, 1, [messageOf({ seq: 1, by: ann, clientId: clientId('a'), text: 'text a' })]),
      ],
    ],
  ])('OUT-4 a sent message is one row when %s', (_how, steps) => {
    const done = live.when(send('a'), ...steps)
    expect([pending(done), shown(done)]).toEqual([[], [plainText('text a')]])
    done.gives({ asks: {} })
  })

  it('OUT-4 a sent message is one row if its response was lost but its push arrived', () => {
    const done = live.when(send('a'), lost('a'), mine)
    done.gives({ asks: {} })
    expect([pending(done), shown(done)]).toEqual([[], [plainText('text a')]])
  })
})

describe('A reload', () => {
  it('OUT-5 a reload loses no message that waits in the outbox', () => {
    const before = live.when(send('a'), send('b'), lost('a'))
    expect(pending(before.reloaded())).toEqual(['a', 'b'])
    before.reloaded().gives({ asks: { 'wait:send:a': { at: noonPlus(3_000) } } })
  })

  it('OUT-5 after a reload the running send request of a message still exists, with the same sequence number', () => {
    const before = live.when(send('a'))
    expect(before.reloaded().state.asks).toEqual(before.state.asks)
  })

  it('OUT-5 a message that was written while disconnected is sent after a reload and a new login', () => {
    live
      .when(cut, send('a'))
      .gives({ asks: {} })
      .reloaded()
      .when(logged)
      .gives({ asks: { list: {}, ...sending('a') } })
  })
})

describe('The end of a session or connection', () => {
  it('OUT-10 a sign-out removes every message from the outbox, and the next account sends none of them', () => {
    const over = live.when(send('a', 'my words'), send('b', 'my words'), lost('a'), ended)
    over.gives({ data: { connection: 'signedOut' }, asks: {} })
    expect(JSON.stringify(chatReducer.codec.encode(over.state))).not.toContain('my words')
    over.when(signedIn, logged).gives({ asks: { list: {} } })
  })

  it.each(['ChatServiceClosed', 'ChatConnectFailed', 'ChatLoginFailed', 'ChatKickedOffline'] as const)(
    'OUT-5 after the connection event %s the outbox sends no message and loses no message',
    (type) => {
      const off = live.when(send('a'), { type, ask: { unit: 'connection/chatService', id: 'joinChatService', seq: 1 } })
      off.gives({ data: { connection: 'offline' }, asks: {} })
      expect(pending(off)).toEqual(['a'])
    },
  )

  it('ALL-4 SES-7 OUT-10 when a visitor enters after a member, neither the member’s messages nor the member’s outbox remain', () => {
    const enters: Step = {
      type: 'VisitorEntered',
      ask: { unit: 'session', id: 'enterAsVisitor', seq: 1 },
      session: sessionOf(vera),
    }
    const waiting = live.when(openLounge, page('newest:sg_12345678', 8, 10), send('a'))
    for (const story of [
      waiting,
      waiting.when(cut, { type: 'chat/LoadEarlier', conversationId: lounge }),
      waiting.when(ended),
    ]) {
      const other = story.when(enters).gives({ asks: {}, data: { connection: 'offline', me: vera.xid } })
      expect([pending(other), shown(other)]).toEqual([[], []])
    }
  })

  it('OUT-10 the outbox accepts no message while there is no session', () => {
    expect(given(chatReducer, send('a'), signedIn, logged).asked()).toEqual({ list: {} })
  })
})

describe('A message that breaks a sending rule', () => {
  it('OUT-7 a message that breaks a sending rule fails with the reason, even after a reload, and is not retried by itself', () => {
    const why = { _tag: 'LinkNotAllowed', host: 'evil.example' } as const
    const failed = live.when(send('a'), (ask) => ({
      type: 'chat/MessageNotSent',
      ask: ask('send:a'),
      clientId: clientId('a'),
      failure: why,
    }))
    expect(threadOf(failed.reloaded().state, lounge).pending[0]?.failure).toEqual(why)
    failed.gives({ asks: {} })
  })
})
