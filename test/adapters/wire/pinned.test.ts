import * as E from 'fp-ts/Either'
import { expect, it } from 'vitest'
import { messageCalls } from '../../../src/adapters/wire/calls/chat-calls'

it('R1-138 a pinned message is told by its number and by who said it', () => {
  const read = messageCalls.pinnedMessages.answerTo({ gid: '12345678' })
  const told = read.decode({
    list: [
      { seq: 7, from: 'x-ben' },
      { seq: 3, from: null },
    ],
  })
  expect(E.isRight(told) ? [told.right.items, told.right.dropped] : null).toEqual([
    [
      { seq: 7, from: 'x-ben' },
      { seq: 3, from: null },
    ],
    0,
  ])
})
