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
  it('OUT-1 a sent message is one outbox item with one id and one send request', () => {
    live.when(send('a')).gives({ asks: sending('a') })
    const once = live.when(send('a'))
    expect(pending(once.when(send('a')))).toEqual(['a'])
  })

  it('OUT-1 a sent message is retried under the same id', () => {
    live.when(send('a'), wait(10), lost('a'), wait(3_000), alarm('wait:send:a')).gives({ asks: sending('a') })
  })

  it('OUT-2 a sent message is retried 3 s after the server could not be reached', () => {
    live.when(send('a'), wait(10), lost('a')).gives({ asks: { 'wait:send:a': { at: noonPlus(3_010) } } })
    // A new connection retries at once, because the clock may have been set back since.
    live.when(send('a'), wait(10), lost('a'), cut, logged, listed()).gives({ asks: sending('a') })
  })

  it('OUT-2 a sent message leaves the outbox once the server has it, and is never sent again', () => {
    const done = live.when(send('a'), sent('a', 1))
    done.gives({ asks: {} })
    expect([pending(done), shown(done)]).toEqual([[], [plainText('text a')]])
    expect(pending(done.when(send('a')))).toEqual([])
  })

  it('OUT-2 a sent message fails when the server refuses it, and is not retried by itself', () => {
    const failed = live.when(send('a'), refuse('a'))
    failed
      .gives({ asks: {} })
      .when(cut, logged, wait(60_000))
      .gives({ asks: { list: {} } })
    expect(threadOf(failed.state, lounge).pending[0]?.failure).toEqual({ _tag: 'Refused', words: 'You were muted' })
  })

  it('OUT-2 a message that failed is sent again when the member requests a retry', () => {
    live.when(send('a'), refuse('a'), { type: 'RetryMessage', clientId: clientId('a') }).gives({ asks: sending('a') })
  })

  it('OUT-2 the member can retry a waiting message at once, and sent messages stay known', () => {
    live.when(send('a'), lost('a'), { type: 'RetryMessage', clientId: clientId('a') }).gives({ asks: sending('a') })
    const after = live.when(send('b'), sent('b', 1), send('a'), refuse('a'), {
      type: 'RetryMessage',
      clientId: clientId('a'),
    })
    expect(pending(after.reloaded().when(send('b')))).toEqual(['a'])
  })

  it('OUT-2 the outbox sets one alarm for a message that waits for its retry', () => {
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

  it('OUT-4 the client remembers the last five hundred sent messages and sends none of them again', () => {
    const many = Array.from({ length: 501 }, (_, i) => `c${i}`)
    const all = live.when(...many.flatMap((id, i) => [send(id), sent(id, i + 1)]))
    expect(pending(all.when(send('c1'), send('c500')))).toEqual([])
    expect(pending(all.when(send('c0')))).toEqual(['c0'])
  })

  it('OUT-2 a message can be removed after it failed', () => {
    expect(pending(live.when(send('a'), refuse('a'), { type: 'RemoveMessage', clientId: clientId('a') }))).toEqual([])
  })

  it('OUT-2 a message cannot be removed while it may be in flight', () => {
    const remove: Step = { type: 'RemoveMessage', clientId: clientId('a') }
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

  it('OUT-3 later messages wait while an earlier message has failed', () => {
    live
      .when(send('a'), send('b'), refuse('a'))
      .gives({ asks: {} })
      .when({ type: 'RemoveMessage', clientId: clientId('a') })
      .gives({ asks: sending('b') })
  })

  it('OUT-3 later messages wait while an earlier message waits for a retry', () => {
    live.when(send('a'), send('b'), lost('a')).gives({ asks: { 'wait:send:a': { at: noonPlus(3_000) } } })
  })

  it('OUT-3 messages of one conversation do not wait for messages of another conversation', () => {
    live.when(send('a'), send('b'), send('k', 'text k', kitchen), refuse('a')).gives({ asks: sending('k', kitchen) })
  })

  it('OUT-12 waiting messages show below the server’s messages, in the order written', () => {
    const first = live.when(send('a'), send('b'), send('c'), sent('a', 7))
    expect([shown(first), pending(first)]).toEqual([[plainText('text a')], ['b', 'c']])
  })
})

describe('A sent message is one row', () => {
  const mine = arrive(messageOf({ seq: 1, by: ann, clientId: clientId('a'), text: 'text a' }))

  it.each<[string, readonly Step[]]>([
    ['only the response arrives', [sent('a', 1)]],
    ['only the push arrives', [mine]],
    ['the push arrives first', [mine, mine]],
    ['the response arrives first', [sent('a', 1), mine]],
    [
      'a page contains it',
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
  it('OUT-5 a reload loses no waiting message', () => {
    const before = live.when(send('a'), send('b'), lost('a'))
    expect(pending(before.reloaded())).toEqual(['a', 'b'])
    before.reloaded().gives({ asks: { 'wait:send:a': { at: noonPlus(3_000) } } })
  })

  it('OUT-5 after a reload the running send request still exists, with the same sequence number', () => {
    const before = live.when(send('a'))
    expect(before.reloaded().state.asks).toEqual(before.state.asks)
  })

  it('OUT-5 a message that was written while disconnected survives a reload', () => {
    live
      .when(cut, send('a'))
      .gives({ asks: {} })
      .reloaded()
      .when(logged)
      .gives({ asks: { list: {}, ...sending('a') } })
  })
})

describe('The end of a session or connection', () => {
  it('OUT-10 a sign-out removes every waiting message, and the next account has none', () => {
    const over = live.when(send('a', 'my words'), send('b', 'my words'), lost('a'), ended)
    over.gives({ in: 'signedOut', asks: {} })
    expect(JSON.stringify(chatReducer.codec.encode(over.state))).not.toContain('my words')
    over.when(signedIn, logged).gives({ asks: { list: {} } })
  })

  it.each(['ChatServiceClosed', 'ChatConnectFailed', 'ChatLoginFailed', 'ChatKickedOffline'] as const)(
    'OUT-5 the outbox after %s sends nothing and loses nothing',
    (type) => {
      const off = live.when(send('a'), { type, ask: { unit: 'chatService', id: 'joinChatService', seq: 1 } })
      off.gives({ in: 'offline', asks: {} })
      expect(pending(off)).toEqual(['a'])
    },
  )

  it('ALL-4 SES-7 OUT-10 a visitor who follows a member finds an empty outbox', () => {
    const enters: Step = {
      type: 'VisitorEntered',
      ask: { unit: 'session', id: 'enterAsVisitor', seq: 1 },
      session: sessionOf(vera),
    }
    const waiting = live.when(openLounge, page('newest:sg_12345678', 8, 10), send('a'))
    for (const story of [
      waiting,
      waiting.when(cut, { type: 'LoadEarlier', conversationId: lounge }),
      waiting.when(ended),
    ]) {
      const other = story.when(enters).gives({ in: 'offline', asks: {}, data: { chat: { me: vera.xid } } })
      expect([pending(other), shown(other)]).toEqual([[], []])
    }
  })

  it('OUT-10 the outbox accepts no message without a session', () => {
    expect(given(chatReducer, send('a'), signedIn, logged).asked()).toEqual({ list: {} })
  })
})

describe('A rule that holds only on the first attempt', () => {
  it('OUT-7 a retried message that breaks the rule fails with the reason, and then waits for the member', () => {
    const why = { _tag: 'LinkNotAllowed', host: 'evil.example' } as const
    const failed = live.when(send('a'), (ask) => ({
      type: 'MessageNotSent',
      ask: ask('send:a'),
      clientId: clientId('a'),
      failure: why,
    }))
    expect(threadOf(failed.reloaded().state, lounge).pending[0]?.failure).toEqual(why)
    failed.gives({ asks: {} })
  })
})
