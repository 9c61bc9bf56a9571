import * as t from 'io-ts'
import { Sender } from '../chat'
import { ChannelId, ConversationId, Gid, TabId, Xid } from '../kernel/ids'
import { Instant } from '../kernel/instant'
import { emptyTable, tableCodec } from '../kernel/table'
import { ProgramWord } from '../kernel/export-policy'
import { LiveRole, MicMode, Space } from './space'
import { orNull } from '../kernel/or-null'
import { withDefault } from '../kernel/with-default'

/** The microphone as the room shows it. `held`: a host muted the microphone. */
const MicIndicator = t.union([t.literal('off'), t.literal('on'), t.literal('held')], 'MicShown')

export const RoomMember = t.strict({ ...Sender.type.props, role: LiveRole, mic: MicIndicator }, 'RoomPerson')
export type RoomMember = t.TypeOf<typeof RoomMember>

const RoomEventKind = t.union(
  [
    t.literal('request'),
    t.literal('allow'),
    t.literal('invite'),
    t.literal('decline'),
    t.literal('endMic'),
    t.literal('mute'),
    t.literal('unmute'),
    t.literal('mode'),
    t.literal('kick'),
    t.literal('role'),
    t.literal('reaction'),
    t.literal('joined'),
    t.literal('left'),
  ],
  'RoomEventKind',
)

/** A room event on the socket. `fromXid` is `null` for the server. `toXid` is `null` for everybody (decisions.md). */
export const RoomEvent = t.strict(
  {
    kind: RoomEventKind,
    channelId: ChannelId,
    fromXid: orNull(Xid),
    toXid: orNull(Xid),
    role: orNull(LiveRole),
    mode: orNull(MicMode),
    emoji: orNull(t.string),
    person: orNull(RoomMember),
  },
  'RoomEvent',
)
export type RoomEvent = t.TypeOf<typeof RoomEvent>

/** Host actions that are sent as REST requests. */
export const RoomAction = t.union(
  [
    t.strict({ kind: t.literal('kick'), channelId: ChannelId, xid: Xid }),
    t.strict({ kind: t.literal('role'), channelId: ChannelId, xid: Xid, role: LiveRole }),
    t.strict({ kind: t.literal('mode'), channelId: ChannelId, mode: MicMode }),
    t.strict({ kind: t.literal('end'), channelId: ChannelId }),
  ],
  'RoomAct',
)
export type RoomAction = t.TypeOf<typeof RoomAction>

/** The room's state on entering. The role comes from the token (spec 2 §4). */
export const RoomSnapshot = t.strict(
  { space: Space, groupName: t.string, role: LiveRole, people: t.readonlyArray(RoomMember), count: t.number },
  'RoomEntry',
)
export type RoomSnapshot = t.TypeOf<typeof RoomSnapshot>

/** The kind of a share. A member sends at most one share at a time (spec 2 §4). */
export const ShareKind = t.union([t.literal('screen'), t.literal('camera')], 'ShareKind')
export type ShareKind = t.TypeOf<typeof ShareKind>

/** `n` numbers the share attempts. */
export const Share = t.strict({ kind: ShareKind, n: t.number, isRunning: t.boolean }, 'Share')
export type Share = t.TypeOf<typeof Share>

/**
 * The server or a host offers the microphone: by an invitation, or by an `allow` that came too late to open the
 * microphone (MIC-6).
 */
const Offer = t.strict(
  { fromXid: orNull(Xid), until: Instant, why: t.union([t.literal('invite'), t.literal('late')]) },
  'MicOffer',
)

/**
 * The member's microphone. `on`: the member turned the microphone on. `held`: a host muted it. Sound is sent only if
 * the microphone is on and not muted.
 */
export const Mic = t.strict({ on: t.boolean, held: t.boolean, asked: orNull(Instant), offer: orNull(Offer) }, 'Mic')
export type Mic = t.TypeOf<typeof Mic>
export const micOff: Mic = { on: false, held: false, asked: null, offer: null }

