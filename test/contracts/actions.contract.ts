import { describe, expect, it } from 'vitest'
import type { Page } from '../../src/application/ports/conversations'
import { quoteOf, plainText, type ConversationAction, type ChatMessage, type Content } from '../../src/domain/chat'
import { ClientId, ConversationId, Uid, Xid } from '../../src/domain/kernel/ids'
import { left, right } from '../adapters/support/client'
import { made } from '../support/builders/made'
import { factsFrom, type MakeContractSubject } from './contract-subject'
import { publishedState } from './published-state'
import { withSubject } from './with-subject'

const square = made(ConversationId, 'sg_10000001')
const BEN = made(Uid, '1000000002')
const MEI = made(Uid, '1000000003')

/** The content with the time of its quote in whole seconds, because a provider may know only the second. */
const quotedInSeconds = (content: Content): unknown =>
  content.kind === 'reply' && content.quote !== null
    ? { ...content, quote: { ...content.quote, at: Math.floor((content.quote.at ?? 0) / 1_000) } }
    : content

/**
 * The contract of message and conversation actions. `conversationsContract` covers the rest of the conversations port.
 */
export const actionsContract = (make: MakeContractSubject): void => {
  const bench = withSubject(make)
  const arrive = async (email: string) => {
    const browser = bench().browser()
    const session = await browser.signIn(email)
    const service = factsFrom(browser.conversations.connect(session.sessionId), bench().pass)
    await service.until((heard) => heard.includes('logged'))
    let said = 0
    const nextId = (): ClientId => made(ClientId, `${session.xid}-${(said += 1)}`)
    return {
      ...browser,
      ...session,
      facts: factsFrom(browser.conversations.facts$, bench().pass),
      say: (conversationId: ConversationId, content: Content = plainText('hello')) =>
        right(browser.conversations.send({ conversationId, clientId: nextId(), content })),
      // Performs each action twice. An action sets a state, so the second time changes nothing.
      does: async (act: ConversationAction) => {
        for (let time = 0; time < 2; time += 1) await right(browser.conversations.performAction(act))
      },
      at: async (id: ConversationId, seq: number): Promise<ChatMessage | null> =>
        (await right(browser.conversations.range(id, seq, seq))).messages[0] ?? null,
      row: async (id: ConversationId) =>
        (await right(browser.conversations.list())).find(({ conversationId }) => conversationId === id),
    }
  }
  type Person = Awaited<ReturnType<typeof arrive>>
  const both = async () => ({ ada: await arrive('ada@loop.example'), ben: await arrive('ben@loop.example') })
  const told = ({ facts }: Person, seq: number, isSo: (message: ChatMessage) => boolean) =>
    publishedState(facts, seq, isSo)
  const talk = async ({ ada, ben }: Awaited<ReturnType<typeof both>>) => {
    const { conversationId } = await right(ada.conversations.openDirect(BEN))
    const first = await ada.say(conversationId, plainText('one'))
    await ben.facts.until((heard) => heard.some(({ type }) => type === 'chat/MessagesArrived'))
    return { conversationId, first }
  }

  describe('in a direct chat', () => {
    it('R1-120 R1-299 the id of a direct chat is the sorted xids of both members, who read the same message numbers', async () => {
      const people = await both()
      const { ada, ben } = people
      const { conversationId, first } = await talk(people)
      expect(conversationId).toBe(`si_${[ada.xid, ben.xid].sort().join('_')}`)
      const second = await ben.say(conversationId, plainText('two'))
      await ada.facts.until((heard) =>
        heard.some((fact) => fact.type === 'chat/MessagesArrived' && fact.messages.some(({ id }) => id === second.id)),
      )
      for (const one of [ada, ben]) {
        const { from, to, messages } = await right(one.conversations.history(conversationId, null, 10))
        expect([from, to, messages.map(({ seq, id }) => [seq, id])]).toEqual([
          1,
          2,
          [
            [1, first.id],
            [2, second.id],
          ],
        ])
      }
      expect(await ben.row(conversationId)).toMatchObject({
        kind: 'single',
        maxSeq: 2,
        unread: 1,
        latest: { id: second.id },
      })
    })

    it('IM-6 the messages of an old direct chat are numbered from 1 without gaps, and any range of them can be read', async () => {
      const ada = await arrive('ada@loop.example')
      const { conversationId, maxSeq, readSeq, unread } = await right(ada.conversations.openDirect(MEI))
      expect([maxSeq - readSeq, unread]).toEqual([2, 2])
      const seen: ChatMessage[] = []
      for (let before: number | null = null; before === null || before > 1;) {
        const page: Page = await right(ada.conversations.history(conversationId, before, 30))
        seen.unshift(...page.messages)
        before = page.from
      }
      expect(seen.map(({ seq }) => seq)).toEqual(Array.from({ length: maxSeq }, (_, i) => i + 1))
      expect(seen.map(({ at }) => at)).toEqual(seen.map(({ at }) => at).sort((a, b) => (a ?? 0) - (b ?? 0)))
      const range = await right(ada.conversations.range(conversationId, 40, 43))
      expect(range.messages.map(({ seq, id }) => [seq, id])).toEqual(seen.slice(39, 43).map(({ seq, id }) => [seq, id]))
    })

    it('messages of a direct chat keep their numbers after a reconnect, and missed messages get the next numbers', async () => {
      const people = await both()
      const { ada, ben } = people
      const { conversationId, first } = await talk(people)
      ada.weather.cut()
      await ada.facts.until(() => true)
      const missed = await ben.say(conversationId, plainText('are you there?'))
      const again = factsFrom(ada.conversations.connect(ada.sessionId), bench().pass)
      await again.until((heard) => heard.includes('logged'))
      const { messages } = await right(ada.conversations.history(conversationId, null, 10))
      expect(messages.map(({ seq, id }) => [seq, id])).toEqual([
        [1, first.id],
        [2, missed.id],
      ])
    })

    it('R1-180 a message to a member who has blocked the sender is refused', async () => {
      const people = await both()
      const { conversationId } = await talk(people)
      await right(people.ben.profiles.change(made(Xid, people.ada.xid), 'block'))
      expect(
        await left(
          people.ada.conversations.send({ conversationId, clientId: made(ClientId, 'b'), content: plainText('hi') }),
        ),
      ).toEqual({ _tag: 'Refused', words: 'You have been blocked' })
    })
  })

  it('every kind of message content is delivered to another member unchanged', async () => {
    const { ada, ben } = await both()
    const sent: readonly Content[] = [
      { kind: 'text', text: 'hi @Ben 👋 <b>', mentions: [{ xid: ben.xid, name: 'Ben' }] },
      { kind: 'sticker', asset: '/memes/wave.svg', name: 'Wave', category: 'sticker' },
      { kind: 'reply', text: 'yes', mentions: [], quote: null },
      { kind: 'image', url: 'https://pictures.example/a.png', width: 200, height: 100 },
      {
        kind: 'video',
        url: 'https://pictures.example/a.mp4',
        poster: 'https://pictures.example/a.jpg',
        width: 200,
        height: 100,
        seconds: 3,
      },
    ]
    let before: ChatMessage | null = null
    for (const one of sent) {
      // A quote shows a message that exists.
      const content: Content = one.kind === 'reply' && before !== null ? { ...one, quote: quoteOf(before) } : one
      const message: ChatMessage = await ada.say(square, content)
      before = message
      expect(quotedInSeconds(message.content)).toEqual(quotedInSeconds(content))
      const facts = await ben.facts.until((heard) =>
        heard.some((fact) => fact.type === 'chat/MessagesArrived' && fact.messages.some(({ id }) => id === message.id)),
      )
      const arrived = facts
        .flatMap((fact) => (fact.type === 'chat/MessagesArrived' ? fact.messages : []))
        .find(({ id }) => id === message.id)
      expect(arrived && { ...arrived, content: quotedInSeconds(arrived.content) }).toEqual({
        ...message,
        content: quotedInSeconds(message.content),
      })
      const read = await ben.at(square, message.seq)
      expect(read && quotedInSeconds(read.content)).toEqual(quotedInSeconds(content))
    }
  })

  it('IM-12 R1-169 when the sender recalls a message, both members receive the recall and then read the message as recalled', async () => {
    const { ada, ben } = await both()
    const { seq } = await ada.say(square)
    await ada.does({ kind: 'recall', conversationId: square, seq })
    const recalled = { kind: 'recalled', by: ada.xid }
    for (const one of [ada, ben]) {
      expect((await told(one, seq, ({ content }) => content.kind === 'recalled'))?.content).toEqual(recalled)
      expect((await one.at(square, seq))?.content).toEqual(recalled)
    }
  })

  it('when the sender edits a message, even twice, both members receive and then read the new text', async () => {
    const people = await both()
    const { conversationId, first } = await talk(people)
    await people.ada.does({ kind: 'edit', conversationId, seq: first.seq, text: 'one and only' })
    for (const one of [people.ada, people.ben]) {
      expect(
        (await told(one, first.seq, ({ content }) => content.kind === 'text' && content.text === 'one and only'))?.id,
      ).toBe(first.id)
      expect((await one.at(conversationId, first.seq))?.content).toEqual(plainText('one and only'))
    }
  })

  it('recalling a message that another member sent is refused', async () => {
    const { ada, ben } = await both()
    const { seq } = await ada.say(square)
    expect(await left(ben.conversations.performAction({ kind: 'recall', conversationId: square, seq }))).toMatchObject({
      _tag: 'Refused',
    })
  })

  it('a message that a member deletes disappears only for that member, and the other messages keep their numbers', async () => {
    const people = await both()
    const { ada, ben } = people
    const { conversationId } = await talk(people)
    const { seq } = await ada.say(conversationId, plainText('two'))
    await ada.say(conversationId, plainText('three'))
    await ada.does({ kind: 'delete', conversationId, seq })
    await ada.facts.until((heard) =>
      heard.some((fact) => fact.type === 'chat/MessagesDeleted' && fact.conversationId === conversationId),
    )
    const page = await right(ada.conversations.history(conversationId, null, 10))
    expect([page.from, page.to, page.messages.map((message) => message.seq)]).toEqual([1, 3, [1, 3]])
    expect((await ben.at(conversationId, seq))?.content).toEqual(plainText('two'))
  })

  it('clearing the history of a conversation removes the messages only for the member who clears the history', async () => {
    const people = await both()
    const { ada, ben } = people
    const { conversationId, first } = await talk(people)
    await ada.does({ kind: 'clearHistory', conversationId, upTo: first.seq })
    const gone = await ada.facts.until((heard) => heard.some(({ type }) => type === 'chat/MessagesDeleted'))
    expect(gone.findLast(({ type }) => type === 'chat/MessagesDeleted')).toMatchObject({
      conversationId,
      ranges: [[1, 1]],
    })
    expect((await right(ada.conversations.range(conversationId, 1, 1))).messages).toEqual([])
    expect((await ben.at(conversationId, 1))?.id).toBe(first.id)
  })

  it('IM-11 R1-171 a reaction that a member adds twice counts once and can be removed, and other members receive both changes', async () => {
    const { ada, ben } = await both()
    const { seq, id: messageId } = await ada.say(square)
    const react = (on: boolean): ConversationAction => ({
      kind: 'react',
      conversationId: square,
      seq,
      messageId,
      memeId: 'e1',
      on,
    })
    await ben.does(react(true))
    for (const one of [ada, ben]) {
      expect((await told(one, seq, ({ reactions }) => reactions.length > 0))?.reactions).toEqual([
        { memeId: 'e1', xids: [ben.xid] },
      ])
      expect((await one.at(square, seq))?.reactions).toEqual([{ memeId: 'e1', xids: [ben.xid] }])
    }
    await ben.does(react(false))
    expect((await told(ada, seq, ({ reactions }) => reactions.length === 0))?.reactions).toEqual([])
    expect((await ada.at(square, seq))?.reactions).toEqual([])
  })

  it('each change of a message gives the message a greater revision', async () => {
    const { ada, ben } = await both()
    const sent = await ada.say(square)
    await ben.does({ kind: 'react', conversationId: square, seq: sent.seq, messageId: sent.id, memeId: 'e1', on: true })
    const reacted = await told(ada, sent.seq, ({ reactions }) => reactions.length > 0)
    await ada.does({ kind: 'recall', conversationId: square, seq: sent.seq })
    const recalled = await told(ada, sent.seq, ({ content }) => content.kind === 'recalled')
    expect([sent.rev, reacted?.rev ?? 0, recalled?.rev ?? 0]).toEqual(
      [sent.rev, reacted?.rev ?? 0, recalled?.rev ?? 0].sort((a, b) => a - b),
    )
    expect(new Set([sent.rev, reacted?.rev, recalled?.rev]).size).toBe(3)
  })

  it('the recall of a message during a disconnection can be read after the reconnect', async () => {
    const { ada, ben } = await both()
    const { seq } = await ada.say(square)
    await right(ben.conversations.history(square, null, 10))
    ben.weather.cut()
    await ada.does({ kind: 'recall', conversationId: square, seq })
    const again = factsFrom(ben.conversations.connect(ben.sessionId), bench().pass)
    await again.until((heard) => heard.includes('logged'))
    const { messages } = await right(ben.conversations.changes(square, 0))
    expect(messages.findLast((message) => message.seq === seq)?.content.kind).toBe('recalled')
  })

  it('R1-298 pinned messages are listed with the last pinned first, and other members are notified of a change', async () => {
    const { ada, ben } = await both()
    const [first, second] = [await ada.say(square), await ada.say(square)]
    const before = (await right(ben.conversations.pinned(square))).map(({ id }) => id)
    for (const { seq } of [first, second]) await ada.does({ kind: 'pin', conversationId: square, seq, on: true })
    await ben.facts.until((heard) =>
      heard.some((fact) => fact.type === 'chat/PinsChanged' && fact.conversationId === square),
    )
    expect((await right(ben.conversations.pinned(square))).map(({ id }) => id)).toEqual([
      second.id,
      first.id,
      ...before,
    ])
    for (const { seq } of [first, second]) await ada.does({ kind: 'pin', conversationId: square, seq, on: false })
    expect((await right(ada.conversations.pinned(square))).map(({ id }) => id)).toEqual(before)
  })

  it('R4-001 R4-004 a member can pin, mute and mark as unread both group conversations and direct chats', async () => {
    const { ada, ben } = await both()
    for (const id of [square, (await talk({ ada, ben })).conversationId]) {
      const was = await ada.row(id)
      const now = { pinned: was?.pinned === false, muted: was?.muted === false, markedUnread: true }
      await ada.does({ kind: 'pinChat', conversationId: id, on: now.pinned })
      await ada.does({ kind: 'muteChat', conversationId: id, on: now.muted })
      await ada.does({ kind: 'markUnread', conversationId: id, on: true })
      expect([await ada.row(id), await ben.row(id)]).toMatchObject([now, { markedUnread: false }])
    }
  })

  it('a direct chat that a member deletes is missing from the member’s list until a new message arrives', async () => {
    const people = await both()
    const { ada, ben } = people
    const { conversationId, first } = await talk(people)
    await ada.does({ kind: 'deleteChat', conversationId, upTo: first.seq })
    expect(await ada.row(conversationId)).toBeUndefined()
    const { id } = await ben.say(conversationId, plainText('still here'))
    await ada.facts.until((heard) =>
      heard.some((fact) => fact.type === 'chat/MessagesArrived' && fact.messages.some((message) => message.id === id)),
    )
    expect(await ada.row(conversationId)).toMatchObject({ unread: 1, latest: { id } })
  })
}
