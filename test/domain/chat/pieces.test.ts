import { describe, expect, it } from 'vitest'
import { chatReducer, threadOf } from '../../../src/domain/chat'
import { tableFrom } from '../../../src/domain/kernel/table'
import { lounge, messagesOf } from '../../support/builders/message'
import { arrive, live, openLounge, page } from './stories'

const { state } = live.when(openLounge, page('newest:sg_12345678', 1_020, 1_030), arrive(...messagesOf(1_031)))
const split = chatReducer.chunking?.split(state) ?? { main: state, parts: [] }
const stored = split.parts.map(({ name, encode }) => [name, JSON.parse(JSON.stringify(encode()))] as const)
const joined = (parts: typeof stored) =>
  threadOf(chatReducer.chunking?.join(split.main, tableFrom(parts)) ?? state, lounge)

describe('A stored conversation', () => {
  it('a conversation is stored as one chunk plus a chunk per page, and each message text is stored in exactly one chunk', () => {
    expect(stored.map(([name]) => name)).toEqual([lounge, `${lounge}/0`, `${lounge}/1`])
    const texts = [
      JSON.stringify(chatReducer.codec.encode(split.main)),
      ...stored.map(([, piece]) => JSON.stringify(piece)),
    ]
    expect(['no 1020', 'no 1024', 'no 1030'].map((text) => texts.map((piece) => piece.includes(`"${text}"`)))).toEqual([
      [false, false, true, false],
      [false, false, false, true],
      [false, false, false, true],
    ])
  })

  it('decoding a stored conversation gives the messages that were stored', () => {
    expect([...joined(stored).messages]).toEqual([...threadOf(state, lounge).messages])
  })

  it('a conversation has no loaded messages if one of its stored pages is missing or unreadable', () => {
    for (const kept of [stored.slice(0, 2), [stored[0], stored[1], [`${lounge}/1`, 'x'] as const]]) {
      expect(joined(kept.flatMap((one) => (one === undefined ? [] : [one]))).messages).toHaveLength(0)
    }
  })
})
