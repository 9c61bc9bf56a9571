import * as t from 'io-ts'
import { Decimal } from '../kernel/decimal'
import { Failure } from '../kernel/failure'
import { effectResult, message } from '../kernel/message'
import { RainEvent, RainPlace } from './rain-event'

const ofBubble = { eventId: t.string, bubbleId: t.string }

/** Taking part in a bubble rain: at most one in the browser (BUB-2). */
export const rainMessages = {
  'bubble/Join': message('bubble/Join', RainPlace.type.props),
  /** `elapsed`: how many milliseconds it has been raining by now. */
  'bubble/Joined': effectResult('bubble/Joined', { event: RainEvent, elapsed: t.number }),
  'bubble/NotJoined': effectResult('bubble/NotJoined', { failure: Failure }),
  /** A bubble was tapped. */
  'bubble/Tap': message('bubble/Tap', ofBubble),
  'bubble/TapSaid': effectResult('bubble/TapSaid', { bubbleId: t.string }),
  /** The line is down: nobody has heard of it (WS-8). */
  'bubble/TapNotSaid': effectResult('bubble/TapNotSaid', { bubbleId: t.string, failure: Failure }),
  /** Nobody can tell whether it was said: it is not said again. */
  'bubble/TapUnclear': effectResult('bubble/TapUnclear', { bubbleId: t.string, failure: Failure }),
  /** Heard from the server: somebody popped a bubble that held something. */
  'bubble/Popped': message('bubble/Popped', {
    ...ofBubble,
    uid: t.string,
    name: t.string,
    rewards: Decimal,
    used: Decimal,
    own: t.boolean,
  }),
  /** Heard from the server: my tap got words instead of a reward. */
  'bubble/Answered': message('bubble/Answered', { ...ofBubble, words: t.string }),
  'bubble/Ended': message('bubble/Ended', { eventId: t.string }),
  /** The socket was down and is open again: what was said meanwhile is read anew (WS-7). */
  'bubble/LineBack': message('bubble/LineBack', {}),
  'bubble/Quit': message('bubble/Quit', {}),
  /** Done with what came of it. */
  'bubble/CloseRain': message('bubble/CloseRain', {}),
} as const

type Codecs = typeof rainMessages
export type RainMessage = t.TypeOf<Codecs[keyof Codecs]>