/** `notSent`: the host's decision could not be sent, so the request waits again. */
const MicRequestStep = t.keyof(
  { waiting: null, allowing: null, declining: null, inviting: null, notSent: null },
  'MicRequestStep',
)
type MicRequestStep = t.TypeOf<typeof MicRequestStep>

/** A microphone request in the hosts' queue. */
const Asking = t.strict(
  { xid: Xid, until: Instant, step: withDefault<MicRequestStep>(MicRequestStep, 'waiting') },
  'MicAsking',
)
export type MicRequest = t.TypeOf<typeof Asking>

const Reaction = t.strict({ n: t.number, xid: Xid, emoji: t.string }, 'RoomReaction')

export const MediaState = t.union(
  [t.literal('connecting'), t.literal('connected'), t.literal('reconnecting'), t.literal('failed')],
  'MediaState',
)

/**
 * Events that arrive while the room is read. They are applied after the response, because the response may be older
 * than these events.
 */
const heard = t.readonlyArray(RoomEvent)

/** `isStale`: the socket reopened during the join, so events may be missing. */
const JoiningRoomState = t.strict(
  {
    phase: t.literal('joining'),
    channelId: ChannelId,
    holder: orNull(TabId),
    me: Xid,
    isSuper: t.boolean,
    isStale: t.boolean,
    heard,
  },
  'JoiningRoom',
)
export type JoiningRoomState = t.TypeOf<typeof JoiningRoomState>

/** `holder`: the tab that runs the media. `told` numbers unsent socket events (`telling`) and actions (`acting`). */
export const JoinedRoom = t.strict(
  {
    phase: t.literal('inside'),
    channelId: ChannelId,
    holder: orNull(TabId),
    me: Xid,
    isSuper: t.boolean,
    title: t.string,
    gid: orNull(Gid),
    groupName: t.string,
    conversationId: orNull(ConversationId),
    startsAt: orNull(Instant),
    endsAt: orNull(Instant),
    hostXids: t.readonlyArray(Xid),
    role: LiveRole,
    micMode: MicMode,
    members: tableCodec(RoomMember),
    count: t.number,
    mic: Mic,
    line: MediaState,
    share: orNull(Share),
    shares: t.number,
    /** The microphone requests, in order of arrival. */
    queue: t.readonlyArray(Asking),
    invited: tableCodec(Instant),
    telling: tableCodec(RoomEvent, ProgramWord),
    acting: tableCodec(RoomAction, ProgramWord),
    told: t.number,
    reactionsSeen: t.readonlyArray(Reaction),
    reactionsMade: t.number,
    reportAt: Instant,
    isReporting: t.boolean,
    isWarned: t.boolean,
    /**
     * `isStale`: the room must be read again now. `readAgainAt`: when to read it again. `reads` counts the reads, so
     * that each read has a new effect id.
     */
    isStale: t.boolean,
    reads: t.number,
    readAgainAt: orNull(Instant),
    heard,
  },
  'InsideRoom',
)
export type JoinedRoom = t.TypeOf<typeof JoinedRoom>

/** Why the member is not in the room any more. */
export const RoomExit = t.union(
  [t.literal('left'), t.literal('ended'), t.literal('kicked'), t.literal('failed')],
  'Parting',
)
export type RoomExit = t.TypeOf<typeof RoomExit>

export const RoomData = t.strict(
  {
    room: t.union([JoiningRoomState, JoinedRoom, t.null]),
    /** The rooms that the member has left, by channel id, until the server has confirmed the leave. */
    leaving: tableCodec(t.literal(true)),
    parted: orNull(t.strict({ channelId: ChannelId, why: RoomExit })),
  },
  'RoomData',
)
export type RoomData = t.TypeOf<typeof RoomData>

export const noRoom: RoomData = { room: null, leaving: emptyTable(), parted: null }
