import * as E from 'fp-ts/Either'
import { expect } from 'vitest'
import type { Archive } from '../../src/application/ports/browser/archive'
import type { Clock } from '../../src/application/ports/browser/clock'
import { ChatMessage, plainText } from '../../src/domain/chat'
import { ConversationId, Xid } from '../../src/domain/kernel/ids'

export interface ArchiveUnderTest {
  /** Opens the storage again, as another tab would. */
  readonly open: () => Archive
  readonly clock: Clock
  readonly pass: (ms: number) => void
}

const DAY_MS = 86_400_000

const made = <A>(decoded: E.Either<unknown, A>): A => {
  if (E.isLeft(decoded)) throw new Error('no such value')
  return decoded.right
}

export const xid = (text: string): Xid => made(Xid.decode(text))
export const conversation = (n: number): ConversationId => made(ConversationId.decode(`sg_${n}`))

/** A message with the number `seq`, sent now or `ageMs` ago. */
export const said = (
  seq: number,
  {
    clock,
    id = conversation(1),
    ageMs = 0,
    text = `text ${seq}`,
  }: {
    readonly clock: Clock
    readonly id?: ConversationId
    readonly ageMs?: number
    readonly text?: string
  },
): ChatMessage =>
  made(
    ChatMessage.decode({
      id: `m${seq}`,
      conversationId: id,
      seq,
      clientId: null,
      from: { xid: 'x1', name: 'Ann', avatar: null },
      at: clock.now() - ageMs,
      content: { kind: 'text', text },
    }),
  )

const run = (from: number, to: number, options: Parameters<typeof said>[1]): readonly ChatMessage[] =>
  Array.from({ length: to - from + 1 }, (_, index) => said(from + index, options))

const me = xid('me')
const here = conversation(1)
const seqs = async (
  archive: Archive,
  before: number,
  size: number,
  id = here,
  account = me,
): Promise<readonly number[]> => {
  const page = made(await archive.page(account, id, before, size)())
  expect(page.to).toBe(before - 1)
  expect(page.from).toBe(before - page.messages.length)
  return page.messages.map(({ seq }) => seq)
}

