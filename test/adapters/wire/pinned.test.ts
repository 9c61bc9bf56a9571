import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { messageCalls } from '../../../src/adapters/wire/calls/chat/chat-calls'

it('R1-138 a pinned message in a response is read with its message number and its author', () => {
  const read = messageCalls.pinnedMessages.answerTo({ gid: '12345678' })
  const decoded = read.decode({
    list: [
      { seq: 7, from: 'x-ben' },
      { seq: 3, from: null },
    ],
  })
  expect(E.isRight(decoded) ? [decoded.right.items, decoded.right.dropped] : null).toEqual([
    [
      { seq: 7, from: 'x-ben' },
      { seq: 3, from: null },
    ],
    0,
  ])
})
