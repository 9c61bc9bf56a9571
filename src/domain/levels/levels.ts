import * as t from 'io-ts'
import { Xid } from '../kernel/ids'
import { query } from '../query'
import { orNull } from '../kernel/or-null'

/**
 * A level (spec 2 §3 Level). The level begins at `from` points, the next level at `to` points; `to` is `null` at the
 * last level.
 */
export const LevelStanding = t.strict(
  { xid: Xid, level: t.number, icon: orNull(t.string), points: t.number, from: t.number, to: orNull(t.number) },
  'Standing',
)
export type LevelStanding = t.TypeOf<typeof LevelStanding>

/** A source of points. `count`: the number of counted things, 0 if the source counts nothing. */
export const LevelPart = t.strict({ kind: t.string, count: t.number, points: t.number }, 'LevelPart')
export const LevelDetail = t.strict({ standing: LevelStanding, parts: t.readonlyArray(LevelPart) }, 'LevelDetail')
export type LevelDetail = t.TypeOf<typeof LevelDetail>

/** A medal. A known `kind` has a text of its own; for any other kind, `name` is shown. */
export const Medal = t.strict({ kind: t.string, name: t.string, icon: orNull(t.string), isWon: t.boolean }, 'Medal')
export type Medal = t.TypeOf<typeof Medal>

export const detailQuery = query('levels/detail', {
  input: t.strict({ xid: Xid }),
  item: LevelDetail,
  idOf: ({ standing }) => standing.xid,
})
export const medalsQuery = query('levels/medals', {
  input: t.strict({ xid: Xid }),
  item: Medal,
  idOf: ({ kind }) => kind,
})

/** The progress to the next level, from 0 to 1; 1 at the last level. */
export const progressOf = ({ points, from, to }: Pick<LevelStanding, 'points' | 'from' | 'to'>): number =>
  to === null || to <= from ? 1 : Math.min(1, Math.max(0, (points - from) / (to - from)))