/** The contract of every archive. */
export const archiveBehaviours: Readonly<Record<string, (given: ArchiveUnderTest) => Promise<void>>> = {
  'stored messages are unchanged after a reload': async ({ open, clock }) => {
    const messages = run(1, 3, { clock })
    await open().put(me, messages)()
    expect(await open().page(me, here, 4, 10)()).toEqual(E.right({ from: 1, to: 3, messages, rev: null }))
  },

  'a range without stored messages is an empty page': async ({ open, clock }) => {
    expect(await seqs(open(), 5, 10)).toEqual([])
    await open().put(me, run(1, 3, { clock }))()
    expect(await seqs(open(), 5, 10)).toEqual([])
    expect(await seqs(open(), 1, 10)).toEqual([])
    expect(await seqs(open(), 4, 0)).toEqual([])
    expect(await seqs(open(), 4, 10, conversation(2))).toEqual([])
  },

  'a page has the newest messages before a number, at most as many as requested': async ({ open, clock }) => {
    await open().put(me, run(1, 9, { clock }))()
    expect(await seqs(open(), 8, 3)).toEqual([5, 6, 7])
  },

  'IM-6: a page has only the messages after the last missing message': async ({ open, clock }) => {
    await open().put(me, [...run(1, 4, { clock }), ...run(6, 9, { clock })])()
    expect(await seqs(open(), 10, 10)).toEqual([6, 7, 8, 9])
    await open().put(me, [said(5, { clock })])()
    expect(await seqs(open(), 10, 10)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9])
  },

  'a message that is written three times is stored once, with the last written content': async ({ open, clock }) => {
    const archive = open()
    await archive.put(me, [said(1, { clock }), said(1, { clock })])()
    await archive.put(me, [said(1, { clock, text: 'later words' })])()
    const page = made(await archive.page(me, here, 2, 10)())
    expect(page.messages.map(({ content }) => content)).toEqual([plainText('later words')])
  },

  'IM-12 a later write of an older revision of a message does not replace the newer one': async ({ open, clock }) => {
    const archive = open()
    const recalled: ChatMessage = { ...said(1, { clock }), rev: 3, content: { kind: 'recalled', by: null } }
    await archive.put(me, [recalled])()
    await archive.put(me, [said(1, { clock, text: 'as it was' })])()
    expect(made(await archive.page(me, here, 2, 10)()).messages).toEqual([recalled])
  },

  'dropping ranges of messages removes only the messages in those ranges': async ({ open, clock }) => {
    const archive = open()
    await archive.put(me, run(1, 6, { clock }))()
    expect(
      await archive.drop(me, here, [
        [2, 3],
        [6, 9],
      ])(),
    ).toEqual(E.right(undefined))
    expect(made(await archive.search(me, here, 'text', null, 10)()).map(({ seq }) => seq)).toEqual([5, 4, 1])
  },

  'dropping all messages of a conversation leaves the messages of other conversations': async ({ open, clock }) => {
    const archive = open()
    await archive.put(me, [...run(1, 3, { clock }), said(7, { clock, id: conversation(2) })])()
    expect(await archive.drop(me, here, [[0, Infinity]])()).toEqual(E.right(undefined))
    expect(made(await archive.search(me, here, 'text', null, 10)())).toEqual([])
    expect(made(await archive.search(me, conversation(2), 'text', null, 10)()).map(({ seq }) => seq)).toEqual([7])
  },

  'BI-382 a search finds text literally, ignoring case, newest first, up to the limit': async ({ open, clock }) => {
    const archive = open()
    await archive.put(me, [
      ...run(1, 5, { clock }),
      said(6, { clock, text: 'A (.+)+$ in it' }),
      said(7, { clock, id: conversation(2) }),
    ])()
    const find = async (words: string, before: number | null, limit: number) =>
      made(await archive.search(me, here, words, before, limit)()).map(({ seq }) => seq)
    expect(await find('(.+)+$', null, 10)).toEqual([6])
    expect(await find('TEXT', null, 2)).toEqual([5, 4])
    expect(await find('text', 4, 10)).toEqual([3, 2, 1])
    expect(await find('nowhere', null, 10)).toEqual([])
    expect(made(await archive.search(xid('other'), here, 'text', null, 10)())).toEqual([])
  },

  'SES-7: reading or clearing another account neither shows nor removes the own messages': async ({ open, clock }) => {
    const archive = open()
    await archive.put(me, run(1, 3, { clock }))()
    expect(await seqs(archive, 4, 10, here, xid('other'))).toEqual([])
    await archive.clear(xid('other'))()
    expect(await seqs(archive, 4, 10)).toEqual([1, 2, 3])
  },

  'SES-6: clearing an account removes its messages, and later messages are stored again': async ({ open, clock }) => {
    const archive = open()
    await archive.put(me, run(1, 3, { clock }))()
    expect(await archive.clear(me)()).toEqual(E.right(undefined))
    expect(await seqs(archive, 4, 10)).toEqual([])
    expect(await seqs(open(), 4, 10)).toEqual([])
    await archive.put(me, [said(3, { clock })])()
    expect(await seqs(archive, 4, 10)).toEqual([3])
  },

  'the archive stores only the newest 2,000 messages of a conversation': async ({ open, clock }) => {
    const archive = open()
    await archive.put(me, run(1, 2_000, { clock }))()
    expect(await seqs(archive, 3, 5)).toEqual([1, 2])
    await archive.put(me, [said(2_001, { clock })])()
    expect(await seqs(archive, 4, 5)).toEqual([2, 3])
    await archive.put(me, [said(1, { clock })])()
    expect(await seqs(archive, 2, 5)).toEqual([])
  },

  'the archive stores only the 200 conversations with the latest writes': async ({ open, clock, pass }) => {
    const archive = open()
    for (let n = 1; n <= 200; n += 1) {
      await archive.put(me, [said(1, { clock, id: conversation(n) })])()
      pass(1)
    }
    await archive.put(me, [said(2, { clock, id: conversation(1) })])()
    await archive.put(me, [said(1, { clock, id: conversation(201) })])()
    expect(await seqs(archive, 3, 5, conversation(1))).toEqual([1, 2])
    expect(await seqs(archive, 2, 5, conversation(2))).toEqual([])
    expect(await seqs(archive, 2, 5, conversation(3))).toEqual([1])
    expect(await seqs(archive, 2, 5, conversation(201))).toEqual([1])
  },

  'a message that was sent more than 30 days ago is not stored': async ({ open, clock }) => {
    const archive = open()
    await archive.put(me, [
      said(1, { clock, ageMs: 31 * DAY_MS }),
      said(2, { clock, ageMs: 29 * DAY_MS }),
      said(3, { clock }),
    ])()
    expect(await seqs(archive, 4, 5)).toEqual([2, 3])
  },
}
