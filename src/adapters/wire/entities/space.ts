import * as t from 'io-ts'
import type { Sender } from '../../../domain/chat'
import { ChannelId, ClientId, ConversationId, Gid, Xid } from '../../../domain/kernel/ids'
import {
  EVERY_SPACE,
  LiveRole,
  MicMode,
  RoomMember,
  RoomRecording,
  Space,
  SpaceGroup,
  SpaceInfo,
  SpacePeriod,
  SpaceStats,
} from '../../../domain/space'
import { IdText } from '../codecs/bounded'
import { cleanName } from '../codecs/clean-name'
import { SpaceStatusWire } from '../content/content-fields'
import {
  JsonBody,
  CountField,
  recordCodec,
  FlagField,
  ImageUrl,
  Milliseconds,
  enumByNumber,
  nullIfInvalid,
  RawName,
  Seconds,
} from '../codecs/fields'
import { asList, toListPage } from '../codecs/list'
import { MemberFaceWire } from './live-room'

/** The codec ignores hosts, speakers and admins beyond this number. */
const PEOPLE = 300
/** The faces of the people who came, in the figures of an ended space. */
export const FACES = 40

/**
 * The wire values of live roles (spec 2 §3): host 6, temporary speaker 4, guest 8, audience 5. Unknown roles count as
 * audience.
 */
export const RoleWire = enumByNumber(
  'LiveRole',
  { host: 6, speaker: 4, guest: 8, audience: 5 },
  LiveRole.is,
  'audience',
)
/** The wire values of microphone modes (spec 2 §3): limited 0, open 1. Unknown modes count as limited. */
export const ModeWire = enumByNumber('MicMode', { limited: 0, open: 1 }, MicMode.is, 'limited')

/** The wire values of periods (decisions.md). A missing period means `1m` (spec 2 §9). */
const PERIODS = { day: '1d', week: '7d', month: '1m', halfYear: '6m' } as const
export const PeriodWire = new t.Type<SpacePeriod, string, unknown>(
  'SpacePeriod',
  SpacePeriod.is,
  (u, context) => {
    if (u === undefined) return t.success(EVERY_SPACE.period)
    const period = Object.keys(PERIODS)
      .filter(SpacePeriod.is)
      .find((name) => PERIODS[name] === u)
    return period === undefined ? t.failure(u, context) : t.success(period)
  },
  (period) => PERIODS[period],
)

/** A member in a room. `mic` is a field that the simulator adds: 1 open, 2 muted by a host, 0 closed. */
export const PersonWire = recordCodec(
  'RoomPerson',
  RoomMember.is,
  t.type({
    xid: Xid,
    username: RawName,
    head: ImageUrl,
    live_role: RoleWire,
    mic: enumByNumber('Mic', { off: 0, on: 1, held: 2 }, RoomMember.type.props.mic.is, 'off'),
  }),
  ({ xid, username, head, live_role, mic }): RoomMember => ({
    xid,
    name: cleanName(username, xid),
    avatar: head,
    role: live_role,
    mic,
  }),
  ({ xid, name, avatar, role, mic }) => ({ xid, username: name, head: avatar, live_role: role, mic }),
)

type Speaker = Space['speakers'][number]
const SpeakerWire = recordCodec(
  'Speaker',
  (u): u is Speaker => Space.type.props.speakers.is([u]),
  t.type({ xid: Xid, username: RawName, head: ImageUrl, live_role: RoleWire }),
  ({ xid, username, head, live_role }): Speaker => ({
    xid,
    name: cleanName(username, xid),
    avatar: head,
    role: live_role,
  }),
  ({ xid, name, avatar, role }) => ({ xid, username: name, head: avatar, live_role: role }),
)

/** The recording that runs in a room, which the simulator adds. */
export const RoomRecordingWire = recordCodec(
  'RoomRecording',
  RoomRecording.is,
  t.type({ id: ClientId, xid: Xid, username: RawName, since: Milliseconds }),
  ({ id, xid, username, since }): RoomRecording | null =>
    since === null ? null : { id, xid, name: cleanName(username, xid), since },
  ({ id, xid, name, since }) => ({ id, xid, username: name, since }),
)

/** A field that the simulator adds. A server omits the field if it does not know it, or if its value is `none`. */
const addedField = <A>(codec: t.Type<A, unknown, unknown>, none: A): t.Type<A, unknown, unknown> =>
  new t.Type(
    codec.name,
    codec.is,
    (u, context) => (u === undefined ? t.success(none) : codec.validate(u, context)),
    (value) => (value === none ? undefined : codec.encode(value)),
  )

/**
 * A space, as every call and event of the API sends spaces (spec 2 §3 Space). The calls for lists may omit fields. The
 * simulator adds `founder_xid`, the person who began the space, `revision`, the number of changes of the plan, and
 * `recording`, the recording that runs.
 */
