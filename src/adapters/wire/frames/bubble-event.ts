import * as t from 'io-ts'
import { Bubble, BubbleKind, RainEvent, Winner } from '../../../domain/bubble'
import { Amount } from '../codecs/amount-codec'
import { cleanName } from '../codecs/clean-name'
import { CountField, recordCodec, FlagField, Level, nullIfInvalid, PlainId, RawName } from '../codecs/fields'
import { toListPage } from '../codecs/list'

/** More of a rain is not looked at. */
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

/** A bubble event (spec 1 §3). `sender` is the sender's name; amounts travel as digits. */
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
  (told): RainEvent => ({
    id: told.bubble_event_id,
    ended: told.ended,
    clicked: told.clicked,
    seconds: told.duration,
    bubbles: told.bubbles.items,
    winners: told.winners.items,
    sender: cleanName(told.sender, ''),
    currency: cleanName(told.currency_name, ''),
    total: told.total,
    used: told.used_rewards,
    all: told.total_rewards,
    levelLimit: told.level_limit,
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
