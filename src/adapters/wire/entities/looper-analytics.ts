import * as t from 'io-ts'
import { BoardRow, BoardStats, ChartPoint } from '../../../domain/looper'
import { Gid } from '../../../domain/kernel/ids'
import { toInstant, type Instant } from '../../../domain/kernel/instant'
import { cleanName } from '../codecs/clean-name'
import { CountField, recordCodec, FlagField, ImageUrl, nullIfInvalid, RawName } from '../codecs/fields'
import { asList, toListPage } from '../codecs/list'
import { Growth } from './looper-growth'
import { AmountWithShare, LabelNumber, ShortText } from './looper-records'

const AREAS = 200
const COMMUNITIES = 500

const DAY = /^\d{4}-\d{2}-\d{2}$/
/** The start of a day in UTC, the time zone of all figures. Returns `null` for an invalid day (BI-329). */
const dayAt = (text: string): Instant | null => (DAY.test(text) ? toInstant(Date.parse(`${text}T00:00:00Z`)) : null)

export const ChartPointWire = recordCodec(
  'ChartPoint',
  ChartPoint.is,
  t.type({ date_str: t.string, value: AmountWithShare }),
  ({ date_str: date, value }): ChartPoint | null => {
    const at = dayAt(date)
    return at === null ? null : { date, at, value }
  },
  ({ date, value }) => ({ date_str: date, value }),
)

const AreaWire = t.type({ area: ShortText, dau: CountField })
const ActivityWire = t.type({
  group_name: RawName,
  group_icon: ImageUrl,
  today_activity: CountField,
  yesterday_activity: CountField,
})
const inAreas = (items: readonly { readonly area: string; readonly dau: number }[]) =>
  items.map(({ area, dau }) => ({ area, count: dau }))

export const BoardStatsWire = recordCodec(
  'BoardStats',
  BoardStats.is,
  t.type({
    dau_list: toListPage(AreaWire, AREAS),
    wau_list: toListPage(AreaWire, AREAS),
    activity_list: toListPage(ActivityWire, COMMUNITIES),
  }),
  (s): BoardStats => ({
    daily: inAreas(s.dau_list.items),
    weekly: inAreas(s.wau_list.items),
    activity: s.activity_list.items.map((a) => ({
      name: cleanName(a.group_name, '–'),
      icon: a.group_icon,
      today: a.today_activity,
      yesterday: a.yesterday_activity,
    })),
  }),
  ({ daily, weekly, activity }) => ({
    dau_list: asList(daily.map(({ area, count }) => ({ area, dau: count }))),
    wau_list: asList(weekly.map(({ area, count }) => ({ area, dau: count }))),
    activity_list: asList(
      activity.map((a) => ({
        group_name: a.name,
        group_icon: a.icon,
        today_activity: a.today,
        yesterday_activity: a.yesterday,
      })),
    ),
  }),
)

/**
 * The spec does not print `gid`. If the server sends a `gid`, the UI uses the gid to identify the row after sorting.
 */
export const BoardRowWire = recordCodec(
  'BoardRow',
  BoardRow.is,
  t.type({
    gid: nullIfInvalid(Gid),
    group_name: RawName,
    group_icon: ImageUrl,
    group_verify_type: LabelNumber,
    area: ShortText,
    join_type: FlagField,
    active: CountField,
    yesterday_active: CountField,
    active_percent: Growth,
    member_count: CountField,
    space_count: CountField,
  }),
  (r): BoardRow => ({
    gid: r.gid,
    name: cleanName(r.group_name, r.gid ?? '–'),
    icon: r.group_icon,
    label: r.group_verify_type,
    area: r.area,
    isPrivate: r.join_type,
    active: r.active,
    yesterday: r.yesterday_active,
    activePercent: r.active_percent,
    members: r.member_count,
    spaces: r.space_count,
  }),
  (r) => ({
    gid: r.gid,
    group_name: r.name,
    group_icon: r.icon,
    group_verify_type: r.label,
    area: r.area,
    join_type: r.isPrivate,
    active: r.active,
    yesterday_active: r.yesterday,
    active_percent: r.activePercent,
    member_count: r.members,
    space_count: r.spaces,
  }),
)
