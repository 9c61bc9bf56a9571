import { expect, it } from 'vitest'
import type { Page } from '../../src/application/ports/conversations'
import { plainText, type ChatMessage } from '../../src/domain/chat'
import { ClientId, ConversationId, Uid } from '../../src/domain/kernel/ids'
import { made } from '../support/builders/made'
import { left, right, type Client } from '../adapters/support/client'
import { factsFrom, type ContractSubject, type MakeContractSubject } from './contract-subject'
import type { KnownDifferences } from './subject-registry'
import { withSubject } from './with-subject'

const brand = <A>(is: (u: unknown) => u is A, text: unknown): A => {
  if (is(text)) return text
  throw new Error(`no such id: ${String(text)}`)
}
const square = brand(ConversationId.is, 'sg_10000001')
const readers = brand(ConversationId.is, 'sg_20000002')
const clientId = (text: string) => brand(ClientId.is, text)
const textOf = ({ content }: ChatMessage): string => (content.kind === 'text' ? content.text : '')

const enter = async (bench: ContractSubject, client: Client, email: string | null) => {
  const session = email === null ? await client.visit() : await client.signIn(email)
  const service = factsFrom(client.conversations.connect(session.sessionId), bench.pass)
  await service.until((heard) => heard.includes('logged'))
  return { session, service, arrived: factsFrom(client.conversations.facts$, bench.pass) }
}

