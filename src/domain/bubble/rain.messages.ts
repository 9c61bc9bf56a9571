import * as t from 'io-ts'
import { Decimal } from '../kernel/decimal'
import { Failure } from '../kernel/failure'
import { effectResult, message } from '../kernel/message'
import { RainEvent, RainPlace } from './rain-event'

const ofBubble = { eventId: t.string, bubbleId: t.string }

/** Messages of the bubble rain that the member joins. A browser joins at most one rain (BUB-2). */
export const rainMessages = {
  'bubble/Join': message('bubble/Join', RainPlace.type.props),
  /** `elapsed`: milliseconds since the rain began. */
  'bubble/Joined': effectResult('bubble/Joined', { event: RainEvent, elapsed: t.number }),
  'bubble/NotJoined': effectResult('bubble/NotJoined', { failure: Failure }),
  'bubble/Tap': message('bubble/Tap', ofBubble),
  'bubble/TapSent': effectResult('bubble/TapSent', { bubbleId: t.string }),
  /** The tap was not sent, because the socket is closed (WS-8). */
  'bubble/TapNotSent': effectResult('bubble/TapNotSent', { bubbleId: t.string, failure: Failure }),
  /** The server may have received the tap, so the client does not send it again. */
  'bubble/TapUnclear': effectResult('bubble/TapUnclear', { bubbleId: t.string, failure: Failure }),
  /** The server pushed that a member popped a bubble with a reward. */
  'bubble/Popped': message('bubble/Popped', {
    ...ofBubble,
    uid: t.string,
    name: t.string,
    rewards: Decimal,
    used: Decimal,
    own: t.boolean,
  }),
  /** The server pushed a text instead of a reward for the member's tap. */
  'bubble/TapRejected': message('bubble/TapRejected', { ...ofBubble, words: t.string }),
  'bubble/Ended': message('bubble/Ended', { eventId: t.string }),
  /** The socket reopened. Reload the state, because pushes were missed meanwhile (WS-7). */
  'bubble/Reconnected': message('bubble/Reconnected', {}),
  'bubble/LeaveRain': message('bubble/LeaveRain', {}),
  'bubble/CloseRain': message('bubble/CloseRain', {}),
} as const

type Codecs = typeof rainMessages
export type RainMessage = t.TypeOf<Codecs[keyof Codecs]>
