import { ConversationId } from '../../../src/domain/kernel/ids'
import { Decimal } from '../../../src/domain/kernel/decimal'
import { made } from '../../support/builders/made'
import { BEN, IN_SQUARE, OURS, SQUARE } from '../support/seeded-ids'
import type { CallRow, Json } from '../support/call-row'

const SPEC = 'spec 1 §7 Bubbles; decisions.md: bubbles: /api/bubble/…'
const EVENT = 'r-event-of-ada'
const send = {
  conversation_sid: 'sg_10000001',
  bubbles: 30,
  rewards: '100.5',
  reward_evenly: 0,
  is_exclusive: 0,
  level_limit: 1,
  currency_id: 5,
}
const exclusive = {
  conversation_sid: 'sg_470000047',
  bubbles: 1,
  rewards: '10',
  reward_evenly: 1,
  is_exclusive: 1,
  level_limit: 1,
  currency_id: 5,
  send_to_xids: ['b000000002'],
}
const amount = (text: string) => made(Decimal, text)
const order = {
  conversationId: IN_SQUARE,
  gid: SQUARE,
  currencyId: 5,
  total: amount('100.5'),
  fee: amount('1.005'),
  count: 30,
  evenly: false,
  isExclusive: false,
  level: 1,
  xids: [],
}

/** A bubble event as in spec 1 §3. */
const event = (more: { readonly [key: string]: Json }): Json => ({
  bubble_event_id: EVENT,
  ended: 0,
  clicked: 0,
  duration: 30,
  bubbles: [],
  winners: [],
  sender: 'Ada',
  currency_name: 'LOOP',
  total: 2,
  used_rewards: '0',
  total_rewards: '100.5',
  level_limit: 1,
  ...more,
})
const bubbles = [
  { bubble_id: 'b1', type: 'gem', left: 12, top: 0, rewards: null },
  { bubble_id: 'b2', type: 'bomb', left: 80, top: 9, rewards: null },
]

export const bubbleRows: readonly CallRow[] = [
  {
    proves: 'R1-313',
    source: SPEC,
    request: { method: 'POST', path: '/api/bubble/level_limit', body: { gid: '10000001', level: 5 }, token: true },
    answer: { cnt: 120 },
    asks: ({ bubbles: port }) => port.reach(SQUARE, 5),
    reads: 120,
  },
  {
    proves: 'R1-314',
    source: `${SPEC}; data truthy means success`,
    request: { method: 'POST', path: '/api/bubble/send', body: send, token: true },
    answer: true,
    asks: ({ bubbles: port }) => port.send(order),
    reads: undefined,
  },
  {
    proves: 'R1-314',
    source: `${SPEC}; exclusive also send_to_xids`,
    request: { method: 'POST', path: '/api/bubble/send', body: exclusive, token: true },
    answer: true,
    asks: ({ bubbles: port }) =>
      port.send({
        ...order,
        conversationId: made(ConversationId, `sg_${OURS}`),
        gid: OURS,
        total: amount('10'),
        fee: amount('0.1'),
        count: 1,
        evenly: true,
        isExclusive: true,
        xids: [BEN],
      }),
    reads: undefined,
  },
  {
    proves: 'R1-315 R1-135',
    source: `${SPEC}; spec 1 §3 Bubble event; the time that has passed is ours`,
    request: { method: 'GET', path: '/api/bubble/available', query: { bubble_event_id: EVENT }, token: true },
    answer: { elapsed: 1_200, bubble_event: event({ bubbles }) },
    asks: ({ bubbles: port }) => port.look(EVENT),
    reads: {
      elapsed: 1_200,
      event: {
        id: EVENT,
        ended: false,
        clicked: false,
        seconds: 30,
        sender: 'Ada',
        currency: 'LOOP',
        total: 2,
        used: '0',
        all: '100.5',
        levelLimit: 1,
        winners: [],
        bubbles: [
          { id: 'b1', kind: 'gem', left: 12, top: 0, rewards: null },
          { id: 'b2', kind: 'bomb', left: 80, top: 9, rewards: null },
        ],
      },
    },
    inTown: async (town) => ({ cast: { [EVENT]: await town.rain() } }),
  },
  {
    proves: 'R1-316 R1-135',
    source: `${SPEC}; winners and totals`,
    request: { method: 'GET', path: '/api/bubble/winners', query: { bubble_event_id: EVENT }, token: true },
    answer: event({
      ended: 1,
      clicked: 1,
      winners: [{ uid: '1000000002', username: 'Ben', rewards: '50.25' }],
      used_rewards: '50.25',
    }),
    asks: ({ bubbles: port }) => port.winners(EVENT),
    reads: {
      ended: true,
      clicked: true,
      winners: [{ uid: '1000000002', name: 'Ben', rewards: '50.25' }],
      used: '50.25',
      all: '100.5',
      total: 2,
    },
    inTown: async (town) => ({ cast: { [EVENT]: await town.rain() } }),
  },
]
