import * as t from 'io-ts'
import { Failure } from '../../kernel/failure'
import { ChannelId, Xid } from '../../kernel/ids'
import { MediaSendFailure } from '../../kernel/media-fault'
import { effectResult, message } from '../../kernel/message'
import { MediaState, ShareKind } from './room.media'
import { RoomEvent } from './room-event'
import { RoomSnapshot } from './roster'
import { orNull } from '../../kernel/or-null'
import { withDefault } from '../../kernel/with-default'
import { LiveRole, MicMode } from '../space'

const ofPerson = { xid: Xid }

/** The shared surface. A window cannot share sound (spec 2 §8). */
const Surface = t.union(
  [t.literal('monitor'), t.literal('window'), t.literal('browser'), t.literal('camera')],
  'Surface',
)

/** Messages of the current room (spec 2 §4). */
export const roomMessages = {
  /** `leavesOther`: the member agreed to leave the current room. */
  'space/EnterSpace': message('space/EnterSpace', {
    channelId: ChannelId,
    me: Xid,
    isSuper: t.boolean,
    leavesOther: t.boolean,
  }),
  'space/LeaveSpace': message('space/LeaveSpace', {}),
  /** Moves the room's media to the tab that dispatches this message. */
  'space/MoveRoomToThisTab': message('space/MoveRoomToThisTab', {}),
  /** The tab that runs the media was reloaded. Microphone and share stay off until the member turns them on. */
  'space/RoomReloaded': message('space/RoomReloaded', {}),
  'space/RequestMic': message('space/RequestMic', {}),
  'space/CancelMicRequest': message('space/CancelMicRequest', {}),
  'space/OpenMic': message('space/OpenMic', {}),
  'space/CloseMic': message('space/CloseMic', {}),
  'space/AcceptMicInvite': message('space/AcceptMicInvite', {}),
  'space/DeclineMicInvite': message('space/DeclineMicInvite', {}),
  'space/AllowMicRequest': message('space/AllowMicRequest', ofPerson),
  /** `note`: what the person reads with the refusal. */
  'space/RefuseMicRequest': message('space/RefuseMicRequest', {
    ...ofPerson,
    note: withDefault(orNull(t.string), null),
  }),
  'space/InviteToSpeak': message('space/InviteToSpeak', ofPerson),
  'space/MoveToAudience': message('space/MoveToAudience', ofPerson),
  'space/MuteMic': message('space/MuteMic', ofPerson),
  'space/UnmuteMic': message('space/UnmuteMic', ofPerson),
  'space/MuteAll': message('space/MuteAll', {}),
  'space/RemoveFromRoom': message('space/RemoveFromRoom', ofPerson),
  'space/SetLiveRole': message('space/SetLiveRole', { xid: Xid, role: LiveRole }),
  'space/SetMicMode': message('space/SetMicMode', { mode: MicMode }),
  'space/EndRoom': message('space/EndRoom', {}),
  'space/StartShare': message('space/StartShare', { kind: ShareKind }),
  'space/StopShare': message('space/StopShare', {}),
  'space/ReactInRoom': message('space/ReactInRoom', { emoji: t.string }),
  'space/HideEndWarning': message('space/HideEndWarning', {}),
  'space/HideRoomNotice': message('space/HideRoomNotice', { n: t.number }),

  'space/RoomEntered': effectResult('space/RoomEntered', { channelId: ChannelId, arrival: RoomSnapshot }),
  'space/RoomNotEntered': effectResult('space/RoomNotEntered', { channelId: ChannelId, failure: Failure }),
  'space/RoomLeft': effectResult('space/RoomLeft', { channelId: ChannelId }),
  'space/RoomEventSent': effectResult('space/RoomEventSent', { n: t.number }),
  'space/RoomEventNotSent': effectResult('space/RoomEventNotSent', {
    n: t.number,
    event: withDefault(orNull(RoomEvent), null),
  }),
  'space/DecisionSent': effectResult('space/DecisionSent', {}),
  'space/DecisionNotSent': effectResult('space/DecisionNotSent', { event: RoomEvent }),
  'space/RoomActionDone': effectResult('space/RoomActionDone', { n: t.number }),
  'space/RoomActionFailed': effectResult('space/RoomActionFailed', { n: t.number, failure: Failure }),
  'space/StatsReported': effectResult('space/StatsReported', {}),
  'space/RoomEventReceived': message('space/RoomEventReceived', { event: RoomEvent }),
  /** Sent by the tab that runs the room's media. */
  'space/RoomMediaStateChanged': message('space/RoomMediaStateChanged', { channelId: ChannelId, state: MediaState }),
  'space/MicNotOpened': message('space/MicNotOpened', { channelId: ChannelId, fault: MediaSendFailure }),
  'space/ShareStarted': message('space/ShareStarted', {
    channelId: ChannelId,
    n: t.number,
    hasSound: t.boolean,
    surface: Surface,
  }),
  /** `fault` is `null` if the member pressed the browser's own stop button. */
  'space/ShareStopped': message('space/ShareStopped', {
    channelId: ChannelId,
    n: t.number,
    fault: t.union([MediaSendFailure, t.null]),
  }),
} as const

type Codecs = typeof roomMessages
export type RoomMessage = t.TypeOf<Codecs[keyof Codecs]>
export type RoomPush = Extract<RoomMessage, { type: 'space/RoomEventReceived' }>
