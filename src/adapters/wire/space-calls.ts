import * as t from 'io-ts'
import { ChannelId } from '../../domain/kernel/ids'
import { get, MaybeText, MaybeWhole, post, Whole } from './call'
import { Status } from './content/parts'
import { Count, orNull } from './fields'
import { listAnswer } from './list'
import { PeriodWire, PersonWire, RoleWire, SpaceInfoWire, SpaceWire, StatsWire } from './space'

const nothing = () => t.unknown
const ofChannel = t.strict({ channel_id: t.string })
const SPACES = 300
/** spec 2 §9. */
export const TAKING_PART = 300

/** decisions.md: 6–20 alphanumerics. */
const KEY = /^[A-Za-z0-9]{6,20}$/
const SpaceKey = new t.Type<string, string, unknown>('SpaceKey', t.string.is,
  (u, context) => (typeof u === 'string' && KEY.test(u) ? t.success(u) : t.failure(u, context)), (a) => a)
/** With which the real-time provider lets one into a room. */
export const Pass = new t.Type<string, string, unknown>('Pass', t.string.is,
  (u, context) => (typeof u === 'string' && u.length > 0 && u.length <= 4_096 ? t.success(u) : t.failure(u, context)), (a) => a)

/** What a form of a space sends; times are in seconds, an empty text is none. */
const written = { title: t.string, start_time: Whole, end_time: Whole, mic_mode: Whole, announcement: t.string, locale: t.string }

/** Live rooms (spec 2 §7; methods and payloads are not printed: decisions.md says how such shapes are built). */
export const spaceCalls = {
  token: get('/api/live/token', ofChannel, () => t.type({ role: RoleWire, rtc_token: Pass })),
  create: post('/api/live/room', t.strict({ gid: t.string, ...written }), () => SpaceWire),
  room: get('/api/live/room', ofChannel, () => t.union([SpaceInfoWire, t.null])),
  edit: post('/api/live/edit', t.strict({ channel_id: t.string, ...written }), () => SpaceWire),
  remove: post('/api/live/delete', ofChannel, nothing),
  close: post('/api/live/close', ofChannel, nothing),
  /** Speaker stats, each 30 s (spec 2 §4). */
  roomReport: post('/api/live/room_report', ofChannel, nothing),
  /** A space in Prepare is started with status 1. */
  update: post('/api/live/update', t.strict({ channel_id: t.string, status: Whole }), nothing),
  reminder: post('/api/live/reminder', ofChannel, nothing),
  cancelReminder: post('/api/live/cancel_reminder', ofChannel, nothing),
  kick: post('/api/live/kick', t.strict({ channel_id: t.string, xid: t.string }), nothing),
  /** Its link was given to somebody. */
  share: post('/api/live/share', ofChannel, nothing),
  stat: get('/api/live/stat', ofChannel, () => StatsWire),
  /** The role of somebody in it. */
  broadcasterStatus: post('/api/live/broadcaster_status', t.strict({ channel_id: t.string, xid: t.string, live_role: Whole }), nothing),
  roomList: get('/api/live/room_list', t.strict({ period: PeriodWire, locale: MaybeText }), () => listAnswer(SpaceWire, SPACES)),
  /** Both ways: the space of a key, and the key of a space. */
  inviteKey: get('/api/live/invite_key', t.strict({ channel_id: MaybeText, key: MaybeText }),
    () => t.union([t.type({ channel_id: ChannelId, invite_key: orNull(SpaceKey) }), t.null])),
  roomStatus: get('/api/live/room_status', ofChannel, () => t.type({ status: Status })),
  join: post('/api/live/join', ofChannel, () => t.type({ total_count: Count })),
  leave: post('/api/live/leave', ofChannel, nothing),
  group: get('/api/live/group', t.strict({ gid: t.string }), () => listAnswer(SpaceWire, SPACES)),
  takingSpace: get('/api/live/taking_space', t.strict({ channel_id: t.string, page: Whole, limit: MaybeWhole }),
    ({ limit }) => listAnswer(PersonWire, limit ?? TAKING_PART)),
  subscribeSpace: get('/api/live/subscribe_space', t.strict({}), () => listAnswer(SpaceWire, SPACES)),
  highlights: get('/api/live/highlights', t.strict({}), () => listAnswer(SpaceWire, SPACES)),
  /** What hosts change while it is live. */
  editLiving: post('/api/live/edit_living', t.strict({ channel_id: t.string, mic_mode: Whole }), nothing),
} as const
