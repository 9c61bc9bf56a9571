import * as t from 'io-ts'
import { Xid } from '../../domain/kernel/ids'
import { LevelDetail, LevelPart, LEVELS_A_CALL, Medal, Standing } from '../../domain/levels'
import { get, MaybeText, post, Whole } from './call'
import { cleanName } from './clean-name'
import { Count, entity, Flag, ImageUrl, PlainId, RawName } from './fields'
import { itemsOf, listAnswer } from './list'

/** The specs print `level` and `icon`; points and where the level begins and ends are ours. The end is 0 at the last level. */
const standing = { xid: Xid, level: Count, icon: ImageUrl, exp: Count, level_exp: Count, next_exp: Count }
type StandingFields = t.TypeOf<t.TypeC<typeof standing>>
const standingFrom = ({ xid, level, icon, exp, level_exp, next_exp }: StandingFields): Standing =>
  ({ xid, level, icon, points: exp, from: level_exp, to: next_exp > level_exp ? next_exp : null })
const toFields = ({ xid, level, icon, points, from, to }: Standing): StandingFields =>
  ({ xid, level, icon, exp: points, level_exp: from, next_exp: to ?? 0 })

const StandingWire = entity('Standing', Standing.is, t.type(standing), standingFrom, toFields)

/** So many ways to points, and so many medals, are looked at. */
const PARTS = 40
const MEDALS = 200

const PartWire = entity('LevelPart', LevelPart.is, t.type({ type: PlainId, count: Count, exp: Count }),
  ({ type, count, exp }) => ({ kind: type, count, points: exp }), ({ kind, count, points }) => ({ type: kind, count, exp: points }))
const DetailWire = entity('LevelDetail', LevelDetail.is, t.type({ ...standing, detail: itemsOf(PartWire, PARTS) }),
  ({ detail, ...fields }) => ({ standing: standingFrom(fields), parts: detail.items }),
  ({ standing: of, parts }) => ({ ...toFields(of), detail: { items: parts, dropped: 0 } }))

const MedalWire = entity('Medal', Medal.is, t.type({ medal_id: PlainId, name: RawName, icon: ImageUrl, is_got: Flag }),
  ({ medal_id, name, icon, is_got }) => ({ kind: medal_id, name: cleanName(name, medal_id), icon, isWon: is_got }),
  ({ kind, name, icon, isWon }) => ({ medal_id: kind, name, icon, is_got: isWon }))

const ofXid = t.strict({ xid: MaybeText })

/** Levels and medals (spec 2 §7; `xid` is ours: without it they are one's own). */
export const levelCalls = {
  detail: get('/api/level/detail', ofXid, () => DetailWire),
  medals: get('/api/level/medals', ofXid, () => listAnswer(MedalWire, MEDALS)),
  byXids: post('/api/level/xids', t.strict({ xids: t.readonlyArray(t.string), show_detail: Whole }), ({ xids }) => listAnswer(StandingWire, Math.min(xids.length, LEVELS_A_CALL))),
} as const
