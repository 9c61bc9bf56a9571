export { Bubble, BubbleKind, Guest, RainEvent, Winner } from './rain-event'
export { bubbleFeature as bubble } from './feature'
export {
  costOf,
  currenciesFor,
  feeOf,
  MOST_BUBBLES,
  MOST_GUESTS,
  placesToRain,
  QUICK_PARTS,
  quickAmount,
  parseRain as readRain,
  type RainForm,
  type RainOrder,
  type ParsedRain as ReadRain,
} from './rain-order.rules'
export { guestsQuery, purseQuery, reachQuery, winnersQuery } from './queries'
export { rainEffects } from './rain.machine'
export { rainMessages, type RainMessage } from './rain.messages'
export {
  isElsewhere,
  leftIn,
  rainViewModel as rainIn,
  standsWith,
  type RainViewModel as RainShown,
} from './rain.selectors'
export { receiptOf } from './rain-receipt'
export { rainSendEffects as sendEffects } from './rain-send.machine'
export {
  rainSendMessages as sendMessages,
  type RainChange,
  type RainSendMessage as SendMessage,
} from './rain-send.messages'
export { rainSendViewModel as sendShown, type RainSendViewModel as SendShown } from './rain-send.selectors'
export {
  bubbleAtPoint as hitAt,
  isOnScreen as isInSight,
  toPixels as placeIn,
  bubblePositionsAt as rainAt,
  seedOf,
  particlesOf as sparksOf,
  type PixelBox as Box,
  type BubbleField as Sky,
  type Particle as Spark,
} from './bubble-physics'
