import * as t from 'io-ts'
import { Bubble, BubbleKind, RainEvent, Winner } from '../../../domain/bubble'
import { Amount } from '../codecs/amount-codec'
import { cleanName } from '../codecs/clean-name'
import { CountField, recordCodec, FlagField, Level, nullIfInvalid, PlainId, RawName } from '../codecs/fields'
import { toListPage } from '../codecs/list'

/** The codec ignores bubbles and winners beyond these limits. */
const MOST_BUBBLES = 400
const MOST_WINNERS = 400

const Percent = new t.Type<number, number, unknown>(
  'Percent',
  t.number.is,
  (u, context) =>
    typeof u === 'number' && Number.isFinite(u) ? t.success(Math.min(1_000, Math.max(0, u))) : t.failure(u, context),
  (a) => a,
)

const BubbleWire = recordCodec(
  'Bubble',
  Bubble.is,
  t.type({ bubble_id: PlainId, type: BubbleKind, left: Percent, top: Percent, rewards: nullIfInvalid(Amount) }),
  ({ bubble_id, type, left, top, rewards }): Bubble => ({ id: bubble_id, kind: type, left, top, rewards }),
  ({ id, kind, left, top, rewards }) => ({ bubble_id: id, type: kind, left, top, rewards }),
)

const WinnerWire = recordCodec(
  'Winner',
  Winner.is,
  t.type({ uid: PlainId, username: RawName, rewards: Amount }),
  ({ uid, username, rewards }): Winner => ({ uid, name: cleanName(username, uid), rewards }),
  ({ uid, name, rewards }) => ({ uid, username: name, rewards }),
)

/** A bubble rain (spec 1 §3). `sender` is the sender's name. Amounts are strings of digits on the wire. */
export const RainEventWire = recordCodec(
  'BubbleEvent',
  RainEvent.is,
  t.type({
    bubble_event_id: PlainId,
    ended: FlagField,
    clicked: FlagField,
    duration: CountField,
    bubbles: toListPage(BubbleWire, MOST_BUBBLES),
    winners: toListPage(WinnerWire, MOST_WINNERS),
    sender: RawName,
    currency_name: RawName,
    total: CountField,
    used_rewards: Amount,
    total_rewards: Amount,
    level_limit: Level,
  }),
  (fields): RainEvent => ({
    id: fields.bubble_event_id,
    ended: fields.ended,
    clicked: fields.clicked,
    seconds: fields.duration,
    bubbles: fields.bubbles.items,
    winners: fields.winners.items,
    sender: cleanName(fields.sender, ''),
    currency: cleanName(fields.currency_name, ''),
    total: fields.total,
    used: fields.used_rewards,
    all: fields.total_rewards,
    levelLimit: fields.level_limit,
  }),
  ({ id, ended, clicked, seconds, bubbles, winners, sender, currency, total, used, all, levelLimit }) => ({
    bubble_event_id: id,
    ended,
    clicked,
    duration: seconds,
    bubbles: { items: bubbles, dropped: 0 },
    winners: { items: winners, dropped: 0 },
    sender,
    currency_name: currency,
    total,
    used_rewards: used,
    total_rewards: all,
    level_limit: levelLimit,
  }),
)
