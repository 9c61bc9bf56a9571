import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { ChannelId, Xid } from '../kernel/ids'
import { MediaSendFailure } from '../kernel/media-fault'
import { effectResult, message } from '../kernel/message'
import { RoomSnapshot, MediaState, RoomEvent, ShareKind } from './room'
import { LiveRole, MicMode } from './space'

const ofPerson = { xid: Xid }

/** The shared surface. A window cannot share sound (spec 2 §8). */
const Surface = t.union(
  [t.literal('monitor'), t.literal('window'), t.literal('browser'), t.literal('camera')],
  'Surface',
)

/** Messages of the current room (spec 2 §4). */
export const roomMessages = {
  /** `leavesOther`: the member agreed to leave the current room. */
  EnterSpace: message('EnterSpace', { channelId: ChannelId, me: Xid, isSuper: t.boolean, leavesOther: t.boolean }),
  LeaveSpace: message('LeaveSpace', {}),
  /** Moves the room's media to the tab that dispatches this message. */
  TakeRoomHere: message('TakeRoomHere', {}),
  /** The tab that runs the media was reloaded. Microphone and share stay off until the member turns them on. */
  RoomReloaded: message('RoomReloaded', {}),
  AskForMic: message('AskForMic', {}),
  TakeAskingBack: message('TakeAskingBack', {}),
  OpenMic: message('OpenMic', {}),
  CloseMic: message('CloseMic', {}),
  AcceptMic: message('AcceptMic', {}),
  DeclineMic: message('DeclineMic', {}),
  AllowMic: message('AllowMic', ofPerson),
  RefuseMic: message('RefuseMic', ofPerson),
  InviteToMic: message('InviteToMic', ofPerson),
  EndMic: message('EndMic', ofPerson),
  MuteMic: message('MuteMic', ofPerson),
  UnmuteMic: message('UnmuteMic', ofPerson),
  MuteAll: message('MuteAll', {}),
  KickOut: message('KickOut', ofPerson),
  SetLiveRole: message('SetLiveRole', { xid: Xid, role: LiveRole }),
  SetMicMode: message('SetMicMode', { mode: MicMode }),
  EndRoom: message('EndRoom', {}),
  StartShare: message('StartShare', { kind: ShareKind }),
  StopShare: message('StopShare', {}),
  ReactInRoom: message('ReactInRoom', { emoji: t.string }),
  HideEndWarning: message('HideEndWarning', {}),

  RoomEntered: effectResult('RoomEntered', { channelId: ChannelId, arrival: RoomSnapshot }),
  RoomNotEntered: effectResult('RoomNotEntered', { channelId: ChannelId, failure: Failure }),
  RoomLeft: effectResult('RoomLeft', { channelId: ChannelId }),
  RoomTold: effectResult('RoomTold', { n: t.number }),
  RoomNotTold: effectResult('RoomNotTold', { n: t.number }),
  RoomActDone: effectResult('RoomActDone', { n: t.number }),
  RoomActNotDone: effectResult('RoomActNotDone', { n: t.number, failure: Failure }),
  StatsReported: effectResult('StatsReported', {}),
  RoomHeard: message('RoomHeard', { event: RoomEvent }),
  /** Sent by the tab that runs the room's media. */
  MediaIs: message('MediaIs', { channelId: ChannelId, state: MediaState }),
  MicNotHad: message('MicNotHad', { channelId: ChannelId, fault: MediaSendFailure }),
  ShareBegan: message('ShareBegan', { channelId: ChannelId, n: t.number, hasSound: t.boolean, surface: Surface }),
  /** `fault` is `null` if the member pressed the browser's own stop button. */
  ShareOver: message('ShareOver', { channelId: ChannelId, n: t.number, fault: t.union([MediaSendFailure, t.null]) }),
} as const

type Codecs = typeof roomMessages
export type RoomMessage = t.TypeOf<Codecs[keyof Codecs]>
export type RoomPush = Extract<RoomMessage, { type: 'RoomHeard' }>
