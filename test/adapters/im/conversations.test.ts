import * as E from 'fp-ts/Either'
import * as TE from 'fp-ts/TaskEither'
import { describe, expect, it } from 'vitest'
import { Secret } from '../../../src/application/ports/vault'
import type { ConversationSummary } from '../../../src/domain/chat'
import { ConversationId, SessionId } from '../../../src/domain/kernel/ids'
import { makeSimulatorConversations } from '../../../src/adapters/im/simulator/conversations'
import { handClock, settle } from '../support/hand-clock'
import { handSockets } from '../support/hand-sockets'

const brand = <A>(is: (u: unknown) => u is A, text: string): A => {
  if (is(text)) return text
  throw new Error(`no such id: ${text}`)
}
const conversationId = brand(ConversationId.is, 'sg_12345678')
const listed: ConversationSummary = {
  conversationId, kind: 'group', gid: null, name: 'G', icon: null, ownerXid: null, peer: null, blocked: 'none', follow: false, pinned: false,
  muted: false, maxSeq: 5, readSeq: 5, unread: 0, latest: null,
}

const setUp = async () => {
  const clock = handClock()
  const sockets = handSockets()
  const conversations = makeSimulatorConversations({
    sockets: sockets.driver, url: 'ws://h/im', clock,
    chat: {
      list: () => TE.right([listed]), accessToken: () => TE.right(new Secret('chat')), perform: () => TE.right(undefined), pins: () => TE.right([]),
      openDirect: () => TE.right(listed),
    },
  })
  const heard: string[] = []
  conversations.connect(brand(SessionId.is, 's1')).subscribe((event) => { heard.push(event) })
  await settle()
  const socket = sockets.last()
  const say = (frame: object): void => { socket.events.received(JSON.stringify(frame)) }
  socket.events.opened()
  say({ event: 'logged', data: {} })
  const answer = async <A>(task: () => Promise<A>, data: unknown): Promise<A> => {
    const result = task()
    await settle()
    say({ event: 'ack', data: { request_id: '1', code: 0, msg: '', data } })
    return result
  }
  return { conversations, socket, say, heard, answer }
}
const message = { id: 'm', conversation_id: 'sg_12345678', seq: 1, from: 'u', username: 'U', time: 1, type: 101, msg: 'x' }

describe('The conversation list', () => {
  it('IM-10 takes what is unread and where it ends from one answer, so that what came in between is not lost', async () => {
    const { conversations, answer } = await setUp()
    const place = { conversation_id: 'sg_12345678', max_seq: 7, read_seq: 5, unread: 2 }
    expect(await answer(conversations.list(), { list: [place] }))
      .toEqual(E.right([{ ...listed, maxSeq: 7, readSeq: 5, unread: 2 }]))
  })

  it('fails where the places are not told', async () => {
    const { conversations, answer } = await setUp()
    expect(await answer(conversations.list(), 'nothing')).toEqual(E.left({ _tag: 'Malformed' }))
  })
})

describe('A page of messages', () => {
  it('has none of another conversation or from beyond what it covers, and counts those it left out', async () => {
    const { conversations, answer } = await setUp()
    const messages = [message, { ...message, id: 'n', seq: 9 }, { ...message, id: 'o', seq: 2, conversation_id: 'sg_87654321' }, { seq: 2 }]
    expect(await answer(conversations.range(conversationId, 1, 3), { from: 1, to: 3, messages }))
      .toMatchObject(E.right({ from: 1, to: 3, messages: [{ id: 'm' }] }))
    expect(conversations.dropped()).toBe(3)
  })
})

describe('A push', () => {
  it('is one fact, whatever it holds', async () => {
    const { conversations, say } = await setUp()
    const facts: number[] = []
    conversations.facts$.subscribe((fact) => { facts.push('messages' in fact ? fact.messages.length : 0) })
    say({ event: 'push', data: { messages: [message, { ...message, id: 'n', seq: 2 }] } })
    expect(facts).toEqual([2])
  })
})
