import * as t from 'io-ts'
import { CountField, recordCodec } from '../codecs/fields'
import { defineGet, definePost, WholeNumber } from '../codecs/http-call'
import { IdText } from '../codecs/bounded'

interface SlowModeReply {
  readonly seconds: number
  readonly waitMs: number
}

/** No choice is longer than a day, and no wait either. A larger number is an error of the server. */
const DAY_S = 86_400

const SlowModeWire = recordCodec<SlowModeReply, { seconds: number; wait_ms: number }>(
  'SlowMode',
  t.type({ seconds: t.number, waitMs: t.number }).is,
  t.type({ seconds: CountField, wait_ms: CountField }),
  ({ seconds, wait_ms }) => ({ seconds: Math.min(seconds, DAY_S), waitMs: Math.min(wait_ms, DAY_S * 1_000) }),
  ({ seconds, waitMs }) => ({ seconds, wait_ms: waitMs }),
)

/** Slow mode of a group. The paths are this product's own. */
export const slowModeCalls = {
  of: defineGet('/api/groupchat/slow_mode', t.strict({ gid: IdText }), () => SlowModeWire),
  set: definePost('/api/groupchat/set_slow_mode', t.strict({ gid: IdText, seconds: WholeNumber }), () => t.unknown),
} as const
