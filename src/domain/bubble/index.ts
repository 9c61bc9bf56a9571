export { Bubble, BubbleKind, Guest, RainEvent, Winner } from './rain-event'
export { bubbleFeature } from './feature'
export {
  costOf,
  currenciesFor,
  feeOf,
  MOST_BUBBLES,
  MOST_GUESTS,
  placesToRain,
  QUICK_PARTS,
  quickAmount,
  parseRain,
  type RainForm,
  type RainOrder,
  type ParsedRain,
} from './rain-order.rules'
export { guestsQuery, purseQuery, reachQuery, winnersQuery } from './queries'
export { rainEffects } from './bubble-rain.effects'
export { rainMessages, type RainMessage } from './rain.messages'
export { isElsewhere, leftIn, rainViewModel, standsWith, type RainViewModel } from './rain.selectors'
export { receiptOf } from './rain-receipt'
export { rainSendEffects } from './rain-send.machine'
export { rainSendMessages, type RainChange, type RainSendMessage } from './rain-send.messages'
export { rainSendViewModel, type RainSendViewModel } from './rain-send.selectors'
export {
  bubbleAtPoint,
  isOnScreen,
  toPixels,
  bubblePositionsAt,
  seedOf,
  particlesOf,
  type PixelBox,
  type BubbleField,
  type Particle,
} from './bubble-physics'
