import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { toInstant, type Instant } from '../../../domain/kernel/instant'
import { FRAME_LIMIT, limitedJson } from '../codecs/limited-json'

/** The frame of the realtime socket, in both directions (decisions.md). */
const FeedFrame = t.strict({ event: t.string, data: t.UnknownRecord }, 'FeedFrame')
export type FeedFrame = t.TypeOf<typeof FeedFrame>

/** The first frame logs in. A `ping` frame follows every 5 s (spec 1 §4). */
export const encodeFeedLogin = (token: string): string => JSON.stringify({ event: 'login', data: { token } })
export const FEED_PING = JSON.stringify({ event: 'ping', data: {} })
/** Answers a ping. `time` is the server's time in ms since 1970 (decisions.md). */
export const encodeFeedPong = (time: Instant): string => JSON.stringify({ event: 'pong', data: { time } })
/** The server's time in a pong; `null` if the server told none. */
export const timeInPong = ({ event, data }: FeedFrame): Instant | null =>
  event === 'pong' ? toInstant(data['time']) : null

/** Returns `null` for an invalid or binary frame (BI-299…BI-313). */
export const parseFeedFrame = (text: string | null): FeedFrame | null => {
  const json = text === null ? E.left('Binary') : limitedJson(text, FRAME_LIMIT)
  const frame = E.isLeft(json) ? null : FeedFrame.decode(json.right)
  return frame === null || E.isLeft(frame) ? null : frame.right
}
