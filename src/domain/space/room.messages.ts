import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { ChannelId, Xid } from '../kernel/ids'
import { SendFault } from '../kernel/media-fault'
import { answer, message } from '../kernel/message'
import { Entry, MediaState, RoomEvent, ShareKind } from './room'
import { LiveRole, MicMode } from './space'

const ofPerson = { xid: Xid }

/** What was chosen to be shown; a window has no sound to share (spec 2 §8). */
const Surface = t.union([t.literal('monitor'), t.literal('window'), t.literal('browser'), t.literal('camera')], 'Surface')

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

  RoomEntered: answer('RoomEntered', { channelId: ChannelId, arrival: Entry }),
  RoomNotEntered: answer('RoomNotEntered', { channelId: ChannelId, failure: Failure }),
  RoomLeft: answer('RoomLeft', { channelId: ChannelId }),
  RoomTold: answer('RoomTold', { n: t.number }),
  RoomNotTold: answer('RoomNotTold', { n: t.number }),
  RoomActDone: answer('RoomActDone', { n: t.number }),
  RoomActNotDone: answer('RoomActNotDone', { n: t.number, failure: Failure }),
  StatsReported: answer('StatsReported', {}),
  /** Over the socket, from whoever it names. */
  RoomHeard: message('RoomHeard', { event: RoomEvent }),
  /** From the tab with the room's sound. */
  MediaIs: message('MediaIs', { channelId: ChannelId, state: MediaState }),
  MicNotHad: message('MicNotHad', { channelId: ChannelId, fault: SendFault }),
  ShareBegan: message('ShareBegan', { channelId: ChannelId, n: t.number, hasSound: t.boolean, surface: Surface }),
  /** `null`: stopped with the browser's own button. */
  ShareOver: message('ShareOver', { channelId: ChannelId, n: t.number, fault: t.union([SendFault, t.null]) }),
} as const

type Codecs = typeof roomMessages
export type RoomMessage = t.TypeOf<Codecs[keyof Codecs]>
export type RoomNews = Extract<RoomMessage, { type: 'RoomHeard' }>