export const SpaceWire = recordCodec(
  'Space',
  Space.is,
  t.type({
    channel_id: ChannelId,
    gid: nullIfInvalid(Gid),
    title: RawName,
    status: SpaceStatusWire,
    mic_mode: ModeWire,
    room_name: RawName,
    start_time: Seconds,
    end_time: Seconds,
    hosts: toListPage(MemberFaceWire, PEOPLE),
    founder_xid: addedField(nullIfInvalid(Xid), null),
    speakers: toListPage(SpeakerWire, PEOPLE),
    total_count: CountField,
    reminder: nullIfInvalid(FlagField),
    announcement: JsonBody,
    locale: nullIfInvalid(IdText),
    conversation_sid: nullIfInvalid(ConversationId),
    revision: addedField(CountField, 0),
    recording: addedField(nullIfInvalid(RoomRecordingWire), null),
  }),
  (wire): Space => ({
    channelId: wire.channel_id,
    gid: wire.gid,
    title: cleanName(wire.title, ''),
    status: wire.status,
    micMode: wire.mic_mode,
    roomName: cleanName(wire.room_name, ''),
    startsAt: wire.start_time,
    endsAt: wire.end_time,
    hosts: wire.hosts.items,
    founderXid: wire.founder_xid,
    speakers: wire.speakers.items,
    audience: wire.total_count,
    isReminded: wire.reminder === true,
    announcement: wire.announcement,
    locale: wire.locale,
    conversationId: wire.conversation_sid,
    revision: wire.revision,
    recording: wire.recording,
  }),
  (space) => ({
    channel_id: space.channelId,
    gid: space.gid,
    title: space.title,
    status: space.status,
    mic_mode: space.micMode,
    room_name: space.roomName,
    start_time: space.startsAt,
    end_time: space.endsAt,
    hosts: asList<Sender>(space.hosts),
    founder_xid: space.founderXid,
    speakers: asList(space.speakers),
    total_count: space.audience,
    reminder: space.isReminded,
    announcement: space.announcement,
    locale: space.locale,
    conversation_sid: space.conversationId,
    revision: space.revision,
    recording: space.recording,
  }),
)

/** The group of a space (spec 2 §3 Space info). `join_type` 1 is a private group. */
const SpaceGroupWire = recordCodec(
  'SpaceGroup',
  SpaceGroup.is,
  t.type({
    gid: Gid,
    name: RawName,
    is_participant: FlagField,
    join_type: enumByNumber('JoinType', { normal: 0, private: 1 }, SpaceGroup.type.props.joinType.is, 'private'),
    banner: ImageUrl,
    icon: ImageUrl,
    owner_xid: Xid,
    admin_xids: toListPage(Xid, PEOPLE),
    description: JsonBody,
  }),
  (wire): SpaceGroup => ({
    gid: wire.gid,
    name: cleanName(wire.name, wire.gid),
    isMember: wire.is_participant,
    joinType: wire.join_type,
    banner: wire.banner,
    icon: wire.icon,
    ownerXid: wire.owner_xid,
    adminXids: wire.admin_xids.items,
    description: wire.description,
  }),
  (group) => ({
    gid: group.gid,
    name: group.name,
    is_participant: group.isMember,
    join_type: group.joinType,
    banner: group.banner,
    icon: group.icon,
    owner_xid: group.ownerXid,
    admin_xids: asList(group.adminXids),
    description: group.description,
  }),
)

/** The response of the call that reads a room: the space and its group. */
export const SpaceInfoWire = recordCodec(
  'SpaceInfo',
  SpaceInfo.is,
  t.type({ room: SpaceWire, group: SpaceGroupWire }),
  ({ room, group }): SpaceInfo => ({ space: room, group }),
  ({ space, group }) => ({ room: space, group }),
)

/** The stats of a space (spec 2 §3 Space stats). */
export const StatsWire = recordCodec(
  'SpaceStats',
  SpaceStats.is,
  t.type({
    tunned: CountField,
    comments: CountField,
    duration: CountField,
    reward_level_description: JsonBody,
    reward_level_icon: ImageUrl,
    people: toListPage(MemberFaceWire, FACES),
  }),
  (wire): SpaceStats => ({
    tuned: wire.tunned,
    comments: wire.comments,
    duration: wire.duration,
    rewardText: wire.reward_level_description,
    rewardIcon: wire.reward_level_icon,
    people: wire.people.items,
  }),
  (stats) => ({
    tunned: stats.tuned,
    comments: stats.comments,
    duration: stats.duration,
    reward_level_description: stats.rewardText,
    reward_level_icon: stats.rewardIcon,
    people: asList(stats.people),
  }),
)
