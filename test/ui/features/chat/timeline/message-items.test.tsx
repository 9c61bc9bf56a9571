import { describe, expect, it } from 'vitest'
import { wordsIn, chatReducer, threadOf, type ChatMessage } from '../../../../../src/domain/chat'
import { makeItemMaker, keyOf } from '../../../../../src/ui/features/chat/timeline/message-items'
import { arrive, live, openLounge, page, send } from '../../../../domain/chat/stories'
import { lounge, messageOf, messagesOf } from '../../../../support/builders/message'

type State = typeof chatReducer.initial

/** Counts the items that a list creates, because creating items is the main cost of a list. */
const counting = () => {
  const made: number[] = []
  const itemsOf = makeItemMaker({
    isOwn: () => false,
    sent: (message: ChatMessage) => {
      made.push(message.seq)
      return {
        key: keyOf(message, false),
        own: false,
        seq: message.seq,
        content: message.content,
        state: 'sent',
        at: 0,
        text: '',
        sender: { id: 'x', name: 'X' },
      }
    },
    pending: (item) => ({
      key: item.clientId,
      own: true,
      seq: null,
      content: item.content,
      state: 'sending',
      at: 0,
      text: wordsIn(item.content),
      sender: { id: 'me', name: 'Me' },
    }),
  })
  return {
    made,
    of: (state: State) => {
      const { messages, pending } = threadOf(state, lounge)
      return itemsOf(messages, pending)
    },
  }
}

const sized = (size: number) => live.when(openLounge, page('newest:sg_12345678', 1, size))
const draw = (items: { readonly length: number; readonly at: (index: number) => unknown }) => {
  for (let index = items.length - 20; index < items.length; index += 1) items.at(index)
}

describe('The items of a message list', () => {
  it.each([1_000, 20_000])(
    'the message list creates items only for the rendered rows, not for all %d loaded messages',
    (size) => {
      const { made, of } = counting()
      draw(of(sized(size).state))
      expect(made).toHaveLength(20)
    },
  )

  it.each([1_000, 20_000])(
    'a message that arrives after %d messages creates one new item, and the list reuses all existing items',
    (size) => {
      const { made, of } = counting()
      const story = sized(size)
      draw(of(story.state))
      const before = of(story.state).at(size - 1)
      const items = of(story.when(arrive(...messagesOf(size + 1))).state)
      draw(items)
      expect(made).toHaveLength(21)
      expect(items.at(size - 1)).toBe(before)
    },
  )

  it('the message list finds an item by its key, even if the message of that item is new or unsent', () => {
    const { of } = counting()
    const items = of(sized(100).when(send('c1'), arrive(...messagesOf(101))).state)
    expect(items.indexOf('c1')).toBe(101)
    expect(items.indexOf(messageOf({ seq: 101 }).id)).toBe(100)
    expect(items.indexOf('nobody')).toBe(-1)
  })

  it('the message list counts the messages of other people from an index to the end of the list', () => {
    const { of } = counting()
    const items = of(sized(100).state)
    expect([items.othersFrom(90), items.othersFrom(0), items.othersFrom(100)]).toEqual([10, 100, 0])
  })
})
