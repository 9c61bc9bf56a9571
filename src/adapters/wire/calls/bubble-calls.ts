import * as t from 'io-ts'
import { IdText, boundedList } from '../codecs/bounded'
import { RainEventWire } from '../frames/bubble-event'
import { defineGet, definePost, WholeNumber } from '../codecs/http-call'
import { CountField } from '../codecs/fields'

const OnOff = new t.Type<number, number, unknown>(
  'OnOff',
  t.number.is,
  (u, context) => (u === 0 || u === 1 ? t.success(u) : t.failure(u, context)),
  (a) => a,
)

/** The id of a currency, or -1 if the group has chosen no currency (spec 1 §7). */
const NO_CURRENCY = -1
const MaybeCurrency = new t.Type<number, number, unknown>(
  'MaybeCurrency',
  t.number.is,
  (u, context) => (u === undefined || u === NO_CURRENCY ? t.success(NO_CURRENCY) : WholeNumber.validate(u, context)),
  (a) => a,
)

const Xids = t.union([boundedList(IdText, 1_000), t.undefined])

/** The response of a call that reports success by a truthy `data` (spec 1 §7). A falsy `data` is an error. */
const Truthy = new t.Type<true, true, unknown>(
  'Truthy',
  (u): u is true => u === true,
  (u, context) => (u ? t.success(true) : t.failure(u, context)),
  (a) => a,
)

const ofEvent = t.strict({ bubble_event_id: IdText })

/**
 * The calls for bubble rains (spec 1 §7 Bubbles). `elapsed` is this product's own field: the age of the rain in
 * milliseconds.
 */
export const bubbleCalls = {
  levelLimit: definePost('/api/bubble/level_limit', t.strict({ gid: IdText, level: WholeNumber }), () =>
    t.type({ cnt: CountField }, 'Reach'),
  ),
  send: definePost(
    '/api/bubble/send',
    t.strict({
      conversation_sid: IdText,
      bubbles: WholeNumber,
      rewards: IdText,
      reward_evenly: OnOff,
      is_exclusive: OnOff,
      level_limit: WholeNumber,
      currency_id: MaybeCurrency,
      send_to_xids: Xids,
    }),
    () => Truthy,
  ),
  available: defineGet('/api/bubble/available', ofEvent, () =>
    t.type({ elapsed: CountField, bubble_event: RainEventWire }, 'RainNow'),
  ),
  winners: defineGet('/api/bubble/winners', ofEvent, () => RainEventWire),
} as const
