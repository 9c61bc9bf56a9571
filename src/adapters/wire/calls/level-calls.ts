import * as t from 'io-ts'
import { IdText, boundedList } from '../codecs/bounded'
import { Xid } from '../../../domain/kernel/ids'
import { LevelDetail, LevelPart, LEVELS_A_CALL, Medal, LevelStanding } from '../../../domain/levels'
import { defineGet, OptionalText, definePost, WholeNumber } from '../codecs/http-call'
import { cleanName } from '../codecs/clean-name'
import { CountField, recordCodec, FlagField, ImageUrl, PlainId, RawName } from '../codecs/fields'
import { toListPage, listCodec } from '../codecs/list'

/**
 * A member's level. The specs print `level` and `icon`. The points and the bounds of the level are this product's own
 * fields. `next_exp` is 0 at the last level.
 */
const standing = {
  xid: Xid,
  level: CountField,
  icon: ImageUrl,
  exp: CountField,
  level_exp: CountField,
  next_exp: CountField,
}
type StandingFields = t.TypeOf<t.TypeC<typeof standing>>
const standingFrom = ({ xid, level, icon, exp, level_exp, next_exp }: StandingFields): LevelStanding => ({
  xid,
  level,
  icon,
  points: exp,
  from: level_exp,
  to: next_exp > level_exp ? next_exp : null,
})
const toFields = ({ xid, level, icon, points, from, to }: LevelStanding): StandingFields => ({
  xid,
  level,
  icon,
  exp: points,
  level_exp: from,
  next_exp: to ?? 0,
})

const StandingWire = recordCodec('Standing', LevelStanding.is, t.type(standing), standingFrom, toFields)

/** The most progress parts and medals that the client reads. The client ignores further items. */
const PARTS = 40
const MEDALS = 200

const PartWire = recordCodec(
  'LevelPart',
  LevelPart.is,
  t.type({ type: PlainId, count: CountField, exp: CountField }),
  ({ type, count, exp }) => ({ kind: type, count, points: exp }),
  ({ kind, count, points }) => ({ type: kind, count, exp: points }),
)
const DetailWire = recordCodec(
  'LevelDetail',
  LevelDetail.is,
  t.type({ ...standing, detail: toListPage(PartWire, PARTS) }),
  ({ detail, ...fields }) => ({ standing: standingFrom(fields), parts: detail.items }),
  ({ standing: of, parts }) => ({ ...toFields(of), detail: { items: parts, dropped: 0 } }),
)

const MedalWire = recordCodec(
  'Medal',
  Medal.is,
  t.type({ medal_id: PlainId, name: RawName, icon: ImageUrl, is_got: FlagField }),
  ({ medal_id, name, icon, is_got }) => ({ kind: medal_id, name: cleanName(name, medal_id), icon, isWon: is_got }),
  ({ kind, name, icon, isWon }) => ({ medal_id: kind, name, icon, is_got: isWon }),
)

const ofXid = t.strict({ xid: OptionalText })

/**
 * The calls for levels and medals (spec 2 §7). `xid` is this product's own field. Without an `xid`, the server returns
 * the account's own data.
 */
export const levelCalls = {
  detail: defineGet('/api/level/detail', ofXid, () => DetailWire),
  medals: defineGet('/api/level/medals', ofXid, () => listCodec(MedalWire, MEDALS)),
  byXids: definePost(
    '/api/level/xids',
    t.strict({ xids: boundedList(IdText, 1_000), show_detail: WholeNumber }),
    ({ xids }) => listCodec(StandingWire, Math.min(xids.length, LEVELS_A_CALL)),
  ),
} as const
