import { describe, expect, it } from 'vitest'
import type { ServerInput } from '../../../../../src/adapters/simulator/state/input'
import { threadOf } from '../../../../../src/adapters/simulator/state/conversation-lookups'
import { changesAfter, PAGE_BYTES, pageBefore, pageFrom } from '../../../../../src/adapters/simulator/state/chat/thread'
import { MessageWire } from '../../../../../src/adapters/wire/entities/message'
import { plainText, type Content } from '../../../../../src/domain/chat'
import { START } from '../town'
import { town, ada, ben, square, say, after, wordsOf, fail } from './message-fixture'
import { plainReader as plain } from '../../../../support/builders/thread-reader'

const bytes = (value: unknown): number => new TextEncoder().encode(JSON.stringify(value)).byteLength

describe('The size limit of a message, 16 KB', () => {
  const quoting = (text: string): Content => ({
    kind: 'reply',
    text: 'so',
    mentions: [],
    quote: { seq: 1, at: null, xid: ben, name: 'Ben', of: 'text', text, media: null },
  })
  it.each([
    ['a quote', quoting('q'.repeat(600_000))],
    [
      'mentions',
      {
        kind: 'text',
        text: 'hi',
        mentions: Array.from({ length: 500 }, () => ({ xid: ben, name: 'Ben '.repeat(20) })),
      },
    ],
    ['a text of wide characters', plainText('界'.repeat(6_000))],
    [
      'the text on a card',
      {
        kind: 'groupInvite',
        group: {
          gid: town.communities['10000001']?.gid ?? fail(),
          name: 'Tea',
          icon: null,
          description: 'd'.repeat(20_000),
          memberCount: 1,
        },
      },
    ],
    ['the URL of a picture', { kind: 'image', url: `https://loop.example/${'a'.repeat(17_000)}`, width: 1, height: 1 }],
  ] satisfies readonly (readonly [string, Content])[])(
    'the server refuses a message that exceeds 16 KB because of %s',
    (_name, content) => {
      expect(wordsOf(town, say(content))).toEqual(['A message has at most 16 KB'])
    },
  )

  it('a message that quotes 9,000 characters is within the size limit', () => {
    expect(wordsOf(town, say(quoting('q'.repeat(9_000))))).toEqual(['Stored', 'Posted'])
  })

  it('the size limit of messages applies to direct chats and to edited messages', () => {
    const direct =
      Object.values(town.directs).find(({ between, kind }) => between.includes(ada) && kind === 'single') ?? fail()
    expect(wordsOf(town, { ...say(quoting('q'.repeat(600_000))), conversationId: direct.conversationId })).toEqual([
      'A message has at most 16 KB',
    ])
    const world = after(town, say(plainText('a')))
    const { latest } = threadOf(world, square)
    expect(
      wordsOf(world, {
        type: 'MessageEdited',
        at: START,
        xid: ada,
        conversationId: square,
        seq: latest,
        text: '界'.repeat(6_000),
        host: '',
      }),
    ).toEqual(['A message has at most 16 KB'])
  })

  it('each page of messages or of changed messages is at most 512 KB on the wire, and no changed message is skipped', () => {
    const world = after(town, ...Array.from({ length: 60 }, (_, n) => say(quoting('q'.repeat(15_000)), ada, n)))
    const thread = threadOf(world, square)
    for (const { messages } of [
      pageBefore(thread, plain(ben), null, 200),
      pageFrom(thread, plain(ben), thread.latest - 59, thread.latest, 200),
    ]) {
      expect(bytes(messages.map((message) => MessageWire.encode(message)))).toBeLessThanOrEqual(PAGE_BYTES)
      expect(messages.length).toBeGreaterThan(25)
    }
    const reacted = after(
      world,
      ...Array.from({ length: 60 }, (_, n): ServerInput => ({
        type: 'ReactionSet',
        at: START,
        xid: ben,
        conversationId: square,
        messageId: `id-${ada}-${n}`,
        memeId: 'e1',
        on: true,
      })),
    )
    const seen: number[] = []
    for (let since = 0; since < 60;) {
      const { rev, messages } = changesAfter(threadOf(reacted, square), plain(ben), since, 200)
      expect(bytes(messages.map((message) => MessageWire.encode(message)))).toBeLessThanOrEqual(PAGE_BYTES)
      seen.push(...messages.map(({ seq }) => seq))
      expect(rev).toBeGreaterThan(since)
      since = rev
    }
    expect(new Set(seen).size).toBe(60)
  })
})
