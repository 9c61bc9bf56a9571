import * as E from 'fp-ts/Either'
import * as t from 'io-ts'
import { ChannelId, Xid } from '../../../domain/kernel/ids'
import { MicMode, LiveRole, type RoomEvent, type RoomPush, type SpacePush } from '../../../domain/space'
import { boundedText } from '../codecs/bounded'
import { decodeOrNull } from '../content/content-fields'
import { nullIfInvalid } from '../codecs/fields'
import type { FeedFrame } from './feed-frame'
import { ModeWire, PersonWire, RoleWire, RoomRecordingWire, SpaceWire } from '../entities/space'

/**
 * The wire names of room events (decisions.md). The simulator adds `space_joined`, `space_left`,
 * `space_mic_place` and `space_recording`.
 */
const NAMES: ReadonlyMap<string, RoomEvent['kind']> = new Map([
  ['space_mic_request', 'request'],
  ['space_mic_allow', 'allow'],
  ['space_mic_invite', 'invite'],
  ['space_mic_decline', 'decline'],
  ['space_mic_end', 'endMic'],
  ['space_mic_mute', 'mute'],
  ['space_mic_unmute', 'unmute'],
  ['space_mic_mode', 'mode'],
  ['space_kick', 'kick'],
  ['space_role', 'role'],
  ['space_reaction', 'reaction'],
  ['space_joined', 'joined'],
  ['space_left', 'left'],
  ['space_mic_place', 'place'],
  ['space_recording', 'recording'],
])
/**
 * All room events by wire name.
 * @internal
 */
export const ROOM_EVENTS: readonly string[] = [...NAMES.keys()]
const BY_KIND = new Map([...NAMES].map(([name, kind]) => [kind, name] as const))

/**
 * For the sender, a missing xid or `null` means the server. For the receiver, a missing xid or `null` means every
 * member. Any other invalid id makes the whole frame invalid.
 */
const maybeXid = t.union([Xid, t.null, t.undefined])
/** The longest emoji of a reaction, in UTF-16 units. A family of four has 11 units. */
const EMOJI_LIMIT = 32
/** The longest note to a person whom a host skips, in UTF-16 units: 200 characters of up to 12 units. */
const NOTE_LIMIT = 2_400
/** A longer wait or silence is cut to a day, and a place to a million. */
const [LONGEST_MS, LAST_PLACE] = [86_400_000, 1_000_000]
/** The data of a room event, in both directions. */
export const RoomEventWire = t.type({
  channel_id: ChannelId,
  from_xid: maybeXid,
  to_xid: maybeXid,
  live_role: nullIfInvalid(t.number),
  mic_mode: nullIfInvalid(t.number),
  emoji: nullIfInvalid(boundedText(EMOJI_LIMIT, 1)),
  user: nullIfInvalid(PersonWire),
  place: nullIfInvalid(t.number),
  waited_ms: nullIfInvalid(t.number),
  silent_ms: nullIfInvalid(t.number),
  note: nullIfInvalid(boundedText(NOTE_LIMIT, 1)),
  recording: nullIfInvalid(RoomRecordingWire),
})
const Ended = t.type({ channel_id: ChannelId })

const cutToWhole = (most: number, u: number | null): number | null =>
  u === null || Number.isNaN(u) ? null : Math.min(most, Math.max(0, Math.trunc(u)))

const readEvent = (kind: RoomEvent['kind'], data: unknown): RoomEvent | null => {
  const fields = decodeOrNull(RoomEventWire, data)
  // The server sends a reaction to everyone in the room, so a reaction without a valid emoji is no frame.
  if (fields === null || (kind === 'reaction' && fields.emoji === null)) return null
  const { channel_id: channelId, from_xid: fromXid, to_xid: toXid, live_role, mic_mode, emoji, user: person } = fields
  return {
    kind,
    channelId,
    fromXid: fromXid ?? null,
    toXid: toXid ?? null,
    role: live_role === null ? null : decodeOrNull(RoleWire, live_role),
    mode: mic_mode === null ? null : decodeOrNull(ModeWire, mic_mode),
    emoji,
    person,
    place: cutToWhole(LAST_PLACE, fields.place),
    waitedMs: cutToWhole(LONGEST_MS, fields.waited_ms),
    silentMs: cutToWhole(LONGEST_MS, fields.silent_ms),
    note: fields.note,
    recording: fields.recording,
  }
}

/** Returns `null` for a frame that is not a valid frame of spaces or rooms (BI-300, BI-305, BI-310, BI-311). */
export const parseSpaceFrame = ({ event, data }: FeedFrame): SpacePush | RoomPush | null => {
  if (event === 'space_start_now' || event === 'space_edited') {
    const space = decodeOrNull(SpaceWire, data)
    return space === null
      ? null
      : { type: event === 'space_edited' ? 'space/SpaceEdited' : 'space/SpaceWentLive', space }
  }
  if (event === 'space_end') {
    const over = Ended.decode(data)
    return E.isLeft(over) ? null : { type: 'space/SpaceEnded', channelId: over.right.channel_id }
  }
  const kind = NAMES.get(event)
  const roomEvent = kind === undefined ? null : readEvent(kind, data)
  return roomEvent === null ? null : { type: 'space/RoomEventReceived', event: roomEvent }
}

/** `at` is the server's time in ms. Frames from a browser omit `at`. */
export const encodeRoomEvent = (
  { kind, channelId, fromXid, toXid, role, mode, emoji, person, place, waitedMs, silentMs, note, recording }: RoomEvent,
  at?: number,
): string =>
  JSON.stringify({
    event: BY_KIND.get(kind),
    data: {
      channel_id: channelId,
      from_xid: fromXid ?? undefined,
      to_xid: toXid ?? undefined,
      at,
      live_role: LiveRole.is(role) ? RoleWire.encode(role) : undefined,
      mic_mode: MicMode.is(mode) ? ModeWire.encode(mode) : undefined,
      emoji: emoji ?? undefined,
      user: person === null ? undefined : PersonWire.encode(person),
      place: place ?? undefined,
      waited_ms: waitedMs ?? undefined,
      silent_ms: silentMs ?? undefined,
      note: note ?? undefined,
      recording: recording === null ? undefined : RoomRecordingWire.encode(recording),
    },
  })

export const encodeSpaceNews = (news: SpacePush): string =>
  JSON.stringify(
    news.type === 'space/SpaceEnded'
      ? { event: 'space_end', data: { channel_id: news.channelId } }
      : {
          event: news.type === 'space/SpaceEdited' ? 'space_edited' : 'space_start_now',
          data: SpaceWire.encode(news.space),
        },
  )