/** The contract of the conversations port. `differs` names the clauses that a vendor cannot keep. */
export const conversationsContract = (make: MakeContractSubject, differs: KnownDifferences = {}): void => {
  const bench = withSubject(make)
  const arrive = async (email: string | null) => {
    const browser = bench().browser()
    return { browser, ...(await enter(bench(), browser, email)) }
  }

  it('a sent message gets the next number of its conversation and reaches the other member', async () => {
    const ada = await arrive('ada@loop.example')
    const ben = await arrive('ben@loop.example')
    const { to } = await right(ada.browser.conversations.history(square, null, 10))
    const sent = await right(
      ada.browser.conversations.send({
        conversationId: square,
        clientId: clientId('c1'),
        content: plainText('Hello, Ben'),
      }),
    )
    expect(sent).toMatchObject({ seq: to + 1, clientId: 'c1', from: { xid: ada.session.xid, name: 'Ada' } })
    const facts = await ben.arrived.until((heard) => heard.length > 0)
    expect(facts.flatMap((fact) => ('messages' in fact ? fact.messages : []))).toEqual([sent])
  })

  it('a message that is sent twice with the same client id is stored once', async () => {
    const ada = await arrive('ada@loop.example')
    const message = { conversationId: square, clientId: clientId('twice'), content: plainText('once') }
    const first = await right(ada.browser.conversations.send(message))
    const second = await right(ada.browser.conversations.send(message))
    expect(second).toEqual(first)
    const { to } = await right(ada.browser.conversations.history(square, null, 1))
    expect(to).toBe(first.seq)
  })

  it('a message that is sent again because the first response was lost is stored once', async () => {
    const ada = await arrive('ada@loop.example')
    const before = (await right(ada.browser.conversations.history(square, null, 1))).to
    const message = { conversationId: square, clientId: clientId('lost'), content: plainText('did you get it?') }
    ada.browser.weather.dropFrames(2)
    const lost = ada.browser.conversations.send(message)()
    await bench().pass(200)
    ada.browser.weather.cut()
    expect(await lost).toEqual({ _tag: 'Left', left: { _tag: 'Unreachable' } })
    const service = factsFrom(ada.browser.conversations.connect(ada.session.sessionId), bench().pass)
    await service.until((heard) => heard.includes('logged'))
    expect((await right(ada.browser.conversations.send(message))).seq).toBe(before + 1)
  })

  it('messages are numbered from 1 without gaps, and older pages can be read back to number 1', async () => {
    const ada = await arrive('ada@loop.example')
    const seen: number[] = []
    let before: number | null = null
    while (before === null || before > 1) {
      const { from, to, messages }: Page = await right(ada.browser.conversations.history(square, before, 60))
      const seqs = messages.map(({ seq }) => seq)
      expect(seqs).toEqual(Array.from({ length: to - from + 1 }, (_, i) => from + i))
      seen.unshift(...seqs)
      before = from
    }
    expect(seen.length).toBeGreaterThan(300)
    expect(seen).toEqual(Array.from({ length: seen.length }, (_, i) => i + 1))
    const none = await right(ada.browser.conversations.history(square, 1, 60))
    expect(none.from).toBeGreaterThan(none.to)
  })

  it('a range of messages can be read by its first and last number', async () => {
    const ada = await arrive('ada@loop.example')
    const page = await right(ada.browser.conversations.range(square, 5, 9))
    expect(page.messages.map(({ seq }) => seq)).toEqual([5, 6, 7, 8, 9])
  })

  it('R1-302 the conversation list has unread counts, which become 0 when the member marks the messages as read', async () => {
    const ben = await arrive('ben@loop.example')
    const listed = await right(ben.browser.conversations.list())
    expect(listed.slice(0, 3).map(({ conversationId }) => conversationId)).toEqual([
      'sg_10000001',
      'sg_20000002',
      'sg_300000003',
    ])
    const town = listed[0]
    expect(town?.unread).toBeGreaterThan(0)
    expect(town?.latest?.seq).toBe(town?.maxSeq)
    await right(ben.browser.conversations.markRead(square, town?.maxSeq ?? 0))
    const again = (await right(ben.browser.conversations.list()))[0]
    expect(again).toMatchObject({ unread: 0, readSeq: town?.maxSeq })
  })

  it('messages of other members count as unread, and own messages never do', async () => {
    const ada = await arrive('ada@loop.example')
    const ben = await arrive('ben@loop.example')
    const before = (await right(ben.browser.conversations.list()))[0]?.unread ?? 0
    const mine = (await right(ada.browser.conversations.list()))[0]?.unread ?? 0
    await right(
      ada.browser.conversations.send({
        conversationId: square,
        clientId: clientId('u1'),
        content: plainText('one more'),
      }),
    )
    expect((await right(ben.browser.conversations.list()))[0]?.unread).toBe(before + 1)
    expect((await right(ada.browser.conversations.list()))[0]?.unread).toBe(mine)
  })

  it('R1-003 R1-213 R3-008 a visitor can read an open group and receives its new messages, but cannot send', async () => {
    const ada = await arrive('ada@loop.example')
    const visitor = await arrive(null)
    const page = await right(visitor.browser.conversations.history(square, null, 10))
    expect(page.messages).toHaveLength(10)
    expect(
      await left(
        visitor.browser.conversations.send({
          conversationId: square,
          clientId: clientId('v'),
          content: plainText('hi'),
        }),
      ),
    ).toMatchObject({ _tag: 'Refused' })
    await right(
      ada.browser.conversations.send({
        conversationId: square,
        clientId: clientId('a'),
        content: plainText('welcome'),
      }),
    )
    const facts = await visitor.arrived.until((heard) => heard.length > 0)
    expect(facts.flatMap((fact) => ('messages' in fact ? fact.messages : [])).map(textOf)).toEqual(['welcome'])
  })

  it('a member of a private group can read the group, and somebody else can neither read nor write in the group', async () => {
    const newcomer = await arrive('new@loop.example')
    expect(await left(newcomer.browser.conversations.history(readers, null, 10))).toMatchObject({ _tag: 'Refused' })
    expect(
      await left(
        newcomer.browser.conversations.send({
          conversationId: readers,
          clientId: clientId('n'),
          content: plainText('hi'),
        }),
      ),
    ).toMatchObject({ _tag: 'Refused' })
    const ben = await arrive('ben@loop.example')
    const { from, to, messages } = await right(ben.browser.conversations.history(readers, null, 10))
    // A request to join is among the newest messages. The simulator does not send it to a plain member.
    expect(to - from + 1).toBe(10)
    expect(messages.length).toBeGreaterThan(8)
  })

  it.each([
    ['nothing but blanks', ' \n\u2800 '],
    ['more than 10,000 characters', 'a'.repeat(10_001)],
    ['more than 16 KB', '界'.repeat(6_000)],
  ])('a message text of %s is refused', async (_name, text) => {
    const ada = await arrive('ada@loop.example')
    expect(
      await left(
        ada.browser.conversations.send({ conversationId: square, clientId: clientId('x'), content: plainText(text) }),
      ),
    ).toMatchObject({ _tag: 'Refused' })
  })

  it('BI-026 BI-027 null characters and unpaired surrogates in a message text are replaced before the text is stored', async () => {
    const ada = await arrive('ada@loop.example')
    const sent = await right(
      ada.browser.conversations.send({
        conversationId: square,
        clientId: clientId('bad'),
        content: plainText('before\0after \ud800'),
      }),
    )
    expect(textOf(sent)).toBe('before\ufffdafter \ufffd')
  })

  it.skipIf(Object.hasOwn(differs, 'a text of ten thousand characters of any kind is accepted and returned whole'))(
    'a text of ten thousand characters of any kind is accepted and returned whole',
    async () => {
      const ada = await arrive('ada@loop.example')
      const text = `${'界'.repeat(3_000)}${'a'.repeat(7_000)}`
      await right(
        ada.browser.conversations.send({
          conversationId: square,
          clientId: clientId('long'),
          content: plainText(text),
        }),
      )
      const page = await right(ada.browser.conversations.history(square, null, 1))
      expect(page.messages.map(textOf)).toEqual([text])
    },
  )

  it('two members who open a direct chat with each other get the same chat each time', async () => {
    const ada = await arrive('ada@loop.example')
    const ben = await arrive('ben@loop.example')
    const { person } = await right(ben.browser.profiles.own())
    const opened = await right(ada.browser.conversations.openDirect(person.uid))
    expect(opened).toMatchObject({
      kind: 'single',
      peer: { xid: ben.session.xid, uid: person.uid, name: 'Ben' },
      blocked: 'none',
      unread: 0,
    })
    expect((await right(ada.browser.conversations.openDirect(person.uid))).conversationId).toBe(opened.conversationId)
    const uidOfAda = (await right(ada.browser.profiles.own())).person.uid
    expect((await right(ben.browser.conversations.openDirect(uidOfAda))).conversationId).toBe(opened.conversationId)
  })

  it('opening a direct chat with an unknown uid is refused', async () => {
    const ada = await arrive('ada@loop.example')
    expect(await left(ada.browser.conversations.openDirect(made(Uid, '999999999999999999999')))).toMatchObject({
      _tag: 'Refused',
    })
  })

  it('a connection that the chat service kicks reports kicked and then completes', async () => {
    const ada = await arrive('ada@loop.example')
    await bench().kick('ada@loop.example')
    expect(await ada.service.until((heard) => heard.length === 2)).toEqual(['logged', 'kicked'])
    expect(ada.service.completed()).toBe(true)
  })

  it('a connection to the chat service reports closed when cut, and a new connection then logs in', async () => {
    const ada = await arrive('ada@loop.example')
    ada.browser.weather.cut()
    expect(await ada.service.until((heard) => heard.length === 2)).toEqual(['logged', 'closed'])
    const again = factsFrom(ada.browser.conversations.connect(ada.session.sessionId), bench().pass)
    expect(await again.until((heard) => heard.length === 1)).toEqual(['logged'])
  })

  it('connecting to the chat service without a network reports connectFailed, and never logged', async () => {
    const browser = bench().browser()
    const { sessionId } = await browser.visit()
    browser.weather.offline()
    const service = factsFrom(browser.conversations.connect(sessionId), bench().pass)
    expect(await service.until((heard) => heard.length > 0)).toEqual(['connectFailed'])
  })

  it('connecting to the chat service with an ended session reports loginFailed', async () => {
    const browser = bench().browser()
    const { sessionId } = await browser.signIn('ada@loop.example')
    await bench().expire('ada@loop.example')
    const service = factsFrom(browser.conversations.connect(sessionId), bench().pass)
    expect(await service.until((heard) => heard.length > 0)).toEqual(['loginFailed'])
  })

  it('a request to the chat service without a connection fails as Unreachable', async () => {
    const browser = bench().browser()
    await browser.signIn('ada@loop.example')
    expect(await left(browser.conversations.history(square, null, 10))).toEqual({ _tag: 'Unreachable' })
  })
}
