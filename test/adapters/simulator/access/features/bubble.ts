import type { Row } from '../routes'

const ofOurs = { gid: '470000047' }
const inOurs = {
  conversation_sid: 'sg_470000047',
  bubbles: 4,
  rewards: '10',
  reward_evenly: 1,
  is_exclusive: 0,
  level_limit: 1,
  currency_id: 5,
}

/**
 * Bubble rain in a private group: its members send, read and take part. A rain of the generated history stands for any
 * rain.
 */
export const routes: readonly Row[] = [
  ['POST /api/bubble/level_limit', { ...ofOurs, level: 1 }],
  ['POST /api/bubble/send', inOurs],
  ['GET /api/bubble/available', { bubble_event_id: 'r-of-nobody' }],
  ['GET /api/bubble/winners', { bubble_event_id: 'b470000047-7' }],
]
