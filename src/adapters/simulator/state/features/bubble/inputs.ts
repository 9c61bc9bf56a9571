import * as t from 'io-ts'
import { ConversationId, MessageId, Xid } from '../../../../../domain/kernel/ids'
import { Instant } from '../../../../../domain/kernel/instant'

const input = <N extends `bubble/${string}`, P extends t.Props>(type: N, props: P) =>
  t.strict({ type: t.literal(type), at: Instant, ...props }, type)

/**
 * A member sends a rain. `seed` draws the contents and positions of the bubbles; `messageId` is the id for the chat
 * message that shows the rain.
 */
const RainSent = input('bubble/RainSent', {
  xid: Xid,
  conversationId: ConversationId,
  count: t.number,
  total: t.string,
  evenly: t.boolean,
  isExclusive: t.boolean,
  level: t.number,
  currencyId: t.number,
  xids: t.readonlyArray(t.string),
  eventId: t.string,
  seed: t.number,
  messageId: MessageId,
})
export type RainSent = t.TypeOf<typeof RainSent>

const RainJoined = input('bubble/RainJoined', { xid: Xid, conversationId: t.string, eventId: t.string })
export type RainJoined = t.TypeOf<typeof RainJoined>

/**
 * A member taps a bubble. `messageId` is the id for the message with the result, which the server posts when the last
 * bubble is popped.
 */
const BubbleTapped = input('bubble/BubbleTapped', {
  xid: Xid,
  conversationId: t.string,
  eventId: t.string,
  bubbleId: t.string,
  messageId: MessageId,
})
export type BubbleTapped = t.TypeOf<typeof BubbleTapped>

/** The end time of the rain has passed. */
const RainOver = input('bubble/RainOver', { eventId: t.string, messageId: MessageId })
export type RainOver = t.TypeOf<typeof RainOver>

export const RainInput = t.union([RainSent, RainJoined, BubbleTapped, RainOver], 'RainInput')
export type RainInput = t.TypeOf<typeof RainInput>
