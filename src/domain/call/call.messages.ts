import * as t from 'io-ts'
import { Failure } from '../kernel/failure'
import { ChannelId, Xid } from '../kernel/ids'
import { Instant } from '../kernel/instant'
import { MediaSendFailure } from '../kernel/media-fault'
import { effectResult, message } from '../kernel/message'
import { CallMediaState, CallPeer, CallAvailability } from './call'
import { orNull } from '../kernel/or-null'

/** The key of a call in this browser: a generated id for an outgoing call, the channel id for an incoming call. */
const ofCall = { key: t.string }
/** `by`: the person who acted. `isWeb`: whether that person used a browser (decisions.md: `web` and `h5`). */
const signal = { channelId: ChannelId, by: orNull(Xid), isWeb: t.boolean, me: orNull(Xid) }

/** Messages of private calls (spec 2 §4). */
export const callMessages = {
  'call/Dial': message('call/Dial', { ...ofCall, to: CallPeer, isVideo: t.boolean, standing: CallAvailability }),
  'call/Accept': message('call/Accept', ofCall),
  'call/Reject': message('call/Reject', ofCall),
  /** Ends the call. An unanswered call is cancelled. */
  'call/HangUp': message('call/HangUp', ofCall),
  'call/DismissSummary': message('call/DismissSummary', ofCall),
  /** Moves the call's media to the tab that dispatches this message. */
  'call/MoveToThisTab': message('call/MoveToThisTab', ofCall),
  'call/SetMicrophone': message('call/SetMicrophone', { ...ofCall, isOn: t.boolean }),
  'call/SetCamera': message('call/SetCamera', { ...ofCall, isOn: t.boolean }),

  /** The server signalled `loop_private_room_calling` to this account. `saidAt`: the server's time. */
  'call/Calling': message('call/Calling', {
    channelId: orNull(ChannelId),
    from: CallPeer,
    isVideo: t.boolean,
    saidAt: orNull(Instant),
  }),
  'call/Cancelled': message('call/Cancelled', signal),
  'call/Rejected': message('call/Rejected', signal),
  'call/Accepted': message('call/Accepted', { ...signal, isVideo: orNull(t.boolean) }),

  'call/Started': effectResult('call/Started', { channelId: ChannelId }),
  'call/NotStarted': effectResult('call/NotStarted', { failure: Failure }),
  /** `channelId` is `null` if nobody is calling this account. */
  'call/RingVerified': effectResult('call/RingVerified', { channelId: orNull(ChannelId) }),
  'call/RingNotVerified': effectResult('call/RingNotVerified', { failure: Failure }),
  /** The socket reconnected. Signals of the call may have been missed (RCV-6). */
  'call/Reconnected': message('call/Reconnected', { channelId: ChannelId }),
  'call/StatusLoaded': effectResult('call/StatusLoaded', {
    channelId: ChannelId,
    is: t.keyof({ waiting: null, ongoing: null, over: null }),
  }),
  'call/StatusNotLoaded': effectResult('call/StatusNotLoaded', { failure: Failure }),
  'call/ChannelJoined': effectResult('call/ChannelJoined', {}),
  'call/ChannelNotJoined': effectResult('call/ChannelNotJoined', { failure: Failure }),
  'call/Closed': effectResult('call/Closed', {}),
  'call/NotClosed': effectResult('call/NotClosed', { failure: Failure }),
  /** The ring makes no sound, because browsers block sound until a user gesture. */
  'call/RingtoneBlocked': effectResult('call/RingtoneBlocked', {}),

  /** Sent by the tab that runs the call's media. */
  'call/PeerPresenceChanged': message('call/PeerPresenceChanged', { channelId: ChannelId, isThere: t.boolean }),
  'call/MediaStateChanged': message('call/MediaStateChanged', { channelId: ChannelId, state: CallMediaState }),
  'call/TrackNotSent': message('call/TrackNotSent', {
    channelId: ChannelId,
    kind: t.union([t.literal('microphone'), t.literal('camera')]),
    fault: orNull(MediaSendFailure),
  }),
  /** The tab that runs the call's media was reloaded. Microphone and camera stay off until the member turns them on. */
  'call/TabReloaded': message('call/TabReloaded', { channelId: ChannelId }),
} as const

type Codecs = typeof callMessages
export type CallMessage = t.TypeOf<Codecs[keyof Codecs]>
