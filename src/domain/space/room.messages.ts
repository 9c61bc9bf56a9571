import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { ChannelId, Xid } from '../kernel/ids'
import { MediaSendFailure } from '../kernel/media-fault'
import { effectResult, message } from '../kernel/message'
import { RoomSnapshot, MediaState, RoomEvent, ShareKind } from './room'
import { LiveRole, MicMode } from './space'

const ofPerson = { xid: Xid }

/** What was chosen to be shown; a window has no sound to share (spec 2 §8). */
const Surface = t.union(
  [t.literal('monitor'), t.literal('window'), t.literal('browser'), t.literal('camera')],
  'Surface',
)

/** Commands and facts of the room one is in (spec 2 §4). */
export const roomMessages = {
  /** `leavesOther`: they were asked, and leave the room they are in. */
  EnterSpace: message('EnterSpace', { channelId: ChannelId, me: Xid, isSuper: t.boolean, leavesOther: t.boolean }),
  LeaveSpace: message('LeaveSpace', {}),
  /** The room's sound goes on in the tab that says so. */
  TakeRoomHere: message('TakeRoomHere', {}),
  /** The tab with the room's sound was loaded anew: nobody speaks or shows anything who does not press again. */
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
  /** Over the socket, from whoever it names. */
  RoomHeard: message('RoomHeard', { event: RoomEvent }),
  /** From the tab with the room's sound. */
  MediaIs: message('MediaIs', { channelId: ChannelId, state: MediaState }),
  MicNotHad: message('MicNotHad', { channelId: ChannelId, fault: MediaSendFailure }),
  ShareBegan: message('ShareBegan', { channelId: ChannelId, n: t.number, hasSound: t.boolean, surface: Surface }),
  /** `null`: stopped with the browser's own button. */
  ShareOver: message('ShareOver', { channelId: ChannelId, n: t.number, fault: t.union([MediaSendFailure, t.null]) }),
} as const

type Codecs = typeof roomMessages
export type RoomMessage = t.TypeOf<Codecs[keyof Codecs]>
export type RoomPush = Extract<RoomMessage, { type: 'RoomHeard' }>
