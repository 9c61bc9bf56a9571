import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { IdText } from '../codecs/bounded'
import type { RainSocketEvent } from '../../../application/features/bubble/ports'
import { Amount } from '../codecs/amount-codec'
import { cleanName } from '../codecs/clean-name'
import { JsonBody, PlainId, RawName } from '../codecs/fields'

/** Frames that the browser sends (spec 1 §7): the member joins a rain, or taps a bubble. */
export const BubbleJoin = t.type({ conversation_sid: IdText, bubble_event_id: IdText }, 'BubbleJoin')
export const BubbleClick = t.type(
  { conversation_sid: IdText, bubble_event_id: IdText, bubble_id: IdText },
  'BubbleClick',
)

export const writeBubbleJoin = (data: t.TypeOf<typeof BubbleJoin>): string =>
  JSON.stringify({ event: 'bubble_join', data })
export const writeBubbleClick = (data: t.TypeOf<typeof BubbleClick>): string =>
  JSON.stringify({ event: 'bubble_click', data })

const ofBubble = { bubble_event_id: PlainId, bubble_id: PlainId }
/**
 * Frames that the server sends: a text for a member who got no reward, a popped bubble with its winner, and the end of
 * a rain.
 */
const Answered = t.type({ ...ofBubble, msg: JsonBody })
const Clicked = t.type({ ...ofBubble, uid: PlainId, username: RawName, rewards: Amount, used_rewards: Amount })
const Ended = t.type({ bubble_event_id: PlainId })

/** Returns `null` for a frame that is not a valid bubble rain frame (BI-306, BI-307). */
export const readBubbleFrame = (event: string, data: unknown): RainSocketEvent | null => {
  if (event === 'bubble_clicked') {
    const read = Clicked.decode(data)
    if (E.isLeft(read)) return null
    const { bubble_event_id: eventId, bubble_id: bubbleId, uid, username, rewards, used_rewards: used } = read.right
    return { type: 'bubble/Popped', eventId, bubbleId, uid, name: cleanName(username, uid), rewards, used }
  }
  if (event === 'bubble_click') {
    const read = Answered.decode(data)
    return E.isLeft(read)
      ? null
      : {
          type: 'bubble/TapRejected',
          eventId: read.right.bubble_event_id,
          bubbleId: read.right.bubble_id,
          words: read.right.msg,
        }
  }
  const read = event === 'bubble_ended' ? Ended.decode(data) : null
  return read === null || E.isLeft(read) ? null : { type: 'bubble/Ended', eventId: read.right.bubble_event_id }
}
