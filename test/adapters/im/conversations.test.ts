import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { Secret } from '../../../src/application/ports/browser/vault'
import type { ChatFact } from '../../../src/application/ports/conversations'
import type { ConversationAction, ConversationSummary } from '../../../src/domain/chat'
import { ConversationId, MessageId, SessionId } from '../../../src/domain/kernel/ids'
import { makeSimulatorConversations } from '../../../src/adapters/im/simulator/conversations'
import { makeFakeClock, settle } from '../support/fake-clock'
import { makeFakeSockets } from '../support/fake-sockets'

const brand = <A>(is: (u: unknown) => u is A, text: string): A => {
  if (is(text)) return text
  throw new Error(`no such id: ${text}`)
}
const conversationId = brand(ConversationId.is, 'sg_12345678')
const listed: ConversationSummary = {
  conversationId,
  kind: 'group',
  gid: null,
  name: 'G',
  icon: null,
  ownerXid: null,
  peer: null,
  blocked: 'none',
  follow: false,
  pinned: false,
  markedUnread: false,
  muted: false,
  maxSeq: 5,
  readSeq: 5,
  unread: 0,
  latest: null,
}

const setUp = async () => {
  const clock = makeFakeClock()
  const sockets = makeFakeSockets()
  const calls: string[] = []
  const conversations = makeSimulatorConversations({
    sockets: sockets.driver,
    url: 'ws://h/im',
    clock,
    chat: {
      list: () => TE.right([listed]),
      accessToken: () => TE.right(new Secret('chat')),
      perform: ({ kind }) => {
        calls.push(kind)
        return TE.right(undefined)
      },
      pins: () => TE.right([]),
      openDirect: () => TE.right(listed),
    },
  })
  const heard: string[] = []
  conversations.connect(brand(SessionId.is, 's1')).subscribe((event) => {
    heard.push(event)
  })
  await settle()
  const socket = sockets.last()
  const say = (frame: object): void => {
    socket.events.received(JSON.stringify(frame))
  }
  socket.events.opened()
  say({ event: 'logged', data: {} })
  const answer = async <A>(task: () => Promise<A>, data: unknown): Promise<A> => {
    const result = task()
    await settle()
    say({ event: 'ack', data: { request_id: '1', code: 0, msg: '', data } })
    return result
  }
  return { conversations, socket, say, heard, answer, calls }
}
const message = {
  id: 'm',
  conversation_id: 'sg_12345678',
  seq: 1,
  from: 'u',
  username: 'U',
  time: 1,
  type: 101,
  msg: 'x',
}

describe('The conversation list', () => {
  it('IM-10 the unread count and the last message number of a conversation are read from one response', async () => {
    const { conversations, answer } = await setUp()
    const place = { conversation_id: 'sg_12345678', max_seq: 7, read_seq: 5, unread: 2 }
    expect(await answer(conversations.list(), { list: [place] })).toEqual(
      E.right([{ ...listed, maxSeq: 7, readSeq: 5, unread: 2 }]),
    )
  })

  it('reading the conversation list fails as malformed when the chat service sends no read positions', async () => {
    const { conversations, answer } = await setUp()
    expect(await answer(conversations.list(), 'nothing')).toEqual(E.left({ _tag: 'Malformed' }))
  })
})

describe('A page of messages', () => {
  it('messages that are invalid, of another conversation or outside the requested range are left out of a page and counted', async () => {
    const { conversations, answer } = await setUp()
    const messages = [
      message,
      { ...message, id: 'n', seq: 9 },
      { ...message, id: 'o', seq: 2, conversation_id: 'sg_87654321' },
      { seq: 2 },
    ]
    expect(await answer(conversations.range(conversationId, 1, 3), { from: 1, to: 3, rev: 0, messages })).toMatchObject(
      E.right({ from: 1, to: 3, messages: [{ id: 'm' }] }),
    )
    expect(conversations.dropped()).toBe(3)
  })

  it('IM-6 a page of messages is malformed when every message belongs to another conversation', async () => {
    const { conversations, answer } = await setUp()
    const messages = [{ ...message, seq: 2_093, conversation_id: 'sg_87654321' }]
    expect(
      await answer(conversations.history(conversationId, null, 30), { from: 2_093, to: 2_093, rev: 0, messages }),
    ).toEqual(E.left({ _tag: 'Malformed' }))
  })
})

describe('Message actions', () => {
  it.each<ConversationAction>([
    { kind: 'recall', conversationId, seq: 1 },
    { kind: 'edit', conversationId, seq: 1, text: 'x' },
    { kind: 'delete', conversationId, seq: 1 },
    { kind: 'clearHistory', conversationId, upTo: 1 },
  ])('R1-305 the message action $kind is sent over the chat service, not as a REST request', async (act) => {
    const { conversations, answer, calls } = await setUp()
    expect(await answer(conversations.performAction(act), {})).toEqual(E.right(undefined))
    expect(calls).toEqual([])
  })

  it('R1-305 R1-312 a reaction is sent as a REST request, and the changed message arrives over the chat service', async () => {
    const { conversations, say, calls } = await setUp()
    const facts: ChatFact[] = []
    conversations.facts$.subscribe((fact) => {
      facts.push(fact)
    })
    await conversations.performAction({
      kind: 'react',
      conversationId,
      seq: 1,
      messageId: brand(MessageId.is, 'm'),
      memeId: 'e1',
      on: true,
    })()
    expect(calls).toEqual(['react'])
    say({ event: 'changed', data: { messages: [{ ...message, rev: 1, reactions: [{ id: 'e1', userIDs: ['u'] }] }] } })
    expect(facts).toMatchObject([
      { type: 'chat/MessagesChanged', messages: [{ reactions: [{ memeId: 'e1', xids: ['u'] }] }] },
    ])
  })
})

describe('A push from the chat service', () => {
  it('all messages of one frame from the chat service are published together as one event', async () => {
    const { conversations, say } = await setUp()
    const facts: number[] = []
    conversations.facts$.subscribe((fact) => {
      facts.push('messages' in fact ? fact.messages.length : 0)
    })
    say({ event: 'push', data: { messages: [message, { ...message, id: 'n', seq: 2 }] } })
    expect(facts).toEqual([2])
  })
})
