import * as t from 'io-ts'
import { ChannelId, Xid } from '../../kernel/ids'
import { orNull } from '../../kernel/or-null'
import { withDefault } from '../../kernel/with-default'
import { RoomMember } from './roster'
import { LiveRole, MicMode, RoomRecording } from '../space'

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
    t.literal('place'),
    t.literal('recording'),
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
    /** The place of `toXid` in the line of requests, from 1. Only the server sends it. */
    place: withDefault(orNull(t.number), null),
    /** How long `toXid` has waited, and how long ago they last spoke, in ms. `null`: never, or not for the receiver. */
    waitedMs: withDefault(orNull(t.number), null),
    silentMs: withDefault(orNull(t.number), null),
    /** What a host writes to a person whom the host skips. */
    note: withDefault(orNull(t.string), null),
    /** The recording that runs from now on. Only the server sends it; `null` ends the recording. */
    recording: withDefault(orNull(RoomRecording), null),
  },
  'RoomEvent',
)
export type RoomEvent = t.TypeOf<typeof RoomEvent>

/** What a sender fills in of a room event. */
export type EventFields = Pick<RoomEvent, 'kind'> & Partial<Pick<RoomEvent, 'toXid' | 'emoji' | 'note'>>

/** The fields of an event that says nothing but its kind. */
export const plainEvent: Omit<RoomEvent, 'kind' | 'channelId'> = {
  fromXid: null,
  toXid: null,
  role: null,
  mode: null,
  emoji: null,
  person: null,
  place: null,
  waitedMs: null,
  silentMs: null,
  note: null,
  recording: null,
}

/** An event that the member sends to the room. */
export const ownEvent = (
  { channelId, me }: { readonly channelId: ChannelId; readonly me: Xid },
  fields: EventFields,
): RoomEvent => ({ ...plainEvent, channelId, fromXid: me, ...fields })

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
