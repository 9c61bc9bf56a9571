import * as t from 'io-ts'
import { ChannelId } from '../../../domain/kernel/ids'
import { SPACE_NOTE_LIMIT, SPACE_TITLE_LIMIT } from '../../../domain/space'
import { defineGet, OptionalText, OptionalWholeNumber, definePost, WholeNumber } from '../codecs/http-call'
import { SpaceStatusWire } from '../content/content-fields'
import { IdText, boundedText } from '../codecs/bounded'
import { graphemeText } from '../codecs/grapheme-text'
import { CountField, nullIfInvalid } from '../codecs/fields'
import { listCodec } from '../codecs/list'
import { PeriodWire, PersonWire, RoleWire, SpaceInfoWire, SpaceWire, StatsWire } from '../entities/space'

const nothing = () => t.unknown
const ofChannel = t.strict({ channel_id: IdText })
const SPACES = 300
/** The page size of the list of members in a room (spec 2 §9). */
export const ATTENDING = 300

/** A space key has 6–20 letters or digits (decisions.md). */
const KEY = /^[A-Za-z0-9]{6,20}$/
const SpaceKey = new t.Type<string, string, unknown>(
  'SpaceKey',
  t.string.is,
  (u, context) => (typeof u === 'string' && KEY.test(u) ? t.success(u) : t.failure(u, context)),
  (a) => a,
)
/** The real-time provider's token for a room. */
export const RoomPassWire = boundedText(4_096, 1)

/** The longest locale, in UTF-16 units. */
const LOCALE_LIMIT = 35
/**
 * The fields of the space form. Times are in seconds. An empty text means that the field has no value. Lists of spaces
 * contain these texts, so the limits of the form apply to every client.
 */
const written = {
  title: graphemeText(SPACE_TITLE_LIMIT),
  start_time: WholeNumber,
  end_time: WholeNumber,
  mic_mode: WholeNumber,
  announcement: graphemeText(SPACE_NOTE_LIMIT),
  locale: boundedText(LOCALE_LIMIT),
}

/** The calls for live rooms (spec 2 §7). The spec prints neither methods nor payloads; decisions.md defines both. */
export const spaceCalls = {
  token: defineGet('/api/live/token', ofChannel, () => t.type({ role: RoleWire, rtc_token: RoomPassWire })),
  create: definePost('/api/live/room', t.strict({ gid: IdText, ...written }), () => SpaceWire),
  room: defineGet('/api/live/room', ofChannel, () => t.union([SpaceInfoWire, t.null])),
  edit: definePost('/api/live/edit', t.strict({ channel_id: IdText, ...written }), () => SpaceWire),
  remove: definePost('/api/live/delete', ofChannel, nothing),
  close: definePost('/api/live/close', ofChannel, nothing),
  /** The client sends this report of speaker stats every 30 s (spec 2 §4). */
  roomReport: definePost('/api/live/room_report', ofChannel, nothing),
  /** `status` 1 starts a space that is in Prepare. */
  update: definePost('/api/live/update', t.strict({ channel_id: IdText, status: WholeNumber }), nothing),
  reminder: definePost('/api/live/reminder', ofChannel, nothing),
  cancelReminder: definePost('/api/live/cancel_reminder', ofChannel, nothing),
  kick: definePost('/api/live/kick', t.strict({ channel_id: IdText, xid: IdText }), nothing),
  /** Reports that a member shared the link of the space. */
  share: definePost('/api/live/share', ofChannel, nothing),
  stat: defineGet('/api/live/stat', ofChannel, () => StatsWire),
  /** Changes a member's role in the room. */
  broadcasterStatus: definePost(
    '/api/live/broadcaster_status',
    t.strict({ channel_id: IdText, xid: IdText, live_role: WholeNumber }),
    nothing,
  ),
  roomList: defineGet('/api/live/room_list', t.strict({ period: PeriodWire, locale: OptionalText }), () =>
    listCodec(SpaceWire, SPACES),
  ),
  /** With `key`, finds the space of this invite key. With `channel_id`, finds the invite key of this space. */
  inviteKey: defineGet('/api/live/invite_key', t.strict({ channel_id: OptionalText, key: OptionalText }), () =>
    t.union([t.type({ channel_id: ChannelId, invite_key: nullIfInvalid(SpaceKey) }), t.null]),
  ),
  roomStatus: defineGet('/api/live/room_status', ofChannel, () => t.type({ status: SpaceStatusWire })),
  join: definePost('/api/live/join', ofChannel, () => t.type({ total_count: CountField })),
  leave: definePost('/api/live/leave', ofChannel, nothing),
  group: defineGet('/api/live/group', t.strict({ gid: IdText }), () => listCodec(SpaceWire, SPACES)),
  takingSpace: defineGet(
    '/api/live/taking_space',
    t.strict({ channel_id: IdText, page: WholeNumber, limit: OptionalWholeNumber }),
    ({ limit }) => listCodec(PersonWire, limit ?? ATTENDING),
  ),
  subscribeSpace: defineGet('/api/live/subscribe_space', t.strict({}), () => listCodec(SpaceWire, SPACES)),
  highlights: defineGet('/api/live/highlights', t.strict({}), () => listCodec(SpaceWire, SPACES)),
  /** Changes the microphone mode of a live room. The server refuses this call from anybody but a host. */
  editLiving: definePost('/api/live/edit_living', t.strict({ channel_id: IdText, mic_mode: WholeNumber }), nothing),
} as const
