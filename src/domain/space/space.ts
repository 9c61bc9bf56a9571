import * as t from 'io-ts'
import { Sender, SpaceStatus } from '../chat'
import { Group } from '../group'
import { ChannelId, ClientId, ConversationId, Gid, Xid } from '../kernel/ids'
import { Instant } from '../kernel/instant'
import { Address } from '../kernel/export-policy'
import { orNull } from '../kernel/or-null'
import { withDefault } from '../kernel/with-default'

/** The role in a room (spec 2 §3): host 6, temporary speaker 4, guest 8, audience 5. Speakers: 4, 8 (decisions.md). */
export const LiveRole = t.union(
  [t.literal('host'), t.literal('speaker'), t.literal('guest'), t.literal('audience')],
  'LiveRole',
)
export type LiveRole = t.TypeOf<typeof LiveRole>

/** Whether the role may use the microphone: hosts, temporary speakers and guests may (spec 2 §6). */
export const maySpeak = (role: LiveRole): boolean => role !== 'audience'

/** The microphone mode of a room (spec 2 §3): limited 0, open 1. */
export const MicMode = t.union([t.literal('limited'), t.literal('open')], 'MicMode')
export type MicMode = t.TypeOf<typeof MicMode>

const Speaker = t.strict({ ...Sender.type.props, role: LiveRole }, 'Speaker')

/** A recording that runs in a room. `xid` and `name`: the host who records. */
export const RoomRecording = t.strict({ id: ClientId, xid: Xid, name: t.string, since: Instant }, 'RoomRecording')
export type RoomRecording = t.TypeOf<typeof RoomRecording>

/**
 * A live room of a group: planned, live or ended (spec 2 §3 Space). In a list, the server omits the fields that the
 * list does not show.
 */
export const Space = t.strict(
  {
    channelId: ChannelId,
    gid: orNull(Gid),
    title: t.string,
    status: SpaceStatus,
    micMode: MicMode,
    roomName: t.string,
    startsAt: orNull(Instant),
    endsAt: orNull(Instant),
    hosts: t.readonlyArray(Sender),
    /** Who began the space; `null` if the server does not say so. Only this person may take the host role from a host. */
    founderXid: withDefault(orNull(Xid), null),
    speakers: t.readonlyArray(Speaker),
    audience: t.number,
    isReminded: t.boolean,
    announcement: t.string,
    locale: orNull(t.string),
    conversationId: orNull(ConversationId),
    /** The number of changes of the plan. Calendars replace an event by one of a higher number. */
    revision: withDefault(t.number, 0),
    recording: withDefault(orNull(RoomRecording), null),
  },
  'Space',
)
export type Space = t.TypeOf<typeof Space>

/** The group in a space's response (spec 2 §3 Space info). */
export const SpaceGroup = t.strict(
  {
    gid: Gid,
    name: t.string,
    isMember: t.boolean,
    joinType: Group.type.props.joinType,
    banner: orNull(Address),
    icon: orNull(Address),
    ownerXid: Xid,
    adminXids: t.readonlyArray(Xid),
    description: t.string,
  },
  'SpaceGroup',
)
export type SpaceGroup = t.TypeOf<typeof SpaceGroup>

export const SpaceInfo = t.strict({ space: Space, group: SpaceGroup }, 'SpaceInfo')
export type SpaceInfo = t.TypeOf<typeof SpaceInfo>

/** The statistics of a space (spec 2 §3 Space stats). `duration` is in seconds. */
export const SpaceStats = t.strict(
  {
    tuned: t.number,
    comments: t.number,
    duration: t.number,
    rewardText: t.string,
    rewardIcon: orNull(Address),
    /** People who came, for their faces. A large crowd is in `tuned` only. */
    people: withDefault(t.readonlyArray(Sender), []),
  },
  'SpaceStats',
)
export type SpaceStats = t.TypeOf<typeof SpaceStats>

/** The range of a space list, in both directions from now. */
export const SpacePeriod = t.union(
  [t.literal('day'), t.literal('week'), t.literal('month'), t.literal('halfYear')],
  'SpacePeriod',
)
export type SpacePeriod = t.TypeOf<typeof SpacePeriod>

/** The filter of a space list. `locale` is `null` for all languages. */
export const SpaceFilter = t.strict({ period: SpacePeriod, locale: orNull(t.string) }, 'SpaceFilter')
export type SpaceFilter = t.TypeOf<typeof SpaceFilter>

/** The default filter (spec 2 §9). */
export const EVERY_SPACE: SpaceFilter = { period: 'month', locale: null }

/** Host actions on a whole space. Repeating an action has no further effect. */
export const SpaceAction = t.union([t.literal('start'), t.literal('end'), t.literal('remove')], 'SpaceDeed')
export type SpaceAction = t.TypeOf<typeof SpaceAction>
